package import Foundation
package import Interface
import LayoutFiles

/// Reads folders for the open dialog: what is in them, of which kind, how large and how old.
package struct FolderReader {
  /// So many files are looked into; a folder with more says so.
  package static let limit = 2_000

  /// The moment from which files are old.
  private let now: Date
  private let calendar: Calendar

  package init(now: Date = Date(), calendar: Calendar = .current) {
    self.now = now
    self.calendar = calendar
  }

  /// Folders first, then what can be opened, then the rest; hidden files are left out.
  package func listing(of folder: String) -> FileListing {
    let folder = RecentFiles.absolute(folder)
    let parent = folder == "/" ? nil : URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    } catch {
      return FileListing(
        folder: folder,
        parent: parent,
        entries: [],
        problem: "This folder cannot be read: \(error.localizedDescription)"
      )
    }
    let prefix = folder == "/" ? "/" : folder + "/"
    let sorted = names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    let entries = sorted.prefix(Self.limit).compactMap { entry(at: prefix + $0) }
    return FileListing(
      folder: folder,
      parent: parent,
      entries: entries.filter { $0.kind == .folder } + entries.filter { $0.kind != .folder && $0.kind.isReadable }
        + entries.filter { !$0.kind.isReadable },
      problem: names.count > Self.limit ? "\(names.count - Self.limit) more files are not listed" : nil
    )
  }

  /// What is known of one file; nil for one that is not there, or is neither a file nor a folder.
  package func entry(at path: String) -> FileEntry? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let date = text(of: Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec)))
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      // A folder by its form, a file to who made it.
      if name.hasSuffix(".storyboardc") {
        return FileEntry(name: name, path: path, kind: .other("Compiled storyboard"), date: date)
      }
      return FileEntry(name: name, path: path, kind: .folder, date: date)
    case S_IFREG:
      return FileEntry(
        name: name,
        path: path,
        kind: Self.kind(of: path),
        size: Self.text(bytes: Int(status.st_size)),
        date: date
      )
    default: return nil
    }
  }

  private static func kind(of path: String) -> FileKind {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .other("Not readable") }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: FileKind.headSize)
    let count = read(descriptor, &head, head.count)
    return count < 0 ? .other("Not readable") : FileKind(head: Array(head.prefix(count)))
  }

  // MARK: Words

  /// "812 B", "12 KB", "3.4 MB".
  static func text(bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    var (value, unit) = (Double(bytes) / 1_000, "KB")
    for larger in ["MB", "GB", "TB"] where value >= 999.5 { (value, unit) = (value / 1_000, larger) }
    let tenths = (value * 10).rounded() / 10
    return (value < 9.95 && tenths != tenths.rounded() ? "\(tenths)" : "\(Int(value.rounded()))") + " \(unit)"
  }

  /// "14:02" today, "3 Nov" this year, else "2025-11-03".
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return "" }
    let padded = { (number: Int?) in (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    if year != today.year { return "\(year)-\(padded(month))-\(padded(day))" }
    if month == today.month, day == today.day { return "\(padded(parts.hour)):\(padded(parts.minute))" }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(day) \(months[month - 1])"
  }
}
