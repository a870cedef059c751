import Foundation
package import LayoutFiles
import UIKit

/// The layout with its what-ifs, as a file of its own; the one it was read from is never touched.
extension DebugSession {
  /// What differs from the file, as a file says it.
  package var layoutOverrides: [LayoutOverride] {
    let keys = whatIf.originals.keys.sorted {
      $0.element == $1.element ? $0.name < $1.name : $0.element.rawValue < $1.element.rawValue
    }
    return keys.compactMap { key in
      change(of: key).map { LayoutOverride(name: elementName(key.element), change: $0) }
    }
  }

  private func change(of key: WhatIfKey) -> LayoutOverride.Change? {
    switch key.subject {
    case .order:
      guard let siblings = view(key.element)?.superview?.subviews else { return nil }
      return .order(siblings.map { elementName(application.identify($0)) })
    case .property(.frame): return view(key.element).map { .property(.frame, .rect($0.frameInFiles)) }
    case .property(let property): return value(of: key).map { .property(property, $0) }
    case .override: return nil
    }
  }

  /// The layout as it is now in the native format; nil without a file behind it.
  ///
  /// `left` are the names of changed objects that the file has no place for, and of overrides put aside, which stay.
  package var changedLayout: (text: String, left: [String])? {
    guard var document else { return nil }
    var left = document.apply(layoutOverrides).map(\.name)
    for case .override(let override) in whatIf.originals.keys.map(\.subject) { left.append(override.name) }
    return (LayoutWriter.text(document) + "\n", left)
  }
}

extension UIView {
  /// The frame as a file gives it: the one before the transform (reading 11b.9).
  fileprivate var frameInFiles: CGRect {
    guard !transform.isIdentity else { return frame }
    let anchor = layerIfLoaded?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    let size = bounds.size
    let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
    return CGRect(origin: origin, size: size)
  }
}
