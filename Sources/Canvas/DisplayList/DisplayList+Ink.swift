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

/// The states that saves and groups have left open, the present one last; never empty.
struct InkStates: Hashable {
  private var stack: [InkState]

  init(_ start: InkState = InkState()) { stack = [start] }

  var current: InkState { stack[stack.count - 1] }

  /// Takes in a command that leaves no ink.
  mutating func take(_ command: DrawCommand) {
    switch command {
    case .save: stack.append(current)
    case .restore, .endGroup: if stack.count > 1 { stack.removeLast() }
    case .beginGroup(let alpha):
      stack.append(current)
      stack[stack.count - 1].groups.append(alpha)
    case .concatenate, .clip: stack[stack.count - 1].take(command)
    case .fill, .stroke, .text, .shadow, .retained: break
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
    var states = InkStates(start)
    commands[...].forEachInk(measuredBy: measurer, &states, body)
  }
}

extension ArraySlice<DrawCommand> {
  /// The same for a part of a list, between the states that it finds and those that it leaves.
  func forEachInk(
    measuredBy measurer: any TextMeasurer,
    _ states: inout InkStates,
    _ body: (DrawCommand, InkState, CGRect) -> Void
  ) {
    for command in self {
      switch command {
      case .save, .restore, .beginGroup, .endGroup, .concatenate, .clip: states.take(command)
      case .retained(let picture): picture.list.forEachInk(measuredBy: measurer, from: states.current, body)
      case .fill, .stroke, .text, .shadow:
        let state = states.current
        guard let box = command.ink(measuredBy: measurer)?.applying(state.transform), box.isFinite else {
          continue
        }
        let seen = state.clip.intersection(box)
        if !seen.isNull { body(command, state, seen) }
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
