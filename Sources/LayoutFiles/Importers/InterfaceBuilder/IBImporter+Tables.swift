import Foundation
import UIKit

extension IBImporter {
  /// Titles over and under the sections of a table with static cells: the file has the words, and a gap for them.
  mutating func addSectionTitles(of table: MarkupElement, to view: inout ViewDocument) {
    guard let width = view.frame?.width else { return }
    var sections: [(element: MarkupElement, top: Double, bottom: Double)] = []
    for section in table.list("sections") {
      let frames = section.list("cells").compactMap { fileFrame($0, in: .zero) }
      guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else { continue }
      sections.append((section, top, bottom))
    }
    for (index, section) in sections.enumerated() {
      let above = index == 0 ? 0 : sections[index - 1].bottom
      let footerBefore = index == 0 ? nil : sections[index - 1].element["footerTitle"]
      if let title = section.element["headerTitle"] {
        let room = (section.top - above) / (footerBefore == nil ? 1 : 2)
        addTitle(title, at: section.top - room, height: room, width, section.element, isHeader: true, to: &view)
      }
      guard let title = section.element["footerTitle"] else { continue }
      let next = index + 1 < sections.count ? sections[index + 1] : nil
      let gap = next.map { $0.top - section.bottom } ?? 28
      let room = next?.element["headerTitle"] == nil ? gap : gap / 2
      addTitle(title, at: section.bottom, height: room, width, section.element, isHeader: false, to: &view)
    }
  }

  private func addTitle(
    _ title: String,
    at y: Double,
    height: Double,
    _ width: Double,
    _ section: MarkupElement,
    isHeader: Bool,
    to table: inout ViewDocument
  ) {
    guard !title.isEmpty, height >= 10 else { return }
    var place = ViewDocument(uiClass: .tableViewHeaderFooterView)
    place.location = section.location
    place.frame = CGRect(x: 0, y: y, width: width, height: height)
    place.frameOrigin = .conventional
    var label = ViewDocument(uiClass: .label)
    label.location = section.location
    let line = min(height, 20)
    label.frame = CGRect(
      x: 16,
      y: isHeader ? height - line - min(4, height - line) : min(6, height - line),
      width: max(width - 32, 0),
      height: line
    )
    label.frameOrigin = .conventional
    label.properties[.text] = .string(String(title.prefix(ImportLimits.text)))
    label.properties[.font] = .font(FontDocument(size: 13, weight: "regular"))
    label.properties[.textColor] = .color(CGColor(hex: 0x6D6D72))
    place.subviews = [label]
    table.subviews.append(place)
  }
}
