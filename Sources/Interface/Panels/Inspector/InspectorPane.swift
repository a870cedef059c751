package import Canvas
import Diagnosis
package import Foundation
import Traces
package import UIKit

/// The selected view, window, controller or recognizer: why it got the finger or not, what if, and its properties.
///
/// Without a selection it is about the winner of the shown finger.
@MainActor
package final class InspectorPane: UIView, Pane, Painted, MenuOffering {
  private let context: InterfaceContext
  private let header: InspectorHeader
  private let scroll = InspectorScroll(frame: .zero)
  private let place: WhyPlaceBar
  private let why: WhyCard
  private let ways: RemedyRows
  private let findings: FindingCard
  private let whatIf: WhatIfSection
  private let properties: PropertiesSection
  private var subject: InspectedObject?
  private var answer: WhyAnswer?
  private var shown: Shown?

  /// All that a repaint depends on, beside the theme.
  private struct Shown: Equatable {
    var id: ElementID?
    var touch: TouchID?
    var lastSequence: Int
    var whatIf: WhatIfJournal
    var place: WhyPlace
    var pointer: CGPoint?
    var findings: [LintFinding]
  }

  private var session: DebugSession { context.session }

  /// `perform` carries out what the program around it must do: to save a layout.
  package init(_ context: InterfaceContext, perform: @escaping @MainActor (InterfaceCommand) -> Void = { _ in }) {
    self.context = context
    header = InspectorHeader(context)
    place = WhyPlaceBar(context)
    why = WhyCard(context)
    ways = RemedyRows(context)
    findings = FindingCard(context)
    whatIf = WhatIfSection(context, perform: perform)
    properties = PropertiesSection(context)
    super.init(frame: .zero)
    elementName = "inspector"
    clipsToBounds = true
    scroll.context = context
    scroll.elementName = "inspector content"
    for view in [place, why, ways, findings, whatIf, properties] as [UIView] { scroll.addSubview(view) }
    addSubview(header)
    addSubview(scroll)
    refresh()
  }

  package required init?(coder: NSCoder) { nil }

  /// Where the keys go to for the answer: its links.
  var whyStops: [UIView] { why.focusStops }

  /// What can be done with the inspected object.
  package func menu(at point: CGPoint) -> [MenuItem] {
    guard let subject else { return [] }
    return ElementMenu(context: context, id: subject.id).items(sentence: answer.map { "\($0.question) \($0.sentence)" })
  }

  /// Under the header.
  package var keyMenuPlace: CGPoint? { CGPoint(x: 16, y: header.frame.maxY - 4) }

  // MARK: Following the session

  package var canMissEvents: Bool { isHidden }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) { shown = nil }
    if !change.isDisjoint(with: [.trace, .playback, .selection, .layout, .properties, .findings, .question]) {
      refresh()
    }
    if change.contains(.theme) {
      repaintAll()
    }
  }

  private func refresh() {
    let subject = InspectedObject(session)
    let now = Shown(
      id: subject?.id,
      touch: session.shownTouch?.id,
      lastSequence: session.digest.lastSequence,
      whatIf: session.whatIf,
      place: session.whyPlace,
      pointer: session.whyPlace == .pointer ? session.pointer : nil,
      findings: subject.flatMap { session.findings?.about($0.id) } ?? []
    )
    guard now != shown else { return }
    if now.id != shown?.id { scroll.contentOffset = .zero }
    shown = now
    self.subject = subject
    if header.isHidden != (subject == nil) { setNeedsDisplay() }
    header.isHidden = subject == nil
    scroll.isHidden = subject == nil
    if let subject {
      header.show(subject)
      answer = WhyAnswer(for: subject.id, in: session)
      place.refresh()
      why.show(answer)
      ways.show(Array(answer?.remedies.dropFirst() ?? []))
      findings.show(now.findings)
      whatIf.show(subject)
      properties.show(PropertyInspector(subject, in: session).rows)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  package override func layoutSubviews() {
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.height)
    scroll.frame = CGRect(
      x: 0,
      y: header.height,
      width: bounds.width,
      height: max(0, bounds.height - header.height)
    )
    place.frame = CGRect(x: 12, y: 0, width: bounds.width - 24, height: place.height)
    var y = place.frame.maxY
    let card = why.height(forWidth: bounds.width - 24)
    why.isHidden = card == 0
    why.frame = CGRect(x: 12, y: y, width: bounds.width - 24, height: card)
    y += card + (card > 0 ? 6 : 0)
    for view in [ways, findings] as [any InspectorPart] {
      let height = view.height(forWidth: bounds.width - 24)
      view.isHidden = height == 0
      view.frame = CGRect(x: 12, y: y, width: bounds.width - 24, height: height)
      y += height
    }
    whatIf.frame = CGRect(x: 0, y: y, width: bounds.width, height: whatIf.height)
    y += whatIf.height
    properties.frame = CGRect(x: 0, y: y, width: bounds.width, height: properties.height)
    y += properties.height
    let size = CGSize(width: bounds.width, height: y)
    if scroll.contentSize != size {
      scroll.contentSize = size
      scroll.setNeedsDisplay()
    }
    scroll.contentOffset = scroll.limited(scroll.contentOffset)
  }

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    guard subject == nil else { return }
    let growth = context.density.fontGrowth
    painter.text(
      "Inspector",
      font: .ui(12 + growth, .semibold),
      color: theme[.text1],
      in: CGRect(x: 16, y: 0, width: bounds.width - 32, height: 32)
    )
    let words = TextBlock(
      "Select a view in the outline or on the canvas, or press inside the device",
      font: .ui(12 + growth),
      color: theme[.text2],
      overflow: .wrap(lineHeight: 18, maxLines: 4),
      alignment: .center
    )
    let width = min(220, bounds.width - 32)
    painter.text(
      words,
      in: CGRect(x: bounds.midX - width / 2, y: bounds.midY - 27, width: width, height: 54)
    )
  }
}

/// A part of the inspector whose height follows from its width; 0 where it has nothing to say.
@MainActor
protocol InspectorPart: UIView {
  func height(forWidth width: Double) -> Double
}

extension RemedyRows: InspectorPart {}

extension FindingCard: InspectorPart {}

extension UIView {
  /// This view and all below it are drawn anew.
  fileprivate func repaintAll() {
    setNeedsDisplay()
    for child in subviews { child.repaintAll() }
  }
}

/// The scrolled part of the inspector, with the bar that tells how much of it is in sight.
@MainActor
private final class InspectorScroll: UIScrollView, Painted, Hoverable {
  var context: InterfaceContext?

  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// A mouse that selects a value does not scroll.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isSelecting = subviews.contains { ($0 as? PropertiesSection)?.isSelecting == true }
    return !isSelecting && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func paint(into painter: Painter) {
    guard let context else { return }
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: context.theme, into: painter)
  }
}
