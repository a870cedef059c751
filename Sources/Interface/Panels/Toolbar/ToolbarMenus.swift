import Canvas
import UIKit

/// What stands in the toolbar's menus while it has no room for the buttons (visual design, 2.4).
@MainActor
struct ToolbarMenus {
  let context: InterfaceContext

  private var session: DebugSession { context.session }

  private func line(
    _ title: String,
    _ command: InterfaceCommand,
    _ icon: Icon,
    isOn: Bool = false
  ) -> MenuItem {
    MenuItem(title, command, icon: icon, isOn: isOn, in: context)
  }

  /// Which finger the mouse is, unless a palette beside the menu says so; how fingers come, and how they go.
  func fingers(withPalette hasPalette: Bool) -> [MenuItem] {
    let palette = (1...5).map { number in
      MenuItem(
        "Finger \(number)",
        .finger(number),
        finger: number,
        isOn: session.activeFinger == number,
        in: context
      )
    }
    let pair = session.tools.pair
    let modes = [
      line("Mirrored pair", .mirrorFingers, .mirror, isOn: pair == .mirrored),
      line("Parallel pair", .parallelFingers, .parallel, isOn: pair == .parallel),
      line("Pin fingers", .pin, .pin, isOn: session.pinsFingers),
    ]
    let ends = [
      line("Repeat the last touches", .repeatTouches, .loop),
      line("Lift pinned fingers", .liftFingers, .touch),
      line("Cancel all fingers", .cancelFingers, .minus),
    ]
    return (hasPalette ? modes : palette + modes.startingGroup) + ends.startingGroup
  }

  /// The ways to look at the device.
  var overlays: [MenuItem] {
    let shown = session.overlays
    return [
      line("Frames", .toggleFrames, .frames, isOn: shown.frames),
      line("Clipping", .toggleClipping, .clip, isOn: shown.clipping),
      line("Hit map", .toggleHitMap, .map, isOn: shown.hitMap),
      line("Names", .toggleNames, .label, isOn: shown.names),
      line("Layers", .toggleLayers, .sheets, isOn: session.tools.layers != nil),
    ]
  }

  /// Looks and help.
  var more: [MenuItem] {
    let isDark = session.theme.appearance == .dark
    return [
      line(isDark ? "Light theme" : "Dark theme", .toggleTheme, .theme),
      line("High contrast", .toggleContrast, .theme, isOn: session.theme.isHighContrast),
      line("Reduced motion", .toggleMotion, .play, isOn: session.reducesMotion),
    ] + [line("The keys", .showKeys, .help)].startingGroup
  }
}
