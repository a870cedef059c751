import Foundation

/// What the program remembers from one run to the next, in files of the XDG directories.
///
/// Nothing in those files can keep it from starting, and nothing that goes wrong with them is worth a word.
package struct Memory {
  private let preferencesFile: URL?
  private let windowFile: URL?

  /// `environment` is read for the places of the files.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    preferencesFile = UserDirectory.config.file("preferences.json", environment: environment)
    windowFile = UserDirectory.state.file("window.json", environment: environment)
  }

  package var preferences: Preferences { Self.read(preferencesFile) ?? Preferences() }

  package var window: WindowState { Self.read(windowFile) ?? WindowState() }

  /// Changes the preferences on disk; what else stands in the file stays there.
  package func change(_ body: (inout Preferences) -> Void) {
    guard let preferencesFile else { return }
    var changed = preferences
    body(&changed)
    let old = UserDirectory.read(preferencesFile).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    var object = old as? [String: Any] ?? [:]
    for key in Preferences.keys { object[key] = nil }
    guard let bytes = try? JSONEncoder().encode(changed),
      let new = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    else { return }
    object.merge(new) { $1 }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let text = try? JSONSerialization.data(withJSONObject: object, options: options) else { return }
    UserDirectory.write(text + Data("\n".utf8), to: preferencesFile)
  }

  package func remember(_ window: WindowState) {
    guard let windowFile, let bytes = try? Self.encoder.encode(window) else { return }
    UserDirectory.write(bytes + Data("\n".utf8), to: windowFile)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }

  private static func read<Value: Decodable>(_ file: URL?) -> Value? {
    file.flatMap { UserDirectory.read($0) }.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }
}
