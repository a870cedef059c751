import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// The file of a document: read again when it changes, and its scenes.
extension LiveDocument {
  /// Editors write in more than one step; a file that has not changed for so long, in seconds, is whole.
  private static let settling = 0.08

  /// The file was written, at a moment of the window's clock.
  func noteChange(at now: Instant) {
    reloadDeadline = now.advanced(bySeconds: Self.settling)
  }

  /// Reads the file again unless it says what it said.
  func fileDidChange() {
    reloadDeadline = nil
    guard case .file(let layout) = source, layout.isOutdated else { return }
    reload()
  }

  /// Reads the layout again and plays the trace on it; one that cannot be read leaves the old one shown.
  func reload() {
    reloadDeadline = nil
    guard case .file(let layout) = source, layout.hasFile else {
      return session.say("\(name) has no file to read again")
    }
    do {
      let fresh = try OpenLayout(path: layout.path)
      let recording = recorder?.path
      finish()
      source = .file(fresh)
      runner = nil
      let hadWhatIfs = !session.whatIf.isEmpty
      let outcome = session.reread(fresh.built, name: fresh.name)
      var words = "Reloaded \(Self.clockTime(Date()))"
      if hadWhatIfs { words += ", the what-if is gone" }
      if let recording { words += ", the recording \(recording) ends here" }
      let link = session.link(to: outcome)
      if outcome != .noTrace { words += ", trace replayed:" + (link == nil ? " same winner" : "") }
      session.setNotice(nil)
      session.say(words, warns: link != nil, link: link)
    } catch {
      let problem = error.diagnostics.first.map { "\($0)" } ?? "\(layout.path) cannot be read"
      session.setNotice(
        DebugSession.Notice(
          problem: problem,
          consequence: "still showing the version of \(Self.clockTime(layout.readAt))"
        )
      )
      for diagnostic in error.diagnostics { complain("\(diagnostic)") }
    }
  }

  /// A time of day as "14:02".
  private static func clockTime(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }

  // MARK: Scenes

  /// A scene of the same file, built beside the shown one; nil if it cannot be.
  func layout(ofScene name: String) -> OpenLayout? {
    path.flatMap { try? OpenLayout(path: LayoutPath($0).file + "#" + name) }
  }

  /// Shows a scene of the same file in place of the shown one.
  func showScene(_ name: String) {
    guard let fresh = layout(ofScene: name) else { return session.say("The scene \(name) cannot be read") }
    finish()
    source = .file(fresh)
    runner = nil
    session.replaceLayout(fresh.built.application, name: fresh.name, document: fresh.built.document)
    session.say("Scene \(name)")
  }
}
