import Foundation
import UIKit

/// What the commands before have made of the space when one leaves ink.
struct InkState: Hashable {
  var transform = CGAffineTransform.identity

  /// Around what the clips leave; their exact shapes are in `clips`.
  var clip = CGRect.infinite
  var clips: [InkClip] = []

  /// The alpha of each group that is open.
  var groups: [Double] = []
}

extension InkState {
  /// Takes in a map or a clip.
  mutating func take(_ command: DrawCommand) {
    switch command {
    case .concatenate(let map): transform = map.concatenating(transform)
    case .clip(let path):
      let box = path.boundingBox.isNull ? CGRect.null : path.boundingBox.applying(transform)
      guard box.isNull || box.isFinite else { return }
      clips.append(InkClip(path: path, transform: transform))
      clip = clip.intersection(box)
    default: break
    }
  }
}

struct InkClip: Hashable {
  let path: CGPath
  let transform: CGAffineTransform
}

extension DisplayList {
  /// Calls `body` for each command that leaves ink, in order, with the space it is drawn in and a box around the ink.
  ///
  /// The box is in the list's own space: maybe too large, never too small. Commands that no clip lets through are left
  /// out; a retained picture counts as its commands.
  func forEachInk(
    measuredBy measurer: any TextMeasurer,
    from start: InkState = InkState(),
    _ body: (DrawCommand, InkState, CGRect) -> Void
  ) {
    var states = [start]
    for command in commands {
      let last = states.count - 1
      switch command {
      case .save: states.append(states[last])
      case .restore, .endGroup: if last > 0 { states.removeLast() }
      case .beginGroup(let alpha):
        states.append(states[last])
        states[last + 1].groups.append(alpha)
      case .concatenate, .clip: states[last].take(command)
      case .retained(let picture): picture.list.forEachInk(measuredBy: measurer, from: states[last], body)
      case .fill, .stroke, .text, .shadow:
        guard let box = command.ink(measuredBy: measurer)?.applying(states[last].transform), box.isFinite else {
          continue
        }
        let seen = states[last].clip.intersection(box)
        if !seen.isNull { body(command, states[last], seen) }
      }
    }
  }
}

extension DrawCommand {
  /// A box around what the command draws, in its own space; nil for one that draws nothing.
  fileprivate func ink(measuredBy measurer: any TextMeasurer) -> CGRect? {
    switch self {
    case .fill(let path, _): return path.boundingBox
    case .stroke(let path, let style, _):
      let reach = path.rectangle == nil || style.isHairline ? style.reach : style.width / 2
      return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    case .text(let block, let point):
      let box = block.box(at: point, extent: measurer.extent(of: block))
      return box.insetBy(dx: -block.largestSize / 4, dy: -block.largestSize / 4)
    case .shadow(let rect, _, let style):
      return rect.offsetBy(dx: style.offset.dx, dy: style.offset.dy).insetBy(dx: -style.blur, dy: -style.blur)
    case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .retained: return nil
    }
  }
}

extension CGRect {
  /// Whether all four numbers are; a null rectangle is not.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }
}
