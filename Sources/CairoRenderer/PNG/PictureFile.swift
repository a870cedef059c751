package import Foundation
import Glibc

/// Writes a file whole or not at all.
package enum PictureFile {
  /// Replaces the file at `path`, or creates it, by renaming a finished temporary file beside it.
  package static func write(_ bytes: Data, to path: String) throws(PictureFileError) {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw PictureFileError(path: path, code: errno) }
    var failure = writeAll(bytes, to: file)
    if failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw PictureFileError(path: path, code: failure)
    }
  }

  /// The error number that stopped the writing, or 0.
  private static func writeAll(_ bytes: Data, to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}

/// Why a file could not be written; nothing is left behind.
package struct PictureFileError: Error, Hashable, CustomStringConvertible {
  package let path: String

  /// The error number of the system call that failed.
  package let code: Int32

  package var description: String { "cannot write \(path): \(String(cString: strerror(code)))" }
}

extension ImageSurface {
  /// Writes the picture as a PNG file, whole or not at all.
  package func writePNG(to path: String) throws {
    try PictureFile.write(try pngData(), to: path)
  }
}
