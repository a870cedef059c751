package import Foundation
import UIKit

extension DisplayList {
  /// A rectangle around all ink in the list's own space: maybe too large, never too small, null without ink.
  package func bounds(measuredBy measurer: some TextMeasurer) -> CGRect {
    var states = [DrawState()]
    var bounds = CGRect.null
    func include(_ rect: CGRect) {
      guard let state = states.last, rect.isFinite else { return }
      let seen = state.clip.intersection(rect.applying(state.transform))
      if !seen.isNull { bounds = bounds.union(seen) }
    }
    for command in commands {
      let last = states.count - 1
      switch command {
      case .save: states.append(states[last])
      case .restore: if last > 0 { states.removeLast() }
      case .concatenate(let transform): states[last].transform = transform.concatenating(states[last].transform)
      case .clip(let path):
        let box = path.boundingBox
        guard box.isNull || box.isFinite else { continue }
        states[last].clip = states[last].clip.intersection(box.isNull ? box : box.applying(states[last].transform))
      case .fill(let path, _): include(path.boundingBox)
      case .stroke(let path, let style, _):
        let reach = path.rectangle == nil || style.isHairline ? style.reach : style.width / 2
        include(path.boundingBox.insetBy(dx: -reach, dy: -reach))
      case .text(let block, let point):
        let box = block.box(at: point, extent: measurer.extent(of: block))
        include(box.insetBy(dx: -block.largestSize / 4, dy: -block.largestSize / 4))
      case .shadow(let rect, _, let style):
        include(rect.offsetBy(dx: style.offset.dx, dy: style.offset.dy).insetBy(dx: -style.blur, dy: -style.blur))
      case .beginGroup, .endGroup: break
      }
    }
    return bounds
  }

  private struct DrawState {
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
  }
}

extension CGRect {
  /// Whether all four numbers are; a null rectangle is not.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }
}
