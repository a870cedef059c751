import CX11

extension XIDeviceEvent {
  /// The value of a valuator, or nil when the event does not carry it.
  ///
  /// XInput packs the values: only those whose mask bit is set are there, in ascending order.
  func valuator(_ number: Int) -> Double? {
    guard number >= 0, number < Int(valuators.mask_len) * 8, let mask = valuators.mask, let values = valuators.values,
      cx11_XIMaskIsSet(mask, Int32(number)) != 0
    else { return nil }
    var index = 0
    for earlier in 0..<number where cx11_XIMaskIsSet(mask, Int32(earlier)) != 0 { index += 1 }
    return values[index]
  }

  /// Whether the server made this pointer event from a touch, or this button from a smooth scroll.
  var isEmulated: Bool { flags & Int32(XIPointerEmulated) != 0 }

  var position: PixelPoint { PixelPoint(event_x, event_y) }

  var modifiers: ModifierKeys { ModifierKeys(state: UInt32(truncatingIfNeeded: mods.effective)) }
}
