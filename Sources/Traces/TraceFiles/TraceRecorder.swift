import Foundation
import LayoutFiles
package import UIKit

/// Why a trace file cannot be written.
package struct TraceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): error: \(reason)" }
}

/// Writes a trace to disk while it happens; the file is a whole trace after each event.
///
/// New events overwrite the file's closing bracket and bring their own, in one write at a known place: whenever the
/// process is killed, what is on disk can be read.
@MainActor
package final class TraceRecorder {
  package let path: String

  /// The largest file it makes, in bytes.
  package let limit: Int

  /// Why it does not write any more: a full disk, or the limit; nil while all is well.
  package private(set) var message: String?

  private let write: ([UInt8], Int32, Int) -> Int32
  private let descriptor: Int32
  /// The number of the last event in the file.
  private var lastSequence = 0
  private var count = 0
  private var omitted = 0
  private var forgotten = 0
  /// Bytes before the closing.
  private var end: Int

  /// Half a gigabyte holds hours of touching.
  package nonisolated static let usualLimit = 512 << 20

  /// Begins a file; one that is there already is replaced only when the new one is whole.
  package convenience init(
    path: String,
    header: TraceFile.Header,
    limit: Int = usualLimit
  ) throws(TraceFileError) {
    try self.init(path: path, header: header, limit: limit, write: Self.write)
  }

  /// `write` puts bytes into a file at a place and answers the error number, 0 for success.
  init(
    path: String,
    header: TraceFile.Header,
    limit: Int = usualLimit,
    write: @escaping ([UInt8], Int32, Int) -> Int32
  ) throws(TraceFileError) {
    self.path = path
    self.limit = limit
    self.write = write
    let temporary = path + ".part"
    let opened = open(temporary, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard opened >= 0 else { throw TraceFileError(path: path, reason: Self.sentence(errno)) }
    let opening = Array(TraceFile.opening(header).utf8)
    let whole = opening + Array(TraceFile.closing(forgotten: 0, omitted: 0).utf8)
    var failure = write(whole, opened, 0)
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    guard failure == 0 else {
      Foundation.close(opened)
      unlink(temporary)
      throw TraceFileError(path: path, reason: Self.sentence(failure))
    }
    descriptor = opened
    end = opening.count
  }

  deinit { Foundation.close(descriptor) }

  /// Adds what an application's trace has got since the last call.
  package func append(from application: UIApplication) {
    let events = application.trace.events
    let first = events.partitioningIndex { $0.sequence > lastSequence }
    guard first < events.endIndex else { return }
    let new = events[first...]
    // Forgotten before they were written: more came at once than the trace holds.
    let lost = max(0, new[first].sequence - lastSequence - 1)
    lastSequence = events.last?.sequence ?? lastSequence
    guard message == nil else {
      omitted += new.count
      return
    }
    let words = Words(of: application)
    var text = ""
    for event in new {
      text += (count > 0 ? ",\n" : "\n") + TraceFile.line(event, words)
      count += 1
    }
    add(Array(text.utf8), events: new.count, forgotten: lost)
  }

  private func add(_ bytes: [UInt8], events: Int, forgotten lost: Int) {
    forgotten += lost
    let closing = Array(TraceFile.closing(forgotten: forgotten, omitted: 0).utf8)
    guard end + bytes.count + closing.count <= limit else {
      return stop("the recording has reached \(limit >> 20) MB; it ends here", leavingOut: events)
    }
    let failure = write(bytes + closing, descriptor, end)
    guard failure == 0 else {
      forgotten -= lost
      close(withOmitted: 0)
      return stop("\(Self.sentence(failure)); the recording ends here and is whole up to then", leavingOut: events)
    }
    end += bytes.count
  }

  private func stop(_ reason: String, leavingOut events: Int) {
    count -= events
    omitted += events
    message = "\(path): \(reason)"
    finish()
  }

  /// Says at the end of the file how much is missing, and makes sure that it is on the disk.
  package func finish() {
    // Without room for the number, what was there before still fits: the disk had room for it.
    if omitted > 0, !close(withOmitted: omitted) { close(withOmitted: 0) }
    fsync(descriptor)
  }

  /// Ends the file after the last whole event; false if there was no room even for that.
  @discardableResult
  private func close(withOmitted omitted: Int) -> Bool {
    let closing = Array(TraceFile.closing(forgotten: forgotten, omitted: omitted).utf8)
    guard write(closing, descriptor, end) == 0 else { return false }
    return ftruncate(descriptor, off_t(end + closing.count)) == 0
  }

  /// Writes all bytes at a place of the file; answers the error number, 0 for success.
  nonisolated static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Int32 {
    var done = 0
    while done < bytes.count {
      let written = bytes[done...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset + done))
      }
      if written > 0 {
        done += written
      } else if written == 0 {
        return ENOSPC
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func sentence(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "the disk is full"
    case ENOENT, ENOTDIR: "there is no such folder"
    case EACCES, EPERM, EROFS: "there is no permission to write here"
    case EISDIR: "it is a folder"
    default: String(cString: strerror(code))
    }
  }
}
