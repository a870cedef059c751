import Canvas
import Foundation
import Testing
import UIKit

struct DisplayListDescriptionTests {
  private let white = CGColor(hex: 0xFFFFFF)
  private let blue = CGColor(hex: 0x3A6EA5)

  @Test func `one command a line, indented by depth`() {
    let list = DisplayList { painter in
      painter.fill(CGRect(x: 0, y: 0, width: 100, height: 50), color: white)
      painter.translated(x: 10, y: -0.5) {
        painter.clipped(to: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 6) {
          painter.fill(CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 8, height: 8)), color: blue.multipliedAlpha(0.28))
        }
        painter.group(alpha: 0.4) {
          painter.stroke(
            CGPath(from: .zero, to: CGPoint(x: 1.0 / 3, y: 2)),
            style: .rounded(1.5, dash: [7, 4]),
            color: blue
          )
        }
      }
      painter.stroke(CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3, style: .hairline, color: blue)
      painter.transformed(by: CGAffineTransform(scaleX: 2, y: 2)) {
        painter.text("say \"hi\"\n", font: .mono(10.5, .medium), color: white, at: CGPoint(x: 1, y: 2))
      }
      painter.shadow(
        of: CGRect(x: 1, y: 2, width: 3, height: 4),
        cornerRadius: 8,
        style: ShadowStyle(offset: CGVector(dx: 0, dy: 6), blur: 20, color: CGColor(hex: 0, alpha: 0.3))
      )
    }
    #expect(
      list.description == """
        fill #FFFFFF rect 0 0 100 50
        save
          translate 10 -0.5
          save
            clip rect 1 2 30 40 radius 6
            fill #3A6EA5*0.28 ellipse 1 1 8 8
          restore
          group 0.4
            stroke #3A6EA5 width 1.5 dash 7,4 cap round join round path "M0 0 L0.333 2"
          end group
        restore
        stroke #3A6EA5 hairline rect 0 0 9 9 radius 3
        save
          concatenate 2 0 0 2 0 0
          text 1 2 "say \\"hi\\"\\n" mono 10.5 medium #FFFFFF
        restore
        shadow #000000*0.3 offset 0 6 blur 20 rect 1 2 3 4 radius 8

        """
    )
  }

  @Test(arguments: [
    (TextBlock.Overflow.clip, ""), (.ellipsisEnd, " ellipsis end"), (.ellipsisMiddle, " ellipsis middle"),
    (.wrap(lineHeight: 18, maxLines: nil), " wrap 18"), (.wrap(lineHeight: 18, maxLines: 2), " wrap 18 lines 2"),
  ])
  func `text says how it is cut`(overflow: TextBlock.Overflow, words: String) {
    let block = TextBlock(
      spans: [
        TextSpan("a", font: .ui(12), color: white), TextSpan("b", font: .ui(12, .bold), color: blue, underline: white),
      ],
      width: 80,
      overflow: overflow,
      alignment: .trailing
    )
    #expect(
      DisplayList([.text(block, at: .zero)]).description
        == "text 0 0 \"a\" ui 12 regular #FFFFFF \"b\" ui 12 bold #3A6EA5 underline #FFFFFF width 80\(words) trailing\n"
    )
  }

  @Test func `numbers have no trailing zeros, no negative zero and no end`() {
    let numbers: [CGFloat] = [-0.0001, 0.1 + 0.2, 1_234.5678, -7.25, 1e308, .nan, -.infinity]
    let lines = numbers.map { DisplayList([.beginGroup(alpha: $0)]).description }
    #expect(
      lines == [
        "group 0\n", "group 0.3\n", "group 1234.568\n", "group -7.25\n", "group 1e+308\n", "group nan\n",
        "group -inf\n",
      ]
    )
  }
}
