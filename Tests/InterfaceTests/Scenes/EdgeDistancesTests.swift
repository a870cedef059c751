import Foundation
import Interface
import Testing

struct EdgeDistancesTests {
  private typealias Span = EdgeDistances.Span

  private func spans(_ one: CGRect, _ other: CGRect) -> [String] {
    EdgeDistances(from: one, to: other).spans.map {
      "\($0.axis) \($0.from) to \($0.to) at \($0.level)"
    }
  }

  @Test func `a view in its superview has four distances`() {
    let inner = CGRect(x: 20, y: 30, width: 100, height: 50)
    let outer = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(
      spans(inner, outer) == [
        "horizontal 0.0 to 20.0 at 55.0", "horizontal 120.0 to 200.0 at 55.0", "vertical 0.0 to 30.0 at 70.0",
        "vertical 80.0 to 100.0 at 70.0",
      ]
    )
    #expect(Set(spans(outer, inner)) == Set(spans(inner, outer)))
  }

  @Test func `views side by side have a gap, and two distances across it`() {
    let left = CGRect(x: 0, y: 0, width: 50, height: 40)
    let right = CGRect(x: 62, y: 10, width: 50, height: 40)
    #expect(
      spans(left, right) == [
        "horizontal 50.0 to 62.0 at 25.0", "vertical 0.0 to 10.0 at 25.0", "vertical 40.0 to 50.0 at 25.0",
      ]
    )
  }

  @Test func `views apart on both axes have two gaps, measured from the first`() {
    let one = CGRect(x: 100, y: 100, width: 20, height: 20)
    let other = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(spans(one, other) == ["horizontal 10.0 to 100.0 at 110.0", "vertical 10.0 to 100.0 at 110.0"])
  }

  @Test func `edges in one line have no distance`() {
    let one = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(spans(one, one).isEmpty)
    #expect(spans(one, CGRect(x: 50, y: 0, width: 30, height: 50)).isEmpty)
    #expect(spans(one, CGRect(x: 0, y: 0, width: 50, height: 60)) == ["vertical 50.0 to 60.0 at 25.0"])
  }
}
