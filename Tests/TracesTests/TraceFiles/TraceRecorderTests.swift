import Foundation
import LayoutFiles
import Testing
@testable import Traces
import UIKit

@MainActor
@Suite struct TraceRecorderTests {
  /// A folder of its own, removed at the end.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func contents(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func taps() throws -> CheckFile {
    try check(steps: "{\"t\": 0, \"tap\": [10, 10]}, {\"t\": 0.5, \"tap\": [20, 10]}, {\"t\": 1, \"tap\": [30, 10]}")
  }

  @Test func `the file is whole after each event, and in the end the same as written at once`() throws {
    try withFolder { folder in
      let check = try taps()
      let layout = LayoutBuilder.build(check.layout)
      let header = TraceFile.Header(check.layout)
      let path = folder + "/live.trace.json"
      let recorder = try TraceRecorder(path: path, header: header)
      let runner = ScriptRunner(check.steps, on: layout)
      while let next = runner.nextInstant {
        runner.run(until: next)
        recorder.append(from: layout.application)
        #expect(contents(path) == TraceFile.text(of: layout.application, header: header))
      }
      #expect(recorder.message == nil)
    }
  }

  @Test func `a recording without events is a trace`() throws {
    try withFolder { folder in
      let check = try taps()
      let layout = LayoutBuilder.build(check.layout)
      let header = TraceFile.Header(check.layout)
      _ = try TraceRecorder(path: folder + "/a.trace.json", header: header)
      #expect(contents(folder + "/a.trace.json") == TraceFile.text(of: layout.application, header: header))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.trace.json"])
    }
  }

  @Test func `the limit ends it with a message and a whole file`() throws {
    try withFolder { folder in
      let check = try taps()
      let layout = LayoutBuilder.build(check.layout)
      let path = folder + "/b.trace.json"
      let header = TraceFile.Header(check.layout)
      let empty = TraceFile.text(of: layout.application, header: header).utf8.count
      let recorder = try TraceRecorder(path: path, header: header, limit: empty + 2000)
      let runner = ScriptRunner(check.steps, on: layout)
      while let next = runner.nextInstant {
        runner.run(until: next)
        recorder.append(from: layout.application)
      }
      recorder.finish()
      let object = try JSONSerialization.jsonObject(with: Data(contents(path).utf8)) as? [String: Any]
      let written = (object?["events"] as? [Any])?.count ?? 0
      let omitted = object?["omitted"] as? Int ?? 0
      #expect(written > 0)
      #expect(omitted > 0)
      #expect(written + omitted == layout.application.trace.events.count)
      #expect(recorder.message == "\(path): the recording has reached 0 MB; it ends here")
    }
  }

  @Test func `a full disk ends it with a message`() throws {
    // Every write to this device answers that the disk is full, wherever it exists.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try withFolder { folder in
      let path = folder + "/c.trace.json"
      try FileManager.default.createSymbolicLink(atPath: path + ".part", withDestinationPath: "/dev/full")
      let check = try taps()
      let error = #expect(throws: TraceFileError.self) {
        try TraceRecorder(path: path, header: TraceFile.Header(check.layout))
      }
      #expect(error?.description == "\(path): error: the disk is full")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test(arguments: 3000..<3020)
  func `a disk that fills up in the middle leaves a whole file`(room: Int) throws {
    try withFolder { folder in
      let path = folder + "/e.trace.json"
      let check = try taps()
      let layout = LayoutBuilder.build(check.layout)
      let header = TraceFile.Header(check.layout)
      let room = TraceFile.text(of: layout.application, header: header).utf8.count + room
      let recorder = try TraceRecorder(path: path, header: header) { bytes, descriptor, offset in
        // As a disk does: what fits is written, then comes the error.
        let fitting = Array(bytes.prefix(max(0, room - offset)))
        let failure = TraceRecorder.write(fitting, to: descriptor, at: offset)
        return fitting.count < bytes.count ? ENOSPC : failure
      }
      let runner = ScriptRunner(check.steps, on: layout)
      while let next = runner.nextInstant {
        runner.run(until: next)
        recorder.append(from: layout.application)
        _ = try JSONSerialization.jsonObject(with: Data(contents(path).utf8))
      }
      recorder.finish()
      let object = try JSONSerialization.jsonObject(with: Data(contents(path).utf8)) as? [String: Any]
      let written = (object?["events"] as? [Any])?.count ?? 0
      #expect(written > 0)
      #expect(written < layout.application.trace.events.count)
      #expect(recorder.message == "\(path): the disk is full; the recording ends here and is whole up to then")
    }
  }

  @Test func `a folder that is not there is said to be`() throws {
    try withFolder { folder in
      let path = folder + "/missing/d.trace.json"
      let error = #expect(throws: TraceFileError.self) {
        try TraceRecorder(path: path, header: TraceFile.Header(try taps().layout))
      }
      #expect(error?.reason == "there is no such folder")
    }
  }
}
