/// An element of an XML file.
struct MarkupElement: Sendable {
  let document: MarkupDocument
  let index: Int32

  private var record: MarkupDocument.Element { document.elements[Int(index)] }

  var name: String { document.names[Int(record.name)] }

  var location: SourceLocation { document.location(offset: record.offset) }

  /// The value of an attribute with its references resolved; nil when it is absent.
  subscript(attribute: String) -> String? {
    guard let name = document.nameIndex(attribute) else { return nil }
    let record = record
    for position in Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
    where document.attributes[position].name == name {
      let attribute = document.attributes[position]
      return MarkupText.string(
        document.bytes[Int(attribute.start)..<Int(attribute.end)],
        isEscaped: attribute.isEscaped
      )
    }
    return nil
  }

  /// The text directly behind the start tag.
  var text: String {
    let record = record
    return MarkupText.string(document.bytes[Int(record.textStart)..<Int(record.textEnd)], isEscaped: true)
  }

  var children: Children { Children(document: document, upcoming: record.firstChild) }

  var parent: MarkupElement? {
    record.parent < 0 ? nil : MarkupElement(document: document, index: record.parent)
  }

  func child(_ name: String) -> MarkupElement? {
    guard let wanted = document.nameIndex(name) else { return nil }
    return children.first { document.elements[Int($0.index)].name == wanted }
  }

  /// The children of the first child of that name: what a list such as `<subviews>` holds.
  func list(_ name: String) -> Children {
    child(name)?.children ?? Children(document: document, upcoming: 0)
  }

  struct Children: Sequence, IteratorProtocol {
    let document: MarkupDocument
    /// 0 behind the last one.
    fileprivate var upcoming: Int32

    mutating func next() -> MarkupElement? {
      guard upcoming != 0 else { return nil }
      defer { upcoming = document.elements[Int(upcoming)].nextSibling }
      return MarkupElement(document: document, index: upcoming)
    }
  }
}
