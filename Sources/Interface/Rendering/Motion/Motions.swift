import Foundation
import UIKit

/// Everything of the interface that is on its way from one look to another, moved by the interface's ticks.
///
/// With reduced motion, and where nobody draws frames, every change is a cut.
@MainActor
package final class Motions {
  private let session: DebugSession
  private var running: [MovingValue] = []

  /// Draws the frames between.
  weak var compositor: Compositor?

  init(_ session: DebugSession) { self.session = session }

  /// Whether changes are seen on their way.
  var areSeen: Bool { compositor != nil && !session.reducesMotion }

  /// Whether ``tick(_:)`` has something to do.
  var isMoving: Bool { !running.isEmpty }

  /// Moves everything on by some seconds of real time.
  func tick(_ seconds: Double) {
    guard isMoving else { return }
    let step = areSeen ? seconds : .infinity
    for value in running { value.advance(by: step) }
    running.removeAll { !$0.isMoving }
  }

  /// Everything is where it was going.
  func finish() { tick(.infinity) }

  fileprivate func add(_ value: MovingValue) {
    if !running.contains(where: { $0 === value }) { running.append(value) }
  }

  // MARK: Pictures that make way

  /// A view is about to look different in its place, or in a rectangle of its bounds: the old look fades.
  func fade(_ view: UIView, in rect: CGRect? = nil, _ motion: Motion) {
    guard areSeen, let compositor, view.window != nil else { return }
    compositor.begin(.fade, over: view, in: view.convert(rect ?? view.bounds, to: nil), motion, self)
  }

  /// The same for a view that fills its bounds and has no subviews; what lies over it does not fade.
  func fadeRetained(_ view: any UIView & Retained, _ motion: Motion) {
    guard areSeen, let compositor, view.window != nil else { return }
    compositor.beginFade(ofRetained: view, motion, self)
  }

  /// A part of the window is about to be covered by a pane that comes in by `way`, or uncovered by one that leaves.
  func slide(_ region: CGRect, over view: UIView, isComing: Bool, way: CGVector, _ motion: Motion) {
    guard areSeen, let compositor, view.window != nil, !region.isEmpty else { return }
    compositor.begin(isComing ? .slideIn(from: way) : .slideOut(to: way), over: view, in: region, motion, self)
  }

  /// A view looks as it does now.
  func stop(_ view: UIView) { compositor?.endPassages(over: view) }
}

/// A number that goes to its target by the ticks of the interface.
@MainActor
final class MovingValue {
  private(set) var value: Double
  private(set) var target: Double

  private let motions: Motions
  private let onChange: @MainActor (Double) -> Void
  private var start: Double
  private var elapsed = 0.0
  private var motion = Motion.control

  /// `onChange` gets each value on the way, the target last.
  init(_ value: Double, in motions: Motions, onChange: @escaping @MainActor (Double) -> Void) {
    self.value = value
    self.motions = motions
    self.onChange = onChange
    start = value
    target = value
  }

  var isMoving: Bool { value != target }

  func move(to target: Double, _ motion: Motion) {
    guard target != self.target else { return }
    guard motions.areSeen, target != value else { return jump(to: target) }
    (start, self.target, self.motion, elapsed) = (value, target, motion, 0)
    motions.add(self)
  }

  func jump(to value: Double) {
    let isElsewhere = value != self.value
    (self.value, target) = (value, value)
    if isElsewhere { onChange(value) }
  }

  fileprivate func advance(by seconds: Double) {
    guard isMoving else { return }
    elapsed += seconds
    let part = elapsed / motion.seconds
    value = part < 1 ? start + (target - start) * motion.curve(part) : target
    onChange(value)
  }
}
