import Interface
import TestSupport
import Testing
import UIKit

/// The outline's two orders and what a folded row hides (visual design, 10).
@MainActor
struct OutlineOrderTests {
  private let session: DebugSession
  private let screen: PaneOnScreen<OutlinePane>

  init() {
    session = DebugSession(application: CardStage().stage.application, name: "photo-card")
    screen = PaneOnScreen(session, size: CGSize(width: 248, height: 700)) { OutlinePane($0) }
  }

  private var names: [String] { screen.pane.tree.rows.map(\.name) }

  @Test func `siblings stand back to front, or in the order in which they are asked`() throws {
    let before = names
    screen.pane.toggleOrder()
    let asked = names
    #expect(Set(asked) == Set(before) && asked != before)
    // The order of asking is that of the hit test where every view is asked.
    let visits = session.application.hitTestVisits(at: CGPoint(x: 306, y: 498)).map { session.elementName($0.element) }
    let shown = asked.filter { visits.contains($0) }
    #expect(shown == visits.filter { asked.contains($0) })
    screen.pane.toggleOrder()
    #expect(names == before)
  }

  @Test func `a folded row says how many views it hides`() throws {
    let row = try #require(screen.pane.tree.rows.first { $0.hasChildren && $0.depth == 2 })
    let hidden = screen.pane.tree.viewCount
    screen.pane.toggle(row)
    let folded = try #require(screen.pane.tree.rows.first { $0.id == row.id })
    let view = try #require(session.view(row.id))
    #expect(folded.foldedCount == Self.descendants(of: view))
    #expect(screen.texts.contains("+\(folded.foldedCount)"))
    #expect(screen.pane.tree.viewCount == hidden)
    screen.pane.toggle(folded)
    #expect(!screen.texts.contains { $0.hasPrefix("+") })
  }

  private static func descendants(of view: UIView) -> Int {
    view.subviews.reduce(0) { $0 + 1 + descendants(of: $1) }
  }
}
