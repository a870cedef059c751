package import UIKit

extension DisplayList {
  /// The same picture with each colour exchanged for another; what renderers may keep is drawn out.
  package func recolored(_ change: (CGColor) -> CGColor) -> DisplayList {
    DisplayList(
      flattened.commands.map { command in
        switch command {
        case .fill(let path, let color): .fill(path, change(color))
        case .stroke(let path, let style, let color): .stroke(path, style, change(color))
        case .text(let block, let point): .text(block.recolored(change), at: point)
        case .shadow(let rect, let radius, let style): .shadow(rect, cornerRadius: radius, style.recolored(change))
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .retained: command
        }
      }
    )
  }
}

extension TextBlock {
  fileprivate func recolored(_ change: (CGColor) -> CGColor) -> TextBlock {
    var block = self
    for index in block.spans.indices {
      block.spans[index].color = change(block.spans[index].color)
      block.spans[index].underline = block.spans[index].underline.map(change)
    }
    return block
  }
}

extension ShadowStyle {
  fileprivate func recolored(_ change: (CGColor) -> CGColor) -> ShadowStyle {
    ShadowStyle(offset: offset, blur: blur, color: change(color))
  }
}
