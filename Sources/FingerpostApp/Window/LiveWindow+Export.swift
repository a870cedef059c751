import CairoRenderer
import Foundation
package import Interface
package import Traces

/// What the export dialog asks for.
extension LiveWindow {
  package var exportFolder: String { FileManager.default.currentDirectoryPath }

  package func suggestedName(for format: ExportFormat) -> String {
    // A scene's name, or pasted text's, may hold what no file's name should.
    let base = String(session.name.map { $0 == "/" || $0 == "#" || $0.isWhitespace ? "-" : $0 })
    let stem = format == .check ? base : "\(base)-trace"
    let names = (1...9_999).lazy.map { $0 == 1 ? stem + format.ending : "\(stem)-\($0)\(format.ending)" }
    return names.first { !self.fileExists(at: $0) } ?? stem + format.ending
  }

  package func fileExists(at path: String) -> Bool { FileManager.default.fileExists(atPath: absolute(path)) }

  package func export(_ request: ExportRequest) -> String? {
    let path = absolute(request.path)
    do {
      let export = try document.export.limited(to: request.range).redacted(request.removesNames)
      let data = try export.data(request.format, scale: request.scale, file: path)
      try PictureFile.write(data, to: path)
    } catch {
      return "\(error)"
    }
    session.say("Saved \(request.path)" + (request.range.map { ", \(Words.range($0)) only" } ?? ""))
    return nil
  }

  private func absolute(_ path: String) -> String {
    let path = path.hasPrefix("~/") ? NSHomeDirectory() + path.dropFirst() : path
    return path.hasPrefix("/") ? path : exportFolder + "/" + path
  }
}
