import Foundation

/// Reads the bytes of a file, or says in a typed error why that cannot be done.
package enum FileReader {
  /// The name that stands for standard input.
  package static let standardInput = "-"

  /// The bytes of the file at `path`, or of standard input for `-`; at most 64 MB.
  ///
  /// The name of a scene behind a `#` is no part of the path. `progress` is told how many bytes of all have been read;
  /// of a pipe nobody knows how many there will be, and it is not told.
  package static func bytes(
    at path: String,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(LayoutError) -> [UInt8] {
    if path == standardInput { return try bytes(of: 0, file: path, total: 0, progress) }
    let path = LayoutPath(path).file
    var status = stat()
    guard stat(path, &status) == 0 else { throw LayoutError(problem(errno), file: path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw LayoutError(directory(path), file: path) }
    if status.st_mode & S_IFMT == S_IFREG, status.st_size > JSONLimits.size {
      throw LayoutError(.tooLarge(bytes: Int(status.st_size), limit: JSONLimits.size), file: path)
    }
    // A name that means a device or a pipe must not hang at the opening.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw LayoutError(problem(errno), file: path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, file: path, total: Int(status.st_size), progress)
  }

  private static func bytes(
    of descriptor: Int32,
    file: String,
    total: Int,
    _ progress: (Int, Int) -> Void
  ) throws(LayoutError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw LayoutError(problem(errno), file: file)
      }
      bytes += chunk[..<count]
      if total > 0 { progress(bytes.count, total) }
      // Stops an endless device, too.
      if bytes.count > JSONLimits.size {
        throw LayoutError(.tooLarge(bytes: bytes.count, limit: JSONLimits.size), file: file)
      }
    }
    if bytes.isEmpty { throw LayoutError(.emptyFile, file: file) }
    return bytes
  }

  private static func problem(_ code: Int32) -> LayoutDiagnostic.Kind {
    switch code {
    case ENOENT, ENOTDIR: .missingFile
    case EACCES, EPERM: .unreadable(reason: "permission denied")
    default: .unreadable(reason: String(cString: strerror(code)))
    }
  }

  private static func directory(_ path: String) -> LayoutDiagnostic.Kind {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let isCompiled = names.contains("Info.plist") && names.contains { $0.hasSuffix(".nib") }
    if isCompiled || path.hasSuffix(".storyboardc") || path.hasSuffix(".storyboardc/") {
      return .directory(what: "a compiled storyboard", advice: "open the .storyboard it was made from")
    }
    if names.contains("RequestResponses") {
      return .directory(
        what: "a view hierarchy that Xcode exported",
        advice: "paste po [[UIWindow keyWindow] recursiveDescription] instead"
      )
    }
    return .directory(what: "a directory", advice: "name a layout file in it")
  }
}
