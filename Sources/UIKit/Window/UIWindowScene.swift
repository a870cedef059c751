public import Foundation

/// What of an application is shown at one place.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  package internal(set) final weak var application: UIApplication?

  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  /// A scene of an application; UIKit makes them by itself.
  public init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The delegate, if it is a responder and the behavior says so (RC-8), else the application.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== application,
      application?.behavior.sceneDelegateFollowsScene == true
    else { return application }
    return responder
  }
}

/// A scene between the windows and the application.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that name this scene as theirs.
  open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { application?.screen ?? UIScreen.main }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { .current }
}

/// Hears of a scene's life, which is uneventful here.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
