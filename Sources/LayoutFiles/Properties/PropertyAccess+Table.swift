import Foundation
import UIKit

extension PropertyAccess {
  /// Who has which property; where classes share a name without a common class, the first that fits answers.
  static let table: [Property: [PropertyAccessor]] = [responders, views, text, controls, scrolling, recognizers]
    .reduce(into: [:]) { all, part in all.merge(part) { $0 + $1 } }

  private static let responders: [Property: [PropertyAccessor]] = [
    .canBecomeFirstResponder: [
      .custom(
        UIResponder.self,
        get: { .bool($0.canBecomeFirstResponder) },
        set: { override($0, \.canBecomeFirstResponder, $1) }
      )
    ],
    .canResignFirstResponder: [
      .custom(
        UIResponder.self,
        get: { .bool($0.canResignFirstResponder) },
        set: { override($0, \.canResignFirstResponder, $1) }
      )
    ],
    .isFirstResponder: [.readOnly(\UIResponder.isFirstResponder)],
    .title: [
      .string(\UIViewController.title),
      .custom(
        UIButton.self,
        get: { $0.title(for: .normal).map { .string($0) } ?? PropertyValue.none },
        set: { button, value in
          guard let title = value.optionalString else { return false }
          button.setTitle(title, for: .normal)
          return true
        }
      ),
    ],
  ]

  private static func override(
    _ responder: UIResponder,
    _ path: WritableKeyPath<UIKit.ResponderOverrides, Bool?>,
    _ value: PropertyValue
  ) -> Bool {
    guard let flag = value.boolValue else { return false }
    var overrides = responder.overrides ?? UIKit.ResponderOverrides()
    overrides[keyPath: path] = flag
    responder.overrides = overrides
    return true
  }

  private static let views: [Property: [PropertyAccessor]] = [
    .frame: [.path(\UIView.frame, { .rect($0) }, rect)],
    .bounds: [.path(\UIView.bounds, { .rect($0) }, rect)],
    .center: [.path(\UIView.center, { .point($0) }, point)],
    .transform: [
      .path(\UIView.transform, { .transform($0) }) { value in
        guard case .transform(let transform) = value else { return nil }
        return transform
      }
    ],
    .layer: [.custom(UIView.self, get: { .layer(LayerDocument($0.layer)) }, set: setLayer)],
    .alpha: [.number(\UIView.alpha)],
    .isHidden: [.bool(\UIView.isHidden)],
    .isUserInteractionEnabled: [.bool(\UIView.isUserInteractionEnabled)],
    .isMultipleTouchEnabled: [.bool(\UIView.isMultipleTouchEnabled)],
    .isExclusiveTouch: [.bool(\UIView.isExclusiveTouch)],
    .clipsToBounds: [.bool(\UIView.clipsToBounds)],
    .isOpaque: [.bool(\UIView.isOpaque)],
    .backgroundColor: [.color(\UIView.backgroundColor)],
    .tintColor: [.color(\UIView.ownTintColor)],
    .tag: [.integer(\UIView.tag)],
    .accessibilityIdentifier: [.string(\UIView.accessibilityIdentifier)],
    .accessibilityLabel: [.string(\UIView.accessibilityLabel)],
    .superview: [
      .custom(UIView.self, get: { $0.superview.map { .string($0.elementName ?? $0.className) } ?? PropertyValue.none })
    ],
    .windowLevel: [
      .custom(
        UIWindow.self,
        get: { .number($0.windowLevel.rawValue) },
        set: { window, value in
          guard let level = value.numberValue else { return false }
          window.windowLevel = UIWindow.Level(level)
          return true
        }
      )
    ],
    .isKeyWindow: [
      .custom(
        UIWindow.self,
        get: { .bool($0.isKeyWindow) },
        set: { window, value in
          if value == .bool(true) { window.makeKey() }
          return true
        }
      )
    ],
  ]

  nonisolated private static func rect(_ value: PropertyValue) -> CGRect? {
    guard case .rect(let rect) = value else { return nil }
    return rect
  }

  nonisolated private static func point(_ value: PropertyValue) -> CGPoint? {
    guard case .point(let point) = value else { return nil }
    return point
  }

  private static func setLayer(of view: UIView, to value: PropertyValue) -> Bool {
    guard case .layer(let document) = value else { return false }
    let layer = view.layer
    if let anchor = document.anchorPoint, anchor != layer.anchorPoint { layer.anchorPoint = anchor }
    if let zPosition = document.zPosition { layer.zPosition = zPosition }
    if let radius = document.cornerRadius { layer.cornerRadius = radius }
    if let masks = document.masksToBounds { layer.masksToBounds = masks }
    if let width = document.borderWidth { layer.borderWidth = width }
    if let color = document.borderColor { layer.borderColor = color }
    return true
  }

  private static let text: [Property: [PropertyAccessor]] = [
    .text: [
      .string(\UILabel.text), .string(\UITextField.text), .string(\UITextView.text), .string(\UISearchBar.text),
      .string(\UITableViewCell.text),
    ],
    .textColor: [.color(\UILabel.textColor), .color(\UITextField.textColor), .color(\UITextView.textColor)],
    .textAlignment: [
      .alignment(\UILabel.textAlignment), .alignment(\UITextField.textAlignment),
      .alignment(\UITextView.textAlignment),
    ],
    .font: [
      .font(\UILabel.font), .font(\UITextField.font), .font(\UITextView.font), .font(\UIButton.titleFont),
    ],
    .numberOfLines: [.integer(\UILabel.numberOfLines)],
    .placeholder: [.string(\UITextField.placeholder), .string(\UISearchBar.placeholder)],
    .isSecureTextEntry: [.bool(\UITextField.isSecureTextEntry)],
    .isEditable: [.bool(\UITextView.isEditable)],
    .isSelectable: [.bool(\UITextView.isSelectable)],
    .image: [.image(\UIImageView.image), .image(\UIButton.normalImage)],
  ]
}

extension LayerDocument {
  @MainActor
  init(_ layer: CALayer) {
    self.init(
      anchorPoint: layer.anchorPoint,
      zPosition: layer.zPosition,
      cornerRadius: layer.cornerRadius,
      masksToBounds: layer.masksToBounds,
      borderWidth: layer.borderWidth,
      borderColor: layer.borderColor
    )
  }
}
