import Canvas
import Foundation
import Traces
import UIKit

/// Which finger the why card is about: the last touch, the pointer, or a point to type.
@MainActor
final class WhyPlaceBar: UIView {
  private let context: InterfaceContext
  private let places: SegmentedControl
  private let field: TextField

  init(_ context: InterfaceContext) {
    self.context = context
    let session = context.session
    places = SegmentedControl(context, titles: ["Last touch", "Pointer", "Point"]) { index in
      switch index {
      case 0: session.ask(at: .lastTouch)
      case 1: session.ask(at: .pointer)
      default: session.ask(at: .point(session.shownTouch?.startLocation))
      }
    }
    places.hints = [
      "Why the selected view got the last touch, or not", "What a finger at the pointer would come to",
      "What a finger at a point would come to: type x, y",
    ]
    field = TextField(context, name: "point to ask about", placeholder: "x, y")
    super.init(frame: .zero)
    elementName = "why, of which finger"
    addSubview(places)
    addSubview(field)
    field.onEdit = { text in
      if let point = WhyPlace.point(in: text) { session.ask(at: .point(point)) }
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private var isTyping: Bool {
    if case .point = context.session.whyPlace { return true }
    return false
  }

  func refresh() {
    let wasTyping = !field.isHidden
    switch context.session.whyPlace {
    case .lastTouch: places.selectedSegmentIndex = 0
    case .pointer: places.selectedSegmentIndex = 1
    case .point(let point):
      places.selectedSegmentIndex = 2
      if !wasTyping { field.setText(point.map { "\(Words.number($0.x)), \(Words.number($0.y))" } ?? "") }
    }
    field.isHidden = !isTyping
    setNeedsLayout()
  }

  var height: Double { context.density == .dense ? 32 : 52 }

  override func layoutSubviews() {
    let side = context.density.segmented
    let typed = isTyping ? 92.0 : 0
    let y = ((bounds.height - side) / 2).rounded()
    places.frame = CGRect(x: 0, y: y, width: max(0, bounds.width - typed), height: side)
    field.frame = CGRect(x: bounds.width - typed + 8, y: y, width: max(0, typed - 8), height: side)
  }
}
