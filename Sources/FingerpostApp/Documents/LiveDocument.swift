import CairoRenderer
package import Canvas
import Foundation
package import Interface
package import LayoutFiles
package import Traces
import UIKit

/// One open layout: the session about it, the interface that shows it, and what goes on around both.
package final class LiveDocument {
  /// What is inspected.
  enum Source {
    case file(OpenLayout)
    case interface(InspectedInterface)
  }

  var source: Source
  package let session: DebugSession
  package let root: InterfaceRoot
  let complain: (String) -> Void
  var runner: ScriptRunner?
  var recorder: TraceRecorder?
  private var recordingMessage: String?

  /// When the file is to be read again, after a change on disk.
  var reloadDeadline: Instant?

  /// `rules` are told beside decisions; `complain` gets sentences for standard error.
  package convenience init(
    _ layout: OpenLayout,
    theme: Theme,
    rules: RuleCatalog?,
    measurer: any TextMeasurer,
    complain: @escaping (String) -> Void
  ) {
    let session = DebugSession(
      application: layout.built.application,
      name: layout.name,
      document: layout.built.document,
      theme: theme
    )
    session.rules = rules
    self.init(.file(layout), session, measurer: measurer, complain: complain)
  }

  /// The program's own interface, inspected.
  package convenience init(
    inspecting interface: InspectedInterface,
    theme: Theme,
    rules: RuleCatalog?,
    measurer: any TextMeasurer,
    complain: @escaping (String) -> Void
  ) {
    let session = DebugSession(application: interface.application, name: InspectedInterface.name, theme: theme)
    session.rules = rules
    self.init(.interface(interface), session, measurer: measurer, complain: complain)
  }

  private init(
    _ source: Source,
    _ session: DebugSession,
    measurer: any TextMeasurer,
    complain: @escaping (String) -> Void
  ) {
    self.source = source
    self.session = session
    self.complain = complain
    session.looksAfterFrames = true
    root = InterfaceRoot(session: session, measurer: measurer, size: InterfaceRoot.usualSize)
  }

  package var name: String { session.name }

  /// The file; nil for what has none to be read again.
  package var path: String? {
    guard case .file(let layout) = source, layout.hasFile else { return nil }
    return layout.path
  }

  /// The layout as values; of the program itself what it is like at the moment.
  var layoutDocument: LayoutDocument {
    switch source {
    case .file(let layout): layout.built.document
    case .interface(let interface): LayoutDocument(describing: interface.application)
    }
  }

  /// The trace, ready to be saved in any form.
  var export: TraceExport { TraceExport(session, document: layoutDocument, path: path) }

  // MARK: Time

  /// Runs the timers of the interface and of the layout, and plays what is due of the steps; when to come back.
  func advance(to now: Instant) -> Instant? {
    root.advance(to: now)
    if let due = reloadDeadline, due <= now { fileDidChange() }
    defer { writeRecording() }
    return [playSteps(at: now), advanceInspected(at: now), reloadDeadline, root.nextDeadline].compactMap(\.self).min()
  }

  private func advanceInspected(at now: Instant) -> Instant? {
    guard case .interface(let interface) = source else { return nil }
    return interface.advance().map { now.advanced(bySeconds: $0) }
  }

  /// Whether something in it moves by itself.
  var needsTicks: Bool {
    if case .interface(let interface) = source, interface.root.needsTicks { return true }
    return root.needsTicks
  }

  /// Moves everything that moves by itself on by some seconds.
  func tick(_ seconds: Double) {
    if case .interface(let interface) = source { _ = interface.root.tick(seconds) }
    _ = root.tick(seconds)
  }

  // MARK: Steps

  /// Plays steps at their own pace from now on; only a layout from a file can be told what to do by them.
  package func play(_ steps: [Step]) {
    guard case .file(let layout) = source else { return }
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
    recorder = try TraceRecorder(path: path, header: TraceFile.Header(layoutDocument))
  }

  private func writeRecording() {
    guard let recorder else { return }
    recorder.append(from: session.application)
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

  /// Saves the layout with its what-ifs under the first free name in the working directory; says where.
  func saveLayout() {
    guard !session.whatIf.isEmpty else { return session.say("No what-if has changed the layout") }
    guard let changed = session.changedLayout else { return session.say("There is no file behind this layout") }
    let folder = FileManager.default.currentDirectoryPath
    let name = (1...9_999).lazy.map { "\(self.session.name)-what-if-\($0).layout.json" }
      .first { !FileManager.default.fileExists(atPath: folder + "/" + $0) }
    guard let name else { return session.say("There are too many files of this name in \(folder)") }
    do {
      try PictureFile.write(Data(changed.text.utf8), to: folder + "/" + name)
      let left = changed.left.joined(separator: ", ")
      session.say("Saved \(name)\(left.isEmpty ? "" : ", but for \(left), which the file cannot name")")
    } catch {
      session.say("The layout was not saved: \(error)")
    }
  }
}
