public import Foundation

/// Which key of a keyboard, by its number in the table of USB's Human Interface Devices.
public struct UIKeyboardHIDUsage: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
}

/// The key of a press on a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { characters }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }

  public override init() {
    super.init()
  }
}

/// A shortcut that a responder offers; no keyboard asks for it here.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public final let input: String?
  public final let modifierFlags: UIKeyModifierFlags
  public final let action: Selector?
  open var discoverabilityTitle: String?

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
