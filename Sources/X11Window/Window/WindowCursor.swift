import CX11

/// The pointer's shape over the window, named as in CSS.
package enum WindowCursor: Hashable, Sendable {
  case arrow, crosshair, pointer, grab, grabbing
  case columnResize, rowResize, horizontalResize
  case text, progress
  /// One that the program draws; an arrow where the server has no cursors of that size.
  case drawn(CursorPicture)

  /// All that the theme has pictures for.
  package static let named: [WindowCursor] = [
    .arrow, .crosshair, .pointer, .grab, .grabbing, .columnResize, .rowResize, .horizontalResize, .text, .progress,
  ]

  /// The glyph of the cursor font; Xlib takes the theme's picture for it where there is a theme.
  var shape: UInt32 {
    switch self {
    case .arrow, .drawn: UInt32(XC_left_ptr)
    case .crosshair: UInt32(XC_crosshair)
    case .pointer: UInt32(XC_hand2)
    // The font has no open and closed hand.
    case .grab, .grabbing: UInt32(XC_fleur)
    case .columnResize, .horizontalResize: UInt32(XC_sb_h_double_arrow)
    case .rowResize: UInt32(XC_sb_v_double_arrow)
    case .text: UInt32(XC_xterm)
    case .progress: UInt32(XC_watch)
    }
  }
}

extension X11Window {
  /// Changes the pointer's shape over the window.
  package func setCursor(_ cursor: WindowCursor) {
    guard !display.lost.isSet else { return }
    let made = cursors[cursor] ?? make(cursor)
    cursors[cursor] = made
    XDefineCursor(display.raw, id, made)
    XFlush(display.raw)
  }

  private func make(_ cursor: WindowCursor) -> Cursor {
    if case .drawn(let picture) = cursor, let made = make(picture) { return made }
    return XCreateFontCursor(display.raw, cursor.shape)
  }

  /// nil where the server would cut the picture.
  private func make(_ picture: CursorPicture) -> Cursor? {
    let (width, height) = (UInt32(picture.width), UInt32(picture.height))
    var (bestWidth, bestHeight): (UInt32, UInt32) = (0, 0)
    XQueryBestCursor(display.raw, id, width, height, &bestWidth, &bestHeight)
    guard bestWidth >= width, bestHeight >= height else { return nil }
    let bitmaps = [picture.ink, picture.mask].map { pixels in
      XCreateBitmapFromData(display.raw, id, CursorPicture.bits(pixels, width: picture.width), width, height)
    }
    defer { for bitmap in bitmaps { XFreePixmap(display.raw, bitmap) } }
    var foreground = XColor(rgb: picture.foreground)
    var background = XColor(rgb: picture.background)
    let (x, y) = (width / 2, height / 2)
    return XCreatePixmapCursor(display.raw, bitmaps[0], bitmaps[1], &foreground, &background, x, y)
  }
}
