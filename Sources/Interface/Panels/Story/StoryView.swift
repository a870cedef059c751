import Canvas
import Foundation
import Traces
import UIKit

/// The trace as numbered plain sentences, or a comparison with another one; a press on a chapter goes to its moment.
@MainActor
final class StoryView: UIScrollView, Painted, Hoverable, Focusable, MenuOffering {
  private let context: InterfaceContext
  private var links: [LinkText] = []
  private var rows: [Row] = []
  private var key: Key?

  /// One chapter or sentence as it is laid out.
  private struct Row {
    let number: String
    let head: TextBlock
    let body: TextBlock?
    var top: Double
    let headHeight: Double
    let height: Double

    /// Where a press leads; nil for what is no moment of the trace.
    let sequence: Int?
  }

  private struct Key: Equatable {
    var sequence: Int
    var width: Double
    var comparison: TraceComparison?
    var choices: [DebugSession.ComparisonChoice]
    var theme: Theme.Appearance
  }

  var isHovered = false { didSet { setNeedsDisplay() } }

  /// A longer trace is told from here on; its beginning is in the exports.
  private static let mostChapters = 200

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "story"
    let tap = UITapGestureRecognizer()
    tap.name = "story tap"
    tap.addHandler(named: "go there") { [weak self] recognizer in
      self?.go(to: recognizer.location(in: self).y)
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var session: DebugSession { context.session }
  private var growth: Double { context.density.fontGrowth }
  private var linkHeight: Double { context.density == .dense ? 24 : 44 }

  override var canBecomeFirstResponder: Bool { true }

  /// Up and down scroll by some lines.
  func press(_ key: KeyPress) -> Bool {
    let step: Double
    switch key.symbol {
    case .special(.up): step = -54
    case .special(.down): step = 54
    case .special(.pageUp): step = -bounds.height
    case .special(.pageDown): step = bounds.height
    default: return false
    }
    contentOffset = limited(CGPoint(x: 0, y: contentOffset.y + step))
    return true
  }

  private func row(at y: Double) -> Row? { rows.first { $0.top <= y && y < $0.top + $0.height } }

  private func go(to y: Double) {
    if let sequence = row(at: y)?.sequence { session.go(toSequence: sequence) }
  }

  /// What can be done with a chapter, or with a sentence of a comparison.
  func menu(at point: CGPoint) -> [MenuItem] {
    guard let row = row(at: point.y) else { return [] }
    let words = [row.head.string, row.body?.string ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    let copies = [
      MenuItem(row.sequence == nil ? "Copy it" : "Copy the chapter", copying: words, in: context),
      MenuItem("Copy the story and the picture", .copy, icon: .label, in: context),
    ]
    guard let sequence = row.sequence else { return copies }
    return [MenuItem("Go there", icon: .trace) { [session] in session.go(toSequence: sequence) }] + copies.startingGroup
  }

  /// In the chapter of the shown step, or the first one in sight.
  var keyMenuPlace: CGPoint? {
    let seen = rows.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
    let row = seen.last { $0.sequence.map { $0 <= session.shownSequence } ?? false } ?? seen.first
    return row.map { CGPoint(x: 48, y: max($0.top, bounds.minY) + 8) }
  }

  // MARK: Content

  override func layoutSubviews() { refresh() }

  func refresh() {
    guard !isHidden, bounds.width > 0 else { return }
    let now = Key(
      sequence: session.digest.lastSequence,
      width: bounds.width,
      comparison: session.comparison,
      choices: session.comparisonChoices,
      theme: context.theme.appearance
    )
    guard now != key else { return }
    let wasAtEnd = contentOffset.y + bounds.height >= contentSize.height - 4
    key = now
    makeLinks(now)
    rows = []
    var y = 8 + Double(links.count) * linkHeight
    if let comparison = now.comparison {
      y = add(comparison, at: y)
    } else {
      y = addStory(at: y)
    }
    contentSize = CGSize(width: bounds.width, height: y + 8)
    contentOffset = limited(wasAtEnd && now.comparison == nil ? CGPoint(x: 0, y: y) : contentOffset)
    setNeedsDisplay()
  }

  private func makeLinks(_ key: Key) {
    for link in links { link.removeFromSuperview() }
    var actions: [(String, @MainActor () -> Void)] = []
    for choice in key.choices where choice != key.comparison?.choice {
      actions.append((choice.title, { [session] in session.compare(choice) }))
    }
    if key.comparison != nil {
      actions.insert(("Back to the story", { [session] in session.closeComparison() }), at: 0)
    }
    links = actions.enumerated().map { index, action in
      let link = LinkText(context, action.0, font: .ui(12 + growth, .medium), action: action.1)
      link.frame = CGRect(x: 16, y: 4 + Double(index) * linkHeight, width: bounds.width - 32, height: linkHeight)
      addSubview(link)
      return link
    }
  }

  private func addStory(at top: Double) -> Double {
    let story = Story(of: session.application)
    var y = top
    let first = max(0, story.chapters.count - Self.mostChapters)
    if first > 0 || story.forgotten > 0 {
      y = add("", "The story begins earlier; the exports have all of it.", nil, nil, at: y)
    }
    for (index, chapter) in story.chapters.enumerated().dropFirst(first) {
      let body = chapter.sentences.joined(separator: "\n")
      let head = "\(Words.seconds(chapter.instant.seconds)) s  \(chapter.headline)"
      y = add("\(index + 1)", head, body.isEmpty ? nil : body, chapter.sequence, at: y)
    }
    if story.chapters.isEmpty { y = add("", "Nothing has happened yet: press inside the device.", nil, nil, at: y) }
    return y
  }

  private func add(_ comparison: TraceComparison, at top: Double) -> Double {
    var y = add("", comparison.title, nil, nil, at: top)
    for (index, sentence) in comparison.sentences.enumerated() {
      y = add("\(index + 1)", "", sentence, nil, at: y)
    }
    return y
  }

  private func add(_ number: String, _ head: String, _ body: String?, _ sequence: Int?, at top: Double) -> Double {
    let theme = context.theme
    let width = bounds.width - 48 - 16
    var title = TextBlock(
      head,
      font: .ui(12 + growth, .semibold),
      color: theme[.text1],
      overflow: .wrap(lineHeight: 17, maxLines: 6)
    )
    title.width = width
    let headHeight = head.isEmpty ? 0 : context.measurer.extent(of: title).size.height
    var height = headHeight
    let block = body.map { text in
      var block = TextBlock(
        text,
        font: .ui(11.5 + growth),
        color: theme[.text2],
        overflow: .wrap(lineHeight: 16, maxLines: 60)
      )
      block.width = width
      height += context.measurer.extent(of: block).size.height
      return block
    }
    rows.append(
      Row(
        number: number,
        head: title,
        body: block,
        top: top,
        headHeight: headHeight,
        height: height + 8,
        sequence: sequence
      )
    )
    return top + height + 8
  }

  // MARK: Picture

  func paint(into painter: Painter) {
    let theme = context.theme
    for row in rows where row.top + row.height > bounds.minY && row.top < bounds.maxY {
      let isNow = row.sequence.map { $0 <= session.shownSequence } ?? true
      painter.group(alpha: isNow ? 1 : 0.55) {
        painter.text(
          row.number,
          font: .mono(10.5),
          color: theme[.text3],
          in: CGRect(x: 12, y: row.top + 1, width: 26, height: 16),
          alignment: .trailing
        )
        let text = CGRect(x: 48, y: row.top, width: bounds.width - 64, height: row.headHeight)
        if row.headHeight > 0 { painter.text(row.head, in: text) }
        if let body = row.body {
          painter.text(
            body,
            in: CGRect(x: 48, y: text.maxY, width: text.width, height: row.height - 8 - row.headHeight)
          )
        }
      }
    }
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: theme, into: painter)
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 2, style: StrokeStyle(width: 2), color: theme[.accent])
    }
  }
}
