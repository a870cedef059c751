import CairoRenderer
import Foundation
import LayoutFiles

/// The trace that travels inside a picture or page that the program saved.
enum EmbeddedTrace {
  /// Under which the trace stands in a picture.
  nonisolated static let keyword = "Fingerpost trace"

  /// The trace in a PNG's text, an SVG's metadata or a page's script; nil for a file that carries none.
  ///
  /// It throws `PNGError` for a picture that is damaged.
  nonisolated static func bytes(in file: [UInt8]) throws -> [UInt8]? {
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return try PNGText.text(keyword: keyword, in: Data(file)).map { Array($0.utf8) }
    }
    guard file.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "<") else { return nil }
    if let text = text(in: file, after: "<metadata id=\"\(keyword)\">", upTo: "</metadata>") {
      return Array(unescaped(text).utf8)
    }
    return text(in: file, after: "<script type=\"application/json\" id=\"fingerpost-trace\">", upTo: "</script>")
      .map { Array($0.utf8) }
  }

  private nonisolated static func text(in file: [UInt8], after start: String, upTo end: String) -> String? {
    guard let opening = file.firstRange(of: Array(start.utf8)),
      let closing = file[opening.upperBound...].firstRange(of: Array(end.utf8))
    else { return nil }
    return String(decoding: file[opening.upperBound..<closing.lowerBound], as: UTF8.self)
  }

  /// The entities that the writer of pictures makes.
  private nonisolated static func unescaped(_ text: String) -> String {
    text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}
