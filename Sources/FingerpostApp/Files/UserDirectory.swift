import CairoRenderer
import Foundation

/// Where the program keeps what it remembers, by the XDG base directory specification.
enum UserDirectory {
  /// What a person chose.
  case config
  /// What happened to be so when the program ended.
  case state

  /// Larger files are not ours, whatever their name.
  private static let limit = 1 << 20

  /// A file of a program's folder there; nil where the environment names no place.
  func file(
    _ name: String,
    of program: String = "fingerpost",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    let (variable, usual) =
      switch self {
      case .config: ("XDG_CONFIG_HOME", ".config")
      case .state: ("XDG_STATE_HOME", ".local/state")
      }
    let base: URL
    // The specification has relative paths ignored.
    if let folder = environment[variable], folder.hasPrefix("/") {
      base = URL(fileURLWithPath: folder)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      base = URL(fileURLWithPath: home).appendingPathComponent(usual)
    } else {
      return nil
    }
    return base.appendingPathComponent(program).appendingPathComponent(name)
  }

  /// The content of a plain file of reasonable size; nil for everything else, devices and pipes included.
  static func read(_ file: URL) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    return try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).read(upToCount: Self.limit) ?? Data()
  }

  /// Replaces a file, or leaves the old one.
  static func write(_ bytes: Data, to file: URL) {
    // The specification asks for folders that are the user's alone.
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try? PictureFile.write(bytes, to: file.path)
  }
}
