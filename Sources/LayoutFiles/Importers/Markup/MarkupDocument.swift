/// An XML file as flat tables over its bytes; texts are made only where somebody asks for them.
///
/// A storyboard has a hundred attributes for each one that matters, so none is copied before it is asked for.
final class MarkupDocument: Sendable {
  struct Element {
    /// An index into ``MarkupDocument/names``.
    let name: Int32
    let firstAttribute: Int32
    var attributeCount: Int32 = 0
    let parent: Int32
    /// 0 for none: the root is nobody's child.
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0
    /// The `<`, in bytes.
    let offset: Int32
    /// The text directly behind the start tag, up to the next tag.
    var textStart: Int32 = 0
    var textEnd: Int32 = 0
  }

  struct Attribute {
    let name: Int32
    let start: Int32
    let end: Int32
    /// Whether the value has references such as `&amp;`.
    let isEscaped: Bool
  }

  let bytes: [UInt8]
  let elements: [Element]
  let attributes: [Attribute]
  let names: [String]
  private let nameIndices: [String: Int32]
  private let places: MarkupPlaces

  init(bytes: [UInt8], elements: [Element], attributes: [Attribute], names: [String], places: MarkupPlaces) {
    self.bytes = bytes
    self.elements = elements
    self.attributes = attributes
    self.names = names
    self.places = places
    nameIndices = Dictionary(names.enumerated().map { ($1, Int32($0)) }) { first, _ in first }
  }

  var root: MarkupElement { MarkupElement(document: self, index: 0) }

  func nameIndex(_ name: String) -> Int32? { nameIndices[name] }

  func location(offset: Int32) -> SourceLocation { places.location(offset: Int(offset), in: bytes) }
}
