import Foundation

/// One view controller as `_printHierarchy` prints it.
struct DescribedController {
  /// How many controllers stand around it: containers and those it is presented by.
  let depth: Int
  let isPresented: Bool
  let className: String
  let address: String?
  /// `appeared`, `appearing`, `disappeared` or `disappearing`.
  let state: String
  /// Nil when the view is not loaded.
  let viewClass: String?
  let viewAddress: String?
  let isInWindow: Bool
  let location: SourceLocation

  init(
    depth: Int,
    isPresented: Bool,
    className: String,
    address: String?,
    state: String,
    viewClass: String?,
    viewAddress: String?,
    isInWindow: Bool,
    location: SourceLocation
  ) {
    self.depth = depth
    self.isPresented = isPresented
    self.className = className
    self.address = address
    self.state = state
    self.viewClass = viewClass
    self.viewAddress = viewAddress
    self.isInWindow = isInWindow
    self.location = location
  }

  /// The controller of a line such as `| <NAME 0xADDRESS>, state: appeared, view: <UIView 0xADDRESS>`.
  init?(_ line: TextLines.Line) {
    guard let mark = line.text.firstRange(ofBytes: Array(">, state: ".utf8)),
      let open = line.text[..<mark.lowerBound].firstIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let marks = line.text[..<open].filter { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "+") }
    depth = marks.count
    isPresented = marks.last == UInt8(ascii: "+")
    (className, address) = Self.object(String(decoding: line.text[(open + 1)..<mark.lowerBound], as: UTF8.self))
    let rest = String(decoding: line.text[mark.upperBound...], as: UTF8.self)
    state = String(rest.prefix { $0.isLetter })
    isInWindow = !rest.contains("not in the window") && !rest.contains("view not loaded")
    location = line.location(open)
    guard let viewMark = rest.range(of: "view: <") else {
      (viewClass, viewAddress) = (nil, nil)
      return
    }
    let described = rest[viewMark.upperBound...].prefix { $0 != ">" }
    let view = Self.object(String(described))
    (viewClass, viewAddress) = (view.0, view.1)
  }

  /// `NAME 0xADDRESS`, `NAME: 0xADDRESS` or `NAME` alone.
  private static func object(_ text: String) -> (String, String?) {
    guard let range = text.range(of: " 0x", options: .backwards) else { return (text, nil) }
    var name = text[..<range.lowerBound]
    if name.last == ":" { name.removeLast() }
    return (String(name), "0x" + text[range.upperBound...])
  }
}
