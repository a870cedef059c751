public import Foundation

/// A command of the editing menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The editing menu, which is never seen: it remembers whether it would be.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the application whose code is running.
  open class var shared: UIMenuController { UIApplication.dispatching?.menuController ?? UIMenuController() }

  open private(set) var isMenuVisible = false
  open private(set) var menuFrame = CGRect.zero
  open var menuItems: [UIMenuItem]?

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }

  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func update() {}
}
