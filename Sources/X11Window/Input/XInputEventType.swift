import CX11

/// XInput 2's event types, pinned to one integer type; the raw names stay in this file.
enum XInputEventType: Int32, CaseIterable, Sendable {
  case deviceChanged = 1
  case buttonPress = 4
  case buttonRelease = 5
  case motion = 6
  case enter = 7
  case leave = 8
  case hierarchyChanged = 11
  case touchBegin = 18
  case touchUpdate = 19
  case touchEnd = 20
  case touchOwnership = 21

  /// The header's value, for the test that compares the two.
  var headerValue: Int32 {
    switch self {
    case .deviceChanged: Int32(XI_DeviceChanged)
    case .buttonPress: Int32(XI_ButtonPress)
    case .buttonRelease: Int32(XI_ButtonRelease)
    case .motion: Int32(XI_Motion)
    case .enter: Int32(XI_Enter)
    case .leave: Int32(XI_Leave)
    case .hierarchyChanged: Int32(XI_HierarchyChanged)
    case .touchBegin: Int32(XI_TouchBegin)
    case .touchUpdate: Int32(XI_TouchUpdate)
    case .touchEnd: Int32(XI_TouchEnd)
    case .touchOwnership: Int32(XI_TouchOwnership)
    }
  }
}
