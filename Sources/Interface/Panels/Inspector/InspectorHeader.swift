import Canvas
import Foundation
import Traces
import UIKit

/// Name, class, and the path of links to the object.
@MainActor
final class InspectorHeader: UIView, Painted {
  private let context: InterfaceContext
  private var subject: InspectedObject?
  private var links: [LinkText] = []

  /// The links that there was room for, the last ones first, and whether some were left out.
  private var leftOut: Rect?
  private var separators: [CGPoint] = []

  private struct Rect { let frame: CGRect }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "inspector header"
    let copying = UITapGestureRecognizer()
    copying.name = "copy the name"
    copying.numberOfTapsRequired = 2
    copying.addHandler(named: "copy") { [weak self] recognizer in
      guard let self, let subject, recognizer.location(in: self).y < pathTop else { return }
      self.context.copy?(subject.name)
    }
    addGestureRecognizer(copying)
  }

  required init?(coder: NSCoder) { nil }

  private var growth: Double { context.density.fontGrowth }
  private var pathFont: Font { .ui(11 + growth) }
  private var pathTop: Double { 32 }

  /// Logical pixels.
  var height: Double { context.density == .dense ? 58 : 82 }

  func show(_ subject: InspectedObject) {
    guard subject.path != self.subject?.path || subject.id != self.subject?.id else { return }
    self.subject = subject
    setNeedsDisplay()
    for link in links { link.removeFromSuperview() }
    links = subject.path.map { id in
      let element = context.session.element(id)
      let name = element.kind == .gestureRecognizer ? element.recognizerTitle : element.name
      let link = LinkText(context, name, font: pathFont, color: .text3) { [session = context.session] in
        session.select(id)
      }
      addSubview(link)
      return link
    }
    setNeedsLayout()
  }

  /// As many links as there is room for, from the object itself upwards.
  override func layoutSubviews() {
    let gap = 14.0
    let height = self.height - pathTop - (context.density == .dense ? 6 : 2)
    var room = bounds.width - 32
    var shown = 0
    for link in links.reversed() {
      let needed = link.naturalWidth + (shown == 0 ? 0 : gap)
      let reserve = shown + 1 < links.count ? gap + 6 : 0
      guard shown == 0 || needed + reserve <= room else { break }
      room -= needed
      shown += 1
    }
    let isCut = shown < links.count
    separators = []
    leftOut = isCut ? Rect(frame: CGRect(x: 16, y: pathTop, width: 12, height: height)) : nil
    var x = isCut ? 16 + gap + 6 : 16.0
    for (index, link) in links.enumerated() {
      link.isHidden = index < links.count - shown
      guard !link.isHidden else { continue }
      let width = min(link.naturalWidth, bounds.width - 16 - x)
      link.frame = CGRect(x: x, y: pathTop, width: max(0, width), height: height)
      if index > 0 { separators.append(CGPoint(x: x - gap / 2, y: pathTop + height / 2)) }
      x += width + gap
    }
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    guard let subject else { return }
    let theme = context.theme
    let line = CGRect(x: 40, y: 8, width: bounds.width - 56, height: 24)
    subject.icon.paint(into: painter, center: CGPoint(x: 24, y: line.midY), size: 14, color: theme[.text1])
    painter.ends(
      .identifier(subject.name, .ui(14 + growth, .semibold), theme[.text1]),
      .identifier(subject.className, .ui(11.5 + growth), theme[.text2]),
      in: line,
      measurer: context.measurer
    )
    if let leftOut {
      painter.text("…", font: pathFont, color: theme[.text3], in: leftOut.frame)
    }
    for place in separators {
      Icon.chevronRight.paint(into: painter, center: place, size: 7, color: theme[.text3])
    }
  }
}
