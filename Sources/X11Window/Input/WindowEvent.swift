/// An X resource id of a window.
package typealias XWindowID = UInt

/// What happened to the window, as a value: made on the event thread, read by the main loop.
package enum WindowEvent: Hashable, Sendable {
  /// A finger on a touch device.
  case touch(TouchSample)
  /// A mouse, trackpad or other pointer; never one that the server emulates from a touch.
  case pointer(PointerSample)
  /// A wheel or two-finger scroll.
  case scroll(ScrollSample)
  /// A key of a keyboard, while the window has the focus.
  case key(KeySample)
  /// The pointer came into the window or left it.
  case pointerEntered(PixelPoint)
  case pointerLeft
  /// The window got or lost the keyboard focus.
  case focusChanged(Bool)
  /// The window's new size; the back buffer follows at the next `withBackBuffer`.
  case resized(PixelSize)
  /// A part of the window that the server wants painted again.
  case exposed(PixelRect)
  /// The window manager asks to close the window (WM_DELETE_WINDOW).
  case closeRequested
  /// A device appeared, was enabled, or changed what it can do.
  case deviceChanged(InputDevice)
  /// A device was unplugged or disabled. Its fingers have been cancelled before this event.
  case deviceRemoved(id: Int)
  /// The text that was asked for with ``X11Window/requestText(from:)``; nil when there is none to be had.
  case pasted(ClipboardContent.Selection, String?)
  /// How much of the window can be seen.
  case visibilityChanged(WindowVisibility)
  /// Another program drags something over the window; whether there are files in it.
  case dragMoved(hasFiles: Bool)
  /// The drag left the window, or ended without files.
  case dragEnded
  /// Files were dropped on the window.
  case dropped(FileURIList)
  /// The desktop's settings daemon or its resource database says something else.
  case settingsChanged(DesktopSettings)
  /// The X server is gone; always the last event.
  case connectionLost
}

/// How much of a window can be seen.
package enum WindowVisibility: Hashable, Sendable {
  case unobscured, partiallyObscured, fullyObscured, unmapped
}
