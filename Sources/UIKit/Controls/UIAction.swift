public import Foundation

/// A closure with an identity, as a control's action.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public let title: String
  public let identifier: String
  package let handler: (UIAction) -> Void
  open internal(set) weak var sender: AnyObject?

  public init(title: String = "", identifier: String? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.identifier = identifier ?? title
    self.handler = handler
    super.init()
  }
}
