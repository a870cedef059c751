import CairoRenderer
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// What goes on around an open window: steps that are played, a recording, saved pictures, reloads.
final class LiveRun {
  private var layout: OpenLayout
  private let session: DebugSession
  private let window: LiveWindow
  private let console: Console
  private var runner: ScriptRunner?
  private var recorder: TraceRecorder?
  private var recordingMessage: String?

  init(layout: OpenLayout, session: DebugSession, window: LiveWindow, console: Console) {
    self.layout = layout
    self.session = session
    self.window = window
    self.console = console
    window.reload = { [weak self] in self?.reload() }
    window.savePicture = { [weak self] in self?.savePicture() ?? "" }
    window.onTurn = { [weak self] _, now in self?.turn(at: now) }
  }

  // MARK: Steps

  /// Plays steps at their own pace from now on.
  func play(_ steps: [Step]) {
    let runner = ScriptRunner(steps, on: layout.built)
    runner.deliver = { [session] samples, instant in session.touch(samples, isSimulated: true, at: instant) }
    self.runner = runner
  }

  /// What is due of the steps; when to come back.
  private func turn(at now: Instant) -> Instant? {
    defer { writeRecording() }
    guard let runner else { return nil }
    let layoutNow = session.layoutInstant(at: now)
    runner.run(until: layoutNow)
    session.takeInTrace()
    if runner.isFinished {
      for problem in runner.problems {
        console.complain("step at \(Words.seconds(problem.step.time)) s: \(problem.text)")
      }
      self.runner = nil
      return nil
    }
    let next = runner.nextInstant ?? runner.endInstant
    return now.advanced(bySeconds: next.seconds(since: layoutNow))
  }

  // MARK: Recording

  /// Writes the trace to a file as it grows.
  func record(to path: String) throws {
    recorder = try TraceRecorder(path: path, header: TraceFile.Header(layout.built.document))
  }

  private func writeRecording() {
    guard let recorder else { return }
    recorder.append(from: layout.built.application)
    guard let message = recorder.message, message != recordingMessage else { return }
    recordingMessage = message
    session.say("Recording: \(message)")
    console.complain("fingerpost: \(message)")
  }

  /// Makes the recording whole and ends it; a trace file is of one layout.
  func finish() {
    writeRecording()
    recorder?.finish()
    recorder = nil
  }

  // MARK: Files

  private func reload() {
    do {
      let fresh = try OpenLayout(path: layout.path)
      let recording = recorder?.path
      finish()
      layout = fresh
      runner = nil
      session.replaceLayout(fresh.built.application, name: fresh.name)
      let ended = recording.map { "; the recording \($0) ends here" } ?? ""
      session.say("Read \(fresh.name) again\(ended)")
    } catch {
      session.say(error.diagnostics.first.map { "\($0)" } ?? "The layout cannot be read")
      for diagnostic in error.diagnostics { console.complain("\(diagnostic)") }
    }
  }

  /// Saves the trace picture under the first free name in the working directory.
  private func savePicture() -> String {
    let folder = FileManager.default.currentDirectoryPath
    let name = (1...9_999).lazy.map { "\(self.session.name)-trace-\($0).png" }
      .first { !FileManager.default.fileExists(atPath: folder + "/" + $0) }
    guard let name else { return "There are too many pictures in \(folder)" }
    do {
      let header = TraceFile.Header(layout.built.document)
      try TracePicture.write(session, header: header, scale: 2, to: folder + "/" + name)
      return "Saved \(name)"
    } catch {
      return "The picture was not saved: \(error)"
    }
  }
}
