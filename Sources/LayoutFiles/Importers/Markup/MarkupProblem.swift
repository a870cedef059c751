/// What can be wrong with an XML file.
package enum MarkupProblem: Hashable, Sendable {
  case wrongEnd(found: String, expected: String, openedAt: SourceLocation)
  case endWithoutStart(String)
  case expected(String, found: String)
  case unclosedAttribute(String)
  case lessThanInAttribute(String)
  case unknownEntity(String)
  case internalSubset
  case mergeConflict
  case encoding(String)
  case tooManyElements(limit: Int)
  case textAfterEnd

  var sentence: String {
    switch self {
    case .wrongEnd(let found, let expected, let opened):
      "found </\(found)>; the element open here is <\(expected)>, from \(opened.line):\(opened.column)"
    case .endWithoutStart(let name): "found </\(name)>, but no element is open"
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .unclosedAttribute(let name): "the value of \(name) has no closing quote"
    case .lessThanInAttribute(let name): "the value of \(name) has a <; a closing quote may be missing before it"
    case .unknownEntity(let name):
      "&\(name); is not one of XML's own entities; entities of documents are never expanded"
    case .internalSubset: "the document type declares entities; they are never expanded, and such a file is not read"
    case .mergeConflict: "an unresolved merge conflict; resolve it and save the file"
    case .encoding(let name): "the text says it is in \(name); save it as UTF-8"
    case .tooManyElements(let limit): "more than \(limit) elements, the limit"
    case .textAfterEnd: "there is more after the end of the document"
    }
  }
}
