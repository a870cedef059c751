import Canvas
import Foundation
import Traces
import UIKit

/// What the pane says of one recognizer.
struct RecognizerLane {
  let id: ElementID
  let name: String
  /// "long press, PhotoCard".
  let what: String
  let state: UIGestureRecognizer.State
  /// "Possible", "Waits" or "Deadlock".
  let stateWord: String
  /// The rule that decides next, or why the state is what it is.
  var sentence: String
  /// The rule behind the change into the state.
  var note: RuleCatalog.Note?
  let gauges: [RecognizerGauge]
  /// The states of the attempt, if it has come or will come to any but possible.
  let attempt: RecognizerHistory.Attempt?
  /// What it has to do with other recognizers and with views, in words.
  let relations: [RelationLine]
  /// Requirements lead from it back to itself.
  let isInCircle: Bool

  /// The change into the state that the attempt came to; nil while it is merely possible.
  var change: RecognizerHistory.Span? { attempt?.last.flatMap { $0.sequence > 0 ? $0 : nil } }

  var showsStrip: Bool { (attempt?.spans.count ?? 0) > 1 }

  // MARK: Heights

  static let noteHeight = 15.0
  static let gaugeHeight = 16.0
  static let relationHeight = 16.0

  /// The end of the sentence's line, from the lane's top.
  private func textEnd(_ growth: Double) -> Double { 42.5 + 2 * growth + (note == nil ? 0 : Self.noteHeight) }

  /// Logical pixels; a lane with one gauge is 64 high (visual design, 10).
  func height(_ growth: Double) -> Double {
    var height = textEnd(growth) + 3.5
    if !gauges.isEmpty { height += 2 + Self.gaugeHeight * Double(gauges.count) }
    if showsStrip { height += 18 }
    if !relations.isEmpty { height += 2 + Self.relationHeight * Double(relations.count) }
    return height.rounded(.up)
  }

  /// The vertical middles of the parts, from the lane's top.
  func gaugeMiddle(_ index: Int, _ growth: Double) -> Double {
    textEnd(growth) + 8 + Self.gaugeHeight * Double(index)
  }

  func stripMiddle(_ growth: Double) -> Double {
    gauges.isEmpty ? textEnd(growth) + 8.5 : gaugeMiddle(gauges.count, growth) + 2
  }

  func relationMiddle(_ index: Int, _ growth: Double) -> Double {
    let first = Self.relationHeight * Double(relations.count - index) - Self.relationHeight / 2
    return height(growth) - 3 - first
  }
}

/// One relation of a recognizer to others, or to the view under it, in words.
struct RelationLine: Hashable {
  let kind: RelationGlyph
  let words: String

  /// Whether it decides something at the shown place.
  let isActive: Bool
}
