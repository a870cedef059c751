import Foundation

/// Which file it is and when it was written: another one, or another content, has another stamp.
struct FileStamp: Hashable {
  private let device: UInt
  private let file: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// nil where there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    file = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
