import Canvas
import Foundation
import UIKit

/// The notes below each other, each as high as its words.
@MainActor
final class NoticesList: UIScrollView, Painted, Hoverable {
  private let context: InterfaceContext
  private let notes: [FileNote]
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// The column of places; none where no note has one.
  private let placeWidth: Double
  private static let lineHeight = 17.0

  init(_ context: InterfaceContext, notes: [FileNote]) {
    self.context = context
    self.notes = notes
    placeWidth = notes.contains { !$0.place.isEmpty } ? 76 : 0
    super.init(frame: .zero)
    elementName = "notices list"
  }

  required init?(coder: NSCoder) { nil }

  func move(by distance: Double) {
    contentOffset = limited(CGPoint(x: 0, y: contentOffset.y + distance))
    setNeedsDisplay()
  }

  private func block(_ note: FileNote, width: Double) -> TextBlock {
    TextBlock(
      note.sentence,
      font: .ui(12),
      color: context.theme[.text1],
      width: textWidth(width),
      overflow: .wrap(lineHeight: Self.lineHeight, maxLines: 6)
    )
  }

  private func textWidth(_ width: Double) -> Double { max(40, width - 44 - placeWidth - 20) }

  private func rowHeight(_ note: FileNote, width: Double) -> Double {
    context.measurer.extent(of: block(note, width: width)).size.height + 12
  }

  func height(forWidth width: Double) -> Double { notes.map { rowHeight($0, width: width) }.reduce(8, +) }

  override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: height(forWidth: bounds.width))
    contentOffset = limited(contentOffset)
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    var y = 4.0
    for note in notes {
      let height = rowHeight(note, width: bounds.width)
      defer { y += height }
      guard y + height > bounds.minY, y < bounds.maxY else { continue }
      let first = CGRect(x: 0, y: y + 6, width: bounds.width, height: Self.lineHeight)
      (note.isWarning ? Icon.lint : .info).paint(
        into: painter,
        center: CGPoint(x: 28, y: first.midY),
        size: 14,
        color: theme[note.isWarning ? .warn : .inside]
      )
      painter.text(
        note.place,
        font: .mono(11),
        color: theme[.text3],
        in: CGRect(x: 44, y: first.minY, width: max(0, placeWidth - 8), height: first.height)
      )
      painter.text(
        block(note, width: bounds.width),
        in: CGRect(x: 44 + placeWidth, y: first.minY, width: textWidth(bounds.width), height: height - 12)
      )
    }
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: theme, into: painter)
  }
}
