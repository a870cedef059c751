import Foundation
import Glibc

/// Tells when files on disk change, those that an editor replaces by renaming another over them included.
///
/// The folders are watched, not the files: what an editor has renamed away is watched no more.
final class FileWatcher {
  /// Becomes readable when there is something to take; -1 where the system watches nothing.
  let descriptor: Int32

  /// The names that count in each watched folder, each with the files that it stands for.
  private var folders: [Int32: [String: Set<String>]] = [:]
  private var watched: Set<String> = []

  /// A file that was written and closed, or put in its place whole.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)

  init() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches these files, by absolute paths, and no others.
  func watch(_ files: Set<String>) {
    guard descriptor >= 0, files != watched else { return }
    watched = files
    for folder in folders.keys { inotify_rm_watch(descriptor, folder) }
    folders = [:]
    for file in files {
      // A link may be set to another file, and the file behind it be written.
      for place in Set([file, URL(fileURLWithPath: file).resolvingSymlinksInPath().path]) {
        let url = URL(fileURLWithPath: place)
        let folder = inotify_add_watch(descriptor, url.deletingLastPathComponent().path, Self.events)
        if folder >= 0 { folders[folder, default: [:]][url.lastPathComponent, default: []].insert(file) }
      }
    }
  }

  /// The watched files that have changed since the last call.
  ///
  /// Never waits.
  func takeChanges() -> Set<String> {
    guard descriptor >= 0 else { return [] }
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return changed }
      changed.formUnion(changes(in: buffer[..<count]))
    }
  }

  private func changes(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var changed: Set<String> = []
    var rest = bytes
    let header = MemoryLayout<inotify_event>.size
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return watched }
      changed.formUnion(folders[event.wd]?[String(decoding: name, as: UTF8.self)] ?? [])
      rest = rest.dropFirst(header + Int(event.len))
    }
    return changed
  }
}
