import Canvas
import Foundation
import LayoutFiles
import UIKit

/// Draws one line of the open dialog: icon, name, kind, size, date.
@MainActor
struct OpenDialogRowPainter {
  let context: InterfaceContext
  let painter: Painter
  let rect: CGRect

  static func height(_ density: Density) -> Double { density.buttonHeight }

  func paint(_ row: OpenDialogRows.Row, isChosen: Bool, isHovered: Bool) {
    let theme = context.theme
    let box = rect.insetBy(dx: 4, dy: 1)
    if isChosen {
      painter.fill(box, cornerRadius: 5, color: theme[.accentFill])
      painter.fill(CGRect(x: box.minX, y: box.minY + 3, width: 3, height: box.height - 6), color: theme[.accent])
    } else if isHovered, row.path != nil {
      painter.fill(box, cornerRadius: 5, color: theme[.hover])
    }
    switch row {
    case .header(let title): line(title, .ui(11, .semibold), .text2, from: rect.minX + 12, to: rect.maxX - 12)
    case .note(let text): line(text, .ui(12), .text3, from: rect.minX + 12, to: rect.maxX - 12)
    case .up(let path):
      icon(.open, .text2)
      line("..", .ui(12, .medium), .text1, from: nameLeft, to: nameLeft + 24)
      line(path, .mono(11), .text3, from: nameLeft + 32, to: rect.maxX - 12, overflow: .ellipsisMiddle)
    case .entry(let entry): paint(entry, isChosen: isChosen)
    }
  }

  private var nameLeft: Double { rect.minX + 36 }

  private func paint(_ entry: FileEntry, isChosen: Bool) {
    let isReadable = entry.kind.isReadable
    icon(entry.kind.icon, isReadable ? (isChosen ? .accent : .text2) : .text3)
    var right = rect.maxX - 12
    let isWide = rect.width >= 560
    if isWide {
      line(entry.date, .mono(11), .text3, from: right - 76, to: right, alignment: .trailing)
      right -= 84
      line(entry.size, .mono(11), .text2, from: right - 64, to: right, alignment: .trailing)
      right -= 80
    }
    let kindWidth = min(130, rect.width * 0.28)
    if entry.kind != .folder {
      line(entry.kind.title, .ui(11), isReadable ? .text2 : .text3, from: right - kindWidth, to: right)
    }
    right -= kindWidth + 12
    line(
      entry.name,
      .ui(12 + context.density.fontGrowth, isChosen ? .semibold : .regular),
      isReadable ? .text1 : .text3,
      from: nameLeft,
      to: right,
      overflow: .ellipsisMiddle
    )
  }

  private func icon(_ icon: Icon, _ color: ColorToken) {
    icon.paint(
      into: painter,
      center: CGPoint(x: rect.minX + 20, y: rect.midY),
      size: context.density.iconSize,
      color: context.theme[color]
    )
  }

  private func line(
    _ text: String,
    _ font: Font,
    _ color: ColorToken,
    from left: Double,
    to right: Double,
    alignment: TextBlock.Alignment = .leading,
    overflow: TextBlock.Overflow = .ellipsisEnd
  ) {
    painter.text(
      text,
      font: font,
      color: context.theme[color],
      in: CGRect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height),
      alignment: alignment,
      overflow: overflow
    )
  }
}

extension FileKind {
  /// The picture before the name.
  var icon: Icon {
    switch self {
    case .folder: .open
    case .layout: .classView
    case .check: .touch
    case .trace: .trace
    case .storyboard: .classScene
    case .xib: .classWindow
    case .hierarchy: .tree
    case .accessibility: .label
    case .picture: .classImageView
    case .other: .minus
    }
  }
}
