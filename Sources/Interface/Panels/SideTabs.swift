import Canvas
import Foundation
import UIKit

/// The tabs over the right column of a window that has no room for all panes at once.
@MainActor
final class SideTabs: UIView, Painted {
  private let context: InterfaceContext
  private let tabs: SegmentedControl

  init(_ context: InterfaceContext, choose: @escaping @MainActor (SideTab) -> Void) {
    self.context = context
    tabs = SegmentedControl(context, titles: SideTab.allCases.map(\.title)) { index in
      if let tab = SideTab(rawValue: index) { choose(tab) }
    }
    super.init(frame: .zero)
    elementName = "tabs"
    addSubview(tabs)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tab: SideTab) { tabs.selectedSegmentIndex = tab.rawValue }

  override func layoutSubviews() {
    tabs.frame = bounds.insetBy(dx: 12, dy: 6)
  }

  func paint(into painter: Painter) {
    painter.fill(bounds, color: context.theme[.panel])
    painter.hairline(along: .maxYEdge, of: bounds, color: context.theme[.line])
  }
}
