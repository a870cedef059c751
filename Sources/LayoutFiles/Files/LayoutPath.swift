import Foundation

/// A layout file as a user names it: a path, with `#SCENE` behind it for one scene of a storyboard.
package struct LayoutPath: Hashable, Sendable {
  package var file: String
  /// Nil for the scene that the file opens with.
  package var scene: String?

  /// A `#` belongs to the file's own name where there is such a file.
  package init(_ path: String) {
    file = path
    guard let mark = path.lastIndex(of: "#"), mark != path.startIndex, access(path, F_OK) != 0 else { return }
    file = String(path[..<mark])
    scene = String(path[path.index(after: mark)...])
  }
}
