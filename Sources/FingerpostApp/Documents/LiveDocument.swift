import CairoRenderer
package import Canvas
import Foundation
package import Interface
package import LayoutFiles
package import Traces
import UIKit

/// One open layout: the session about it, the interface that shows it, and what goes on around both.
package final class LiveDocument {
  package private(set) var layout: OpenLayout
  package let session: DebugSession
  package let root: InterfaceRoot
  private let complain: (String) -> Void
  private var runner: ScriptRunner?
  private var recorder: TraceRecorder?
  private var recordingMessage: String?

  /// `rules` are told beside decisions; `complain` gets sentences for standard error.
  package init(
    _ layout: OpenLayout,
    theme: Theme,
    rules: RuleCatalog?,
    measurer: any TextMeasurer,
    complain: @escaping (String) -> Void
  ) {
    self.layout = layout
    self.complain = complain
    session = DebugSession(
      application: layout.built.application,
      name: layout.name,
      document: layout.built.document,
      theme: theme
    )
    session.rules = rules
    root = InterfaceRoot(session: session, measurer: measurer, size: InterfaceRoot.usualSize)
  }

  package var name: String { session.name }

  // MARK: Time

  /// Runs the timers of the interface and of the layout, and plays what is due of the steps; when to come back.
  func advance(to now: Instant) -> Instant? {
    root.advance(to: now)
    defer { writeRecording() }
    return [playSteps(at: now), root.nextDeadline].compactMap(\.self).min()
  }

  // MARK: Steps

  /// Plays steps at their own pace from now on.
  package func play(_ steps: [Step]) {
    let runner = ScriptRunner(steps, on: layout.built)
    runner.deliver = { [session] samples, instant in session.touch(samples, isSimulated: true, at: instant) }
    self.runner = runner
  }

  private func playSteps(at now: Instant) -> Instant? {
    guard let runner else { return nil }
    let layoutNow = session.layoutInstant(at: now)
    runner.run(until: layoutNow)
    session.takeInTrace()
    if runner.isFinished {
      for problem in runner.problems {
        complain("step at \(Words.seconds(problem.step.time)) s: \(problem.text)")
      }
      self.runner = nil
      return nil
    }
    let next = runner.nextInstant ?? runner.endInstant
    return now.advanced(bySeconds: next.seconds(since: layoutNow))
  }

  // MARK: Recording

  /// Writes the trace to a file as it grows; throws a `TraceFileError` if it cannot be begun.
  package func record(to path: String) throws {
    recorder = try TraceRecorder(path: path, header: TraceFile.Header(layout.built.document))
  }

  private func writeRecording() {
    guard let recorder else { return }
    recorder.append(from: layout.built.application)
    guard let message = recorder.message, message != recordingMessage else { return }
    recordingMessage = message
    session.say("Recording: \(message)")
    complain("fingerpost: \(message)")
  }

  /// Makes the recording whole and ends it; a trace file is of one layout.
  package func finish() {
    writeRecording()
    recorder?.finish()
    recorder = nil
  }

  // MARK: Files

  /// Reads the layout again; one that cannot be read leaves the old one shown.
  func reload() {
    guard layout.hasFile else { return session.say("\(layout.name) was read once and has no file to read again") }
    do {
      let fresh = try OpenLayout(path: layout.path)
      let recording = recorder?.path
      replace(with: fresh)
      let ended = recording.map { "; the recording \($0) ends here" } ?? ""
      session.say("Read \(fresh.name) again\(ended)")
    } catch {
      session.say(error.diagnostics.first.map { "\($0)" } ?? "The layout cannot be read")
      for diagnostic in error.diagnostics { complain("\(diagnostic)") }
    }
  }

  /// A scene of the same file, built beside the shown one; nil if it cannot be.
  func layout(ofScene name: String) -> OpenLayout? {
    guard layout.hasFile else { return nil }
    return try? OpenLayout(path: LayoutPath(layout.path).file + "#" + name)
  }

  /// Shows a scene of the same file in place of the shown one.
  func showScene(_ name: String) {
    guard let fresh = layout(ofScene: name) else { return session.say("The scene \(name) cannot be read") }
    replace(with: fresh)
    session.say("Scene \(name)")
  }

  /// The trace, ready to be saved in any form.
  var export: TraceExport {
    TraceExport(session, document: layout.built.document, path: layout.hasFile ? layout.path : nil)
  }

  /// Shows another layout in place of this one.
  private func replace(with fresh: OpenLayout) {
    finish()
    layout = fresh
    runner = nil
    session.replaceLayout(fresh.built.application, name: fresh.name, document: fresh.built.document)
  }
}
