/// What a window is made with.
package struct WindowConfiguration: Sendable {
  /// How pixels get to the server.
  package enum Presentation: Hashable, Sendable {
    /// MIT-SHM where the server has it, else XPutImage.
    case automatic
    /// XPutImage always, as through a network.
    case putImage
  }

  /// Shown by the window manager; any Unicode.
  package var title: String
  /// Size and place asked for; nil for `startSize` where the window manager likes.
  package var geometry: WindowGeometry?
  /// Points a new window takes where the screen has room.
  package var startSize: PixelSize
  /// Pixels a point, for the start and the smallest size.
  package var scale: Double
  package var icons: [WindowIcon]
  package var presentation: Presentation
  /// Whether the window covers the screen from the start.
  package var isFullscreen: Bool

  package init(
    title: String,
    geometry: WindowGeometry? = nil,
    startSize: PixelSize = preferredSize,
    scale: Double = 1,
    icons: [WindowIcon] = [],
    presentation: Presentation = .automatic,
    isFullscreen: Bool = false
  ) {
    self.title = title
    self.geometry = geometry
    self.startSize = startSize
    self.scale = scale
    self.icons = icons
    self.presentation = presentation
    self.isFullscreen = isFullscreen
  }

  /// The usual `startSize`.
  package static let preferredSize = PixelSize(width: 1440, height: 900)

  /// Points below which the interface no longer fits.
  static let minimumSize = PixelSize(width: 720, height: 520)

  /// The size of a new window in pixels: at most 90 percent of the work area.
  static func startSize(_ wanted: PixelSize = preferredSize, in workArea: PixelSize, scale: Double) -> PixelSize {
    PixelSize(
      width: max(min(Int(Double(wanted.width) * scale), workArea.width * 9 / 10), 1),
      height: max(min(Int(Double(wanted.height) * scale), workArea.height * 9 / 10), 1)
    )
  }

  /// The smallest size to allow: the interface's, but never more than the work area holds.
  static func smallestSize(in workArea: PixelSize, scale: Double) -> PixelSize {
    PixelSize(
      width: max(min(Int(Double(minimumSize.width) * scale), workArea.width), 1),
      height: max(min(Int(Double(minimumSize.height) * scale), workArea.height), 1)
    )
  }
}

/// A picture for the window manager's lists.
package struct WindowIcon: Hashable, Sendable {
  package let size: PixelSize
  /// Rows from the top, 0xAARRGGBB, not premultiplied.
  package let pixels: [UInt32]

  /// Nil unless there are exactly width times height pixels.
  package init?(size: PixelSize, pixels: [UInt32]) {
    guard size.width > 0, size.height > 0, pixels.count == size.width * size.height else { return nil }
    self.size = size
    self.pixels = pixels
  }
}
