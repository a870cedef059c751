package import Foundation

/// One line of a block as it is seen: broken or cut, with what of each span stands on it.
package struct TextLine: Hashable, Sendable {
  package var spans: [TextSpan]
  package var width: CGFloat

  package var string: String { spans.map(\.string).joined() }
}

extension TextMeasurer {
  /// The lines that a block is drawn as, for writers that have no layout of their own.
  ///
  /// Breaks are where words end; a block that its width cuts ends in an ellipsis, or has one in its middle.
  package func lines(of block: TextBlock) -> [TextLine] {
    // Sums of widths that were rounded: what fits exactly must not break.
    guard let room = block.width.map({ $0 + 0.01 }) else { return [line(block.spans)] }
    switch block.overflow {
    case .clip: return [line(block.spans)]
    case .ellipsisEnd: return [cut(block.spans, to: room, inMiddle: false)]
    case .ellipsisMiddle: return [cut(block.spans, to: room, inMiddle: true)]
    case .wrap(_, let maxLines): return wrapped(block.spans, room: room, maxLines: maxLines)
    }
  }

  private func line(_ spans: [TextSpan]) -> TextLine {
    TextLine(spans: spans, width: width(of: TextBlock(spans: spans)))
  }

  // MARK: Cutting

  /// As many characters as fit beside an ellipsis.
  private func cut(_ spans: [TextSpan], to room: CGFloat, inMiddle: Bool) -> TextLine {
    let whole = line(spans)
    guard whole.width > room else { return whole }
    var (low, high) = (0, whole.string.count)
    while low < high {
      let count = (low + high + 1) / 2
      if width(of: TextBlock(spans: shortened(spans, to: count, inMiddle: inMiddle))) <= room {
        low = count
      } else {
        high = count - 1
      }
    }
    return line(shortened(spans, to: low, inMiddle: inMiddle))
  }

  private func shortened(_ spans: [TextSpan], to count: Int, inMiddle: Bool) -> [TextSpan] {
    let head = inMiddle ? (count + 1) / 2 : count
    var kept = spans.prefix(characters: head)
    if kept.isEmpty, let first = spans.first { kept = [first.with("")] }
    kept[kept.count - 1].string += "…"
    return inMiddle ? kept + spans.suffix(characters: count - head) : kept
  }

  // MARK: Wrapping

  private func wrapped(_ spans: [TextSpan], room: CGFloat, maxLines: Int?) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = spans.filter { !$0.string.isEmpty }
    while !rest.isEmpty {
      if let maxLines, lines.count == maxLines - 1 {
        let last = rest.upToLineBreak.line
        let hasMore = last.characterCount < rest.characterCount
        lines.append(hasMore ? cutHere(last, to: room) : cut(rest, to: room, inMiddle: false))
        return lines
      }
      let (line, count) = firstLine(of: rest, room: room)
      lines.append(line)
      rest = rest.dropping(characters: count)
    }
    return lines.isEmpty ? [line(spans)] : lines
  }

  /// A last line with more behind it ends in an ellipsis even where its own words would fit.
  private func cutHere(_ spans: [TextSpan], to room: CGFloat) -> TextLine {
    let marked = shortened(spans, to: spans.characterCount, inMiddle: false)
    let whole = line(marked)
    return whole.width <= room ? whole : cut(spans, to: room, inMiddle: false)
  }

  /// The first line, and how many characters it takes with the space or break behind it.
  private func firstLine(of spans: [TextSpan], room: CGFloat) -> (TextLine, Int) {
    let (paragraph, breakLength) = spans.upToLineBreak
    let whole = line(paragraph)
    if whole.width <= room { return (whole, paragraph.characterCount + breakLength) }
    let characters = Array(paragraph.map(\.string).joined())
    var fitting = 0
    // Widths grow with the words, so the first that does not fit ends the search.
    for end in characters.indices where characters[end] == " " && end > 0 && characters[end - 1] != " " {
      if width(of: TextBlock(spans: paragraph.prefix(characters: end))) > room { break }
      fitting = end
    }
    if fitting == 0 {
      // A word wider than the line is broken inside.
      fitting = 1
      while fitting < characters.count, characters[fitting] != " ",
        width(of: TextBlock(spans: paragraph.prefix(characters: fitting + 1))) <= room
      {
        fitting += 1
      }
    }
    var taken = fitting
    while taken < characters.count, characters[taken] == " " { taken += 1 }
    return (line(paragraph.prefix(characters: fitting)), taken)
  }
}

extension TextSpan {
  fileprivate func with(_ string: some StringProtocol) -> TextSpan {
    var span = self
    span.string = String(string)
    return span
  }
}

extension [TextSpan] {
  fileprivate var characterCount: Int { reduce(0) { $0 + $1.string.count } }

  fileprivate func prefix(characters count: Int) -> [TextSpan] {
    var left = count
    var result: [TextSpan] = []
    for span in self where left > 0 {
      let part = span.string.prefix(left)
      left -= part.count
      result.append(span.with(part))
    }
    return result
  }

  fileprivate func dropping(characters count: Int) -> [TextSpan] {
    var left = count
    var result: [TextSpan] = []
    for span in self {
      let length = span.string.count
      if left >= length {
        left -= length
      } else {
        result.append(span.with(span.string.dropFirst(left)))
        left = 0
      }
    }
    return result
  }

  fileprivate func suffix(characters count: Int) -> [TextSpan] {
    dropping(characters: Swift.max(0, characterCount - count))
  }

  /// Everything before the first line feed, and whether one follows: 1 or 0.
  fileprivate var upToLineBreak: (line: [TextSpan], breakLength: Int) {
    var count = 0
    for span in self {
      if let place = span.string.firstIndex(of: "\n") {
        return (prefix(characters: count + span.string.distance(from: span.string.startIndex, to: place)), 1)
      }
      count += span.string.count
    }
    return (self, 0)
  }
}
