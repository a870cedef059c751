import Foundation
package import UIKit

extension LayoutDocument {
  /// What a live application is like at the moment: its windows, views and recognizers with what is not usual of them.
  ///
  /// Classes that no file can name are described as their UIKit class; what their code does is not described.
  @MainActor
  package init(describing application: UIApplication) {
    self.init()
    device.size = application.screenSize
    var description = LiveDescription()
    windows = application.windowsFrontToBack.reversed().map { window in
      var document = WindowDocument()
      document.view = description.view(window)
      return document
    }
  }
}

/// Turns live objects into documents, each name given once.
@MainActor
private struct LiveDescription {
  private var used: Set<String> = []

  /// What differs from a plain view of UIKit is said.
  private static let viewProperties: [Property] = [
    .alpha, .isHidden, .isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch, .clipsToBounds,
    .backgroundColor, .isEnabled, .isSelected, .contentSize, .contentOffset,
  ]

  private static let recognizerProperties: [Property] = [
    .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .numberOfTapsRequired,
    .numberOfTouchesRequired, .minimumPressDuration, .allowableMovement, .minimumNumberOfTouches,
    .maximumNumberOfTouches, .direction, .edges,
  ]

  mutating func view(_ view: UIView) -> ViewDocument {
    var document = ViewDocument()
    (document.uiClass, document.customClass) = Self.classes(of: view)
    document.uiClass = document.uiClass.isKind(of: .view) ? document.uiClass : .view
    (document.name, document.isNamed) = name(view.elementName)
    if view.transform.isIdentity {
      document.properties[.frame] = .rect(view.frame.withoutNegativeSize)
    } else {
      document.properties[.bounds] = .rect(view.bounds.withoutNegativeSize)
      document.properties[.center] = .point(view.center)
      document.properties[.transform] = .transform(view.transform)
    }
    describe(Self.viewProperties, of: view, unlike: document.uiClass.makeView(), in: &document.properties)
    let builtIn = (view as? UIScrollView).map { [$0.panGestureRecognizer, $0.pinchGestureRecognizer] } ?? []
    for recognizer in view.gestureRecognizers ?? [] where !builtIn.contains(where: { $0 === recognizer }) {
      document.gestureRecognizers.append(self.recognizer(recognizer))
    }
    document.subviews = view.subviews.map { self.view($0) }
    return document
  }

  private mutating func recognizer(_ recognizer: UIGestureRecognizer) -> RecognizerDocument {
    let (uiClass, customClass) = Self.classes(of: recognizer)
    var document = RecognizerDocument(uiClass: uiClass)
    document.customClass = customClass
    (document.name, document.isNamed) = name(recognizer.name)
    describe(Self.recognizerProperties, of: recognizer, unlike: uiClass.makeRecognizer(), in: &document.properties)
    return document
  }

  /// A name that another has already is none: reading makes one.
  private mutating func name(_ name: String?) -> (String, Bool) {
    guard let name, !name.isEmpty, used.insert(name).inserted else { return ("", false) }
    return (name, true)
  }

  private func describe(
    _ properties: [Property],
    of object: NSObject,
    unlike plain: NSObject,
    in list: inout PropertyList
  ) {
    for property in properties {
      guard let value = PropertyAccess.value(of: property, on: object), value != .none else { continue }
      if PropertyAccess.value(of: property, on: plain) == value { continue }
      list.set(property, to: value, at: .start)
    }
  }

  /// The nearest class of UIKit, and the object's own if that is another.
  private static func classes(of object: NSObject) -> (UIKitClass, String?) {
    var mirror: Mirror? = Mirror(reflecting: object)
    var own: String?
    while let current = mirror {
      let name = String(describing: current.subjectType)
      if let known = UIKitClass(rawValue: name) { return (known, own) }
      own = own ?? name
      mirror = current.superclassMirror
    }
    return (.view, own)
  }
}

extension CGRect {
  /// Views without room for their margins have less than nothing, which no file can say.
  fileprivate var withoutNegativeSize: CGRect {
    CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}
