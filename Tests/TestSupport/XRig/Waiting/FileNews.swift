import Foundation
import Glibc

/// Tells when a file changes, or when one is finished in a folder.
final class FileNews: News {
  let descriptor: Int32

  /// `isFolder`: a file in it is made, closed after writing, or put in its place whole.
  private init(_ path: String, isFolder: Bool) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let events = isFolder ? IN_CLOSE_WRITE | IN_MOVED_TO : IN_MODIFY
    guard descriptor >= 0, inotify_add_watch(descriptor, path, UInt32(events)) >= 0 else {
      throw XRig.Unavailable(description: "\(path) cannot be watched: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What is written to a file that is there.
  static func growth(of file: URL) throws -> FileNews { try FileNews(file.path, isFolder: false) }

  /// Files that are finished in a folder.
  static func files(in folder: URL) throws -> FileNews { try FileNews(folder.path, isFolder: true) }

  func take() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
