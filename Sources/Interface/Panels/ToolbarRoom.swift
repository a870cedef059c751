/// What the toolbar shows of its buttons; less and less of it as the window gets narrower (visual design, 2.4).
struct ToolbarRoom: Hashable, Sendable {
  var hasLabels = true
  var hasFingersLabel = true
  var hasExportTitle = true
  /// Mirror, parallel, pin.
  var hasFingerModes = true
  var hasFingers = true
  var hasOverlays = true

  /// Pixels for the layout's name.
  var longestName = 220.0

  /// From everything to the least.
  static let all: [ToolbarRoom] = {
    var room = ToolbarRoom()
    var all = [room]
    func without(_ change: (inout ToolbarRoom) -> Void) {
      change(&room)
      all.append(room)
    }
    without { $0.hasFingersLabel = false }
    without { $0.longestName = 140 }
    without { $0.hasLabels = false }
    without { $0.longestName = 90 }
    without { $0.hasExportTitle = false }
    without { $0.hasFingerModes = false }
    without { $0.hasFingers = false }
    without { $0.longestName = 60 }
    without { $0.hasOverlays = false }
    return all
  }()

  static var least: ToolbarRoom { all.last ?? ToolbarRoom() }
}
