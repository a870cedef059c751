/// A layout and steps without the words that may be secret: names become `view 12`, texts a row of x.
///
/// Positions, flags, classes of UIKit and everything that decides about touches stay as they are, so the same fingers
/// get the same answers.
package struct NameRemoval {
  /// The layout with its new names.
  package let document: LayoutDocument

  private let words: Words

  /// Throws when the layout cannot be read again, which says what of it stood in the way.
  package init(_ document: LayoutDocument) throws(LayoutError) {
    let json = LayoutWriter.json(document)
    var words = Words(names: document.names)
    words.collect(json, key: nil)
    self.words = words
    var plain = try LayoutFile.decode(Array(words.replaced(json, key: nil).compact.utf8), file: "names removed")
    plain.source = document.source
    self.document = plain
  }

  /// Steps that say the same about the renamed objects.
  package func steps(_ steps: [Step]) throws(LayoutError) -> [Step] {
    let list = JSONOutput.array(steps.map { StepWriter.json($0) })
    let json = JSONOutput.object([JSONOutput.Member("steps", words.replaced(list, key: nil))])
    return try StepsFile.decode(Array(json.compact.utf8), file: "names removed", for: document).steps
  }

  /// What stands for each word.
  private struct Words {
    let names: NameTable
    private var replacements: [String: String] = [:]
    private var classes: [String: String] = [:]
    private var actions: [String: String] = [:]
    private var counts: [String: Int] = [:]

    init(names: NameTable) {
      self.names = names
    }

    /// Keys whose values a person reads and no rule does.
    private static let texts: Set<String> = [
      "text", "title", "placeholder", "image", "items", "accessibilityLabel", "accessibilityIdentifier", "notes",
    ]

    /// Keys whose values are names of other objects, or lists of them; all other values are words of the format.
    private static let references: Set<String> = [
      "name", "next", "in", "target", "returns", "tries", "requireToFail", "managedBy", "viewForZooming", "superview",
      "gestureRecognizerShouldBegin", "touchesShouldBegin", "touchesShouldCancel", "shouldBegin", "shouldReceive",
      "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy", "except",
      "set", "remove", "insert", "into", "becomeFirstResponder", "resignFirstResponder", "makeKey", "by", "dismiss",
      "animate",
    ]

    /// Gives every name, class and action of a layout its number, in the order of the file.
    mutating func collect(_ json: JSONOutput, key: String?) {
      switch json {
      case .object(let members):
        for member in members { collect(member.value, key: member.key) }
      case .array(let values):
        for value in values { collect(value, key: key) }
      case .string(let text):
        switch key {
        case "name": if names[text] != nil, replacements[text] == nil { replacements[text] = number(kind(of: text)) }
        case "customClass": if classes[text] == nil { classes[text] = number("Class", separator: "") }
        case "action", "implements": if actions[text] == nil { actions[text] = number("action", separator: "") }
        default: break
        }
      default: break
      }
    }

    private mutating func number(_ kind: String, separator: String = " ") -> String {
      counts[kind, default: 0] += 1
      return "\(kind)\(separator)\(counts[kind] ?? 0)"
    }

    private func kind(of name: String) -> String {
      guard let uiClass = names[name]?.uiClass else { return "object" }
      if uiClass.isKind(of: .window) { return "window" }
      if uiClass.isKind(of: .view) { return "view" }
      if uiClass.isKind(of: .viewController) { return "controller" }
      return uiClass.isKind(of: .gestureRecognizer) ? "recognizer" : "object"
    }

    func replaced(_ json: JSONOutput, key: String?) -> JSONOutput {
      switch json {
      case .object(let members):
        // What a file accepts of its findings stands under the names of the objects.
        return .object(
          members.map { member in
            JSONOutput.Member(
              key == "ignore" ? replaced(member.key) : member.key,
              key == "ignore" ? .string("x") : replaced(member.value, key: member.key)
            )
          }
        )
      case .array(let values): return .array(values.map { replaced($0, key: key) })
      case .string(let text): return .string(replaced(text, key: key))
      default: return json
      }
    }

    private func replaced(_ text: String, key: String?) -> String {
      switch key {
      case let key? where Self.texts.contains(key): crossed(text)
      case "customClass": classes[text] ?? text
      case "action", "implements": actions[text] ?? text
      case let key? where Self.references.contains(key): replaced(text)
      default: text
      }
    }

    /// A name, what is in it (`NAME/*`), a part of it (`NAME.pan`) or a class (`.ClassName`).
    private func replaced(_ text: String) -> String {
      if let name = replacements[text] { return name }
      if text.hasPrefix("."), let name = classes[String(text.dropFirst())] { return "." + name }
      if text.hasSuffix("/*"), let name = replacements[String(text.dropLast(2))] { return name + "/*" }
      if let dot = text.lastIndex(of: "."), let name = replacements[String(text[..<dot])] { return name + text[dot...] }
      return text
    }

    /// As long as before, so that what it takes on the screen stays.
    private func crossed(_ text: String) -> String {
      String(text.map { $0.isLetter || $0.isNumber ? "x" : $0 })
    }
  }
}
