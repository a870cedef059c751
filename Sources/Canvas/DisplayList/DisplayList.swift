/// A picture as an ordered list of plain values; what is drawn later covers what was drawn before.
///
/// One picture serves the window, image files and tests. Lists nest by appending: each one is balanced, so it leaves
/// the space and the clip as it found them.
package struct DisplayList: Hashable, Sendable {
  package private(set) var commands: [DrawCommand]

  package init(_ commands: [DrawCommand] = []) {
    self.commands = commands
  }

  /// The picture that a painter records while `body` runs.
  package init(recording body: (Painter) -> Void) {
    let painter = Painter()
    body(painter)
    self = painter.list
  }

  package var isEmpty: Bool { commands.isEmpty }

  package mutating func append(_ command: DrawCommand) { commands.append(command) }

  package mutating func append(_ list: DisplayList) { commands += list.commands }
}
