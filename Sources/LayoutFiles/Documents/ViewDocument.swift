package import Foundation
package import UIKit

/// Where a frame came from that no file gave.
package enum FrameOrigin: String, CaseIterable, Hashable, Sendable {
  /// Constraints decide it.
  case solved
  /// UIKit lays such a view out itself, always alike: a bar of a container, and what stands in one.
  case conventional
  /// Nothing decides it.
  case guessed
}

/// A view and what is in it.
package struct ViewDocument: Hashable, Sendable {
  package var uiClass: UIKitClass = .view
  /// The class shown in place of `uiClass`.
  package var customClass: String?
  /// Unique in the file; made from class and index path when the file gives none.
  package var name = ""
  /// Whether the file gave the name.
  package var isNamed = false
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var overrides = ResponderOverrides()
  package var viewOverrides = ViewOverrides()
  package var actions: [ActionDocument] = []
  package var gestureRecognizers: [RecognizerDocument] = []
  /// Scroll views: changes to the recognizer that the file calls `NAME.pan`.
  package var panGestureRecognizer: BuiltInRecognizerDocument?
  /// Scroll views: changes to the recognizer that the file calls `NAME.pinch`.
  package var pinchGestureRecognizer: BuiltInRecognizerDocument?
  /// The controller whose view this is, where the file tells it of a view anywhere in the hierarchy.
  package var managingController: ManagingController?
  /// Why the frame is none that the file gives; nil for a view whose frame it does.
  package var frameOrigin: FrameOrigin?
  /// What else the file tells of it, each as `topic: text`, for a person to read.
  package var notes: [String] = []
  /// Findings about the view and all in it that the file accepts.
  package var lintExemptions: [LintExemption] = []
  /// Back to front.
  package var subviews: [ViewDocument] = []

  /// The class a person should read.
  package var className: String { customClass ?? uiClass.rawValue }

  /// The frame before the transform, in the superview's coordinates; nil when the file gives none.
  package var frame: CGRect? {
    get {
      guard case .rect(let rect)? = properties[.frame] else { return nil }
      return rect
    }
    set { properties[.frame] = newValue.map(PropertyValue.rect) }
  }

  /// Nil when the file gives none: the origin is then zero and the size the frame's.
  package var bounds: CGRect? {
    get {
      guard case .rect(let rect)? = properties[.bounds] else { return nil }
      return rect
    }
    set { properties[.bounds] = newValue.map(PropertyValue.rect) }
  }

  package var transform: CGAffineTransform {
    guard case .transform(let transform)? = properties[.transform] else { return .identity }
    return transform
  }

  package var isHidden: Bool { properties.bool(.isHidden) ?? false }

  package var alpha: Double { properties.number(.alpha) ?? 1 }

  package var isUserInteractionEnabled: Bool {
    properties.bool(.isUserInteractionEnabled) ?? uiClass.isUserInteractionEnabledByDefault
  }

  package var backgroundColor: CGColor? {
    guard case .color(let color)? = properties[.backgroundColor] else { return nil }
    return color
  }
}
