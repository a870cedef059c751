import CX11

/// The device id of core pointer events, which do not say where they come from; XInput never gives it out.
private let corePointer = 0

extension EventTranslator {
  /// Core pointer events: all there is without XInput 2.
  mutating func handleCore(_ event: XEvent, arrival: Int64) {
    switch event.type {
    case ButtonPress, ButtonRelease: handleCoreButton(event.xbutton, arrival: arrival)
    case MotionNotify:
      let motion = event.xmotion
      append(
        .pointer(
          PointerSample(
            action: .moved,
            device: corePointer,
            position: PixelPoint(Double(motion.x), Double(motion.y)),
            modifiers: ModifierKeys(state: motion.state),
            time: time(motion.time, arrival: arrival)
          )
        )
      )
    case EnterNotify: append(.pointerEntered(PixelPoint(Double(event.xcrossing.x), Double(event.xcrossing.y))))
    case LeaveNotify: append(.pointerLeft)
    default: break
    }
  }

  private mutating func handleCoreButton(_ event: XButtonEvent, arrival: Int64) {
    let isPress = event.type == ButtonPress
    let button = Int(event.button)
    let position = PixelPoint(Double(event.x), Double(event.y))
    let modifiers = ModifierKeys(state: event.state)
    let time = time(event.time, arrival: arrival)
    let scroll = ScrollSample(
      wheelButton: button,
      device: corePointer,
      position: position,
      modifiers: modifiers,
      time: time
    )
    if let scroll {
      if isPress { append(.scroll(scroll)) }
      return
    }
    append(
      .pointer(
        PointerSample(
          action: isPress ? .pressed(button: button) : .released(button: button),
          device: corePointer,
          position: position,
          modifiers: modifiers,
          time: time
        )
      )
    )
  }
}
