import Glibc

/// The files of a `text/uri-list`, as file managers drag it: one URI a line, comments behind `#`.
package struct FileURIList: Hashable, Sendable {
  /// Absolute paths of files on this machine, in order.
  package private(set) var paths: [String] = []

  /// What is there beside them: other machines' files, other schemes, nonsense.
  package private(set) var refused: [String] = []

  /// At most this many of each are kept.
  static let limit = 64

  /// `host` is this machine's name, which file managers may put in.
  package init(_ text: String, host: String = FileURIList.machineName) {
    for line in text.split(whereSeparator: \.isNewline).prefix(Self.limit) where !line.hasPrefix("#") {
      let uri = String(line.trimmingPrefix { $0 == " " })
      if let path = Self.path(uri, host: host) { paths.append(path) } else if !uri.isEmpty { refused.append(uri) }
    }
  }

  /// `file:///path`, `file://host/path` or `file:/path`.
  private static func path(_ uri: String, host: String) -> String? {
    guard let scheme = uri.prefixMatch(of: #/(?i)file:/#) else { return nil }
    var rest = uri[scheme.range.upperBound...]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let named = rest.prefix { $0 != "/" }.lowercased()
      guard named.isEmpty || named == "localhost" || named == host.lowercased() else { return nil }
      rest = rest.drop { $0 != "/" }
    }
    // A query or fragment belongs to no file; a name with such a character has it encoded.
    guard rest.hasPrefix("/"), let path = decoded(rest.prefix { $0 != "?" && $0 != "#" }) else { return nil }
    return path
  }

  /// The percent signs undone; nil where they stand for nothing, or for bytes that no path has.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  package static let machineName: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()
}
