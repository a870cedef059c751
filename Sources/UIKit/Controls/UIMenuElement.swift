public import Foundation

/// What has a title and perhaps a picture; the base of ``UIAction``.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen.
  public enum State: Int, Hashable, Sendable {
    case off = 0, on, mixed
  }

  open fileprivate(set) var title: String
  open fileprivate(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// What an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with an identity, as a control's action.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What makes two actions the same for a control.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  /// One of its own for each action made without.
  public final let identifier: Identifier

  package final let handler: UIActionHandler
  private weak var control: AnyObject?

  /// The object that performs the action, while it does.
  open internal(set) var sender: Any? {
    get { control }
    set { control = newValue.map { $0 as AnyObject } }
  }

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }
}
