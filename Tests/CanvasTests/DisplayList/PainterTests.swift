import Canvas
import Foundation
import Testing
import UIKit

struct PainterTests {
  private let ink = CGColor(hex: 0)

  @Test func `what cannot be seen is not recorded`() {
    let list = DisplayList { painter in
      painter.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: ink.multipliedAlpha(0))
      painter.fill(CGPath(), color: ink)
      painter.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), style: StrokeStyle(width: 0), color: ink)
      painter.text("", font: .ui(12), color: ink, at: .zero)
      painter.group(alpha: 0) { painter.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: ink) }
    }
    #expect(list.isEmpty)
  }

  @Test func `a group of full alpha and an empty map cost nothing`() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let list = DisplayList { painter in
      painter.group(alpha: 1) { painter.translated(x: 0, y: 0) { painter.fill(rect, color: ink) } }
    }
    #expect(list.commands == [.fill(CGPath(rect: rect), ink)])
  }

  @Test func `a body that throws leaves the list in balance`() {
    struct Stop: Error {}
    let painter = Painter()
    #expect(throws: Stop.self) {
      try painter.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1)) {
        try painter.group(alpha: 0.5) { throw Stop() }
      }
    }
    #expect(painter.list.description == "save\n  clip rect 0 0 1 1\n  group 0.5\n  end group\nrestore\n")
  }

  @Test func `one line stands in the middle of its rectangle`() {
    let list = DisplayList {
      $0.text("name", font: .ui(12), color: ink, in: CGRect(x: 10, y: 20, width: 80, height: 24))
    }
    #expect(list.description == "text 10 36.2 \"name\" ui 12 regular #000000 width 80 ellipsis end\n")
  }

  @Test func `wrapped text starts at the top of its rectangle`() {
    let block = TextBlock("why", font: .ui(12.5), color: ink, overflow: .wrap(lineHeight: 18, maxLines: nil))
    let list = DisplayList { $0.text(block, in: CGRect(x: 10, y: 20, width: 80, height: 200)) }
    #expect(list.description == "text 10 33.375 \"why\" ui 12.5 regular #000000 width 80 wrap 18\n")
  }
}
