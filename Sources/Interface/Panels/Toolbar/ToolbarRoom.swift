/// What the toolbar shows of its buttons; less and less of it as the window gets narrower (visual design, 2.4).
struct ToolbarRoom: Hashable, Sendable {
  /// Names of the overlays beside their icons.
  var hasLabels = true
  var hasFingersLabel = true
  var hasExportTitle = true
  /// Mirror, parallel, pin; else they are in the finger menu.
  var hasFingerModes = true
  /// The palette; else one button with the chosen finger, which opens the finger menu.
  var hasFingers = true
  /// A button for each overlay; else one menu.
  var hasOverlays = true
  /// Names of the menus of fingers and overlays.
  var hasMenuTitles = true
  /// Theme and help; else they are in a menu at the end.
  var hasTrailing = true

  /// What the file leaves open; else it is in the file menu alone.
  var hasNotes = true

  /// Pixels for the layout's name.
  var longestName = 220.0

  /// So narrow a window has the overlays in a menu, whatever room there is (visual design, 2.2); logical pixels.
  private static let overlayMenuWidth = 900.0

  /// From everything to the least, in a window of a width.
  static func all(inWidth width: Double) -> [ToolbarRoom] {
    var room = ToolbarRoom()
    if width < overlayMenuWidth { (room.hasOverlays, room.hasFingersLabel) = (false, false) }
    var all = [room]
    func without(_ change: (inout ToolbarRoom) -> Void) {
      change(&room)
      if room != all.last { all.append(room) }
    }
    without { $0.hasFingersLabel = false }
    without { $0.longestName = 140 }
    without { $0.hasLabels = false }
    without { $0.longestName = 90 }
    without { $0.hasExportTitle = false }
    without { $0.hasFingerModes = false }
    without { $0.hasFingers = false }
    without { $0.hasOverlays = false }
    without { $0.longestName = 60 }
    without { $0.hasTrailing = false }
    without { $0.hasMenuTitles = false }
    without { $0.hasNotes = false }
    return all
  }

  /// Whether the menu of fingers has something that no button does.
  var hasFingerMenu: Bool { !hasFingerModes || !hasFingers }
}
