package import Canvas

/// One line of a menu.
package struct MenuItem {
  package var title: String
  package var icon: Icon?
  /// What a hit test says of the view that the line stands for.
  package var glyph: VerdictGlyph?
  /// The finger that the line stands for: its shape, filled while it is the mouse's.
  package var finger: Int?
  /// Whether what it switches is on: drawn with a tick.
  package var isOn: Bool
  /// The key that does the same, or a note; at the right.
  package var note: String
  /// Whether a line separates it from what is above.
  package var startsGroup: Bool
  /// nil is a title over what follows.
  package var action: (@MainActor () -> Void)?
  package var isEnabled: Bool

  package init(
    _ title: String,
    icon: Icon? = nil,
    glyph: VerdictGlyph? = nil,
    finger: Int? = nil,
    isOn: Bool = false,
    note: String = "",
    startsGroup: Bool = false,
    isEnabled: Bool = true,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.icon = icon
    self.glyph = glyph
    self.finger = finger
    self.isOn = isOn
    self.note = note
    self.startsGroup = startsGroup
    self.isEnabled = isEnabled
    self.action = action
  }

  var canBeChosen: Bool { isEnabled && action != nil }
}

extension MenuItem {
  /// A line that does what a key does, and says which; `prepare` is what the key would find done.
  @MainActor
  init(
    _ title: String,
    _ command: InterfaceCommand,
    icon: Icon? = nil,
    finger: Int? = nil,
    isOn: Bool = false,
    startsGroup: Bool = false,
    isEnabled: Bool = true,
    in context: InterfaceContext,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      title,
      icon: icon,
      finger: finger,
      isOn: isOn,
      note: command.key,
      startsGroup: startsGroup,
      isEnabled: isEnabled
    ) { [weak context] in
      prepare()
      context?.perform?(command)
    }
  }

  /// A line that puts words on the clipboard.
  @MainActor
  init(_ title: String, copying text: String, startsGroup: Bool = false, in context: InterfaceContext) {
    self.init(title, icon: .label, startsGroup: startsGroup) { [weak context] in context?.copy?(text) }
  }

  /// The same line as the first of a group.
  var startingGroup: MenuItem {
    var item = self
    item.startsGroup = true
    return item
  }
}

extension [MenuItem] {
  /// The same lines as a group of their own.
  var startingGroup: [MenuItem] { isEmpty ? [] : [self[0].startingGroup] + dropFirst() }
}
