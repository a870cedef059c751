import CX11

/// The pointer's shape over the window, named as in CSS.
package enum WindowCursor: Hashable, Sendable, CaseIterable {
  case arrow, crosshair, pointer, grab, grabbing
  case columnResize, rowResize, horizontalResize
  case text, progress, notAllowed
  /// No pointer at all, for where the program draws its own.
  case hidden

  /// The glyph of the cursor font; Xlib takes the theme's picture for it where there is a theme.
  ///
  /// Nil for none.
  var shape: UInt32? {
    switch self {
    case .arrow: UInt32(XC_left_ptr)
    case .crosshair: UInt32(XC_crosshair)
    case .pointer: UInt32(XC_hand2)
    // The font has no open and closed hand.
    case .grab, .grabbing: UInt32(XC_fleur)
    case .columnResize, .horizontalResize: UInt32(XC_sb_h_double_arrow)
    case .rowResize: UInt32(XC_sb_v_double_arrow)
    case .text: UInt32(XC_xterm)
    case .progress: UInt32(XC_watch)
    case .notAllowed: UInt32(XC_X_cursor)
    case .hidden: nil
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
    if let shape = cursor.shape { return XCreateFontCursor(display.raw, shape) }
    var empty: CChar = 0
    let bitmap = XCreateBitmapFromData(display.raw, id, &empty, 1, 1)
    defer { XFreePixmap(display.raw, bitmap) }
    var foreground = XColor()
    var background = XColor()
    return XCreatePixmapCursor(display.raw, bitmap, bitmap, &foreground, &background, 0, 0)
  }
}
