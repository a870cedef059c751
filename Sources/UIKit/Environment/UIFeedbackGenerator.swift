public import Foundation

/// Haptics, which nobody feels here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the hit is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0, medium, heavy, soft, rigid
  }

  public convenience init(style: FeedbackStyle) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came of it.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
