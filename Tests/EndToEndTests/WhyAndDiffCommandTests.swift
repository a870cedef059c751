import Foundation
import FingerpostCommands
import Testing

/// `fingerpost why` and `fingerpost diff`, in this process.
@MainActor
struct WhyAndDiffCommandTests {
  private static let checkbox = CommandRun.check("controls/own-control-loses-to-tap")

  @Test func `why says who gets the touch, the rule with its confidence, and what would let the view win`() {
    let run = CommandRun("why", CommandRun.check("hit-testing/button-outside-parent"), "menuButton", "250", "210")
    #expect(run.status == .done)
    #expect(run.complaints.isEmpty)
    #expect(
      run.out == """
        menuButton does not get the touch at (250, 210): screen does.
          It was never asked. Its parent panel does not contain the point: it is 10 pt below panel's bottom edge. A \
        view's children are asked only when the view itself contains the point. (HT-2, documented)
        What would let it:
          panel width 200 → 250, height 100 → 124
          panel x 20 → 70, y 100 → 124
        """
    )
  }

  @Test func `why goes on past the hit test`() {
    let out = CommandRun("why", Self.checkbox, "checkbox", "40", "120").out
    #expect(out.hasPrefix("checkbox gets the touch at (40, 120), and does not keep it."))
    #expect(out.contains("backgroundTap recognized (1 tap) and cancelled the touch in checkbox. (CA-2, documented)"))
    #expect(out.contains("  backgroundTap cancelsTouchesInView true → false"))
  }

  @Test func `why asks about recognizers as well`() {
    let out = CommandRun("why", Self.checkbox, "backgroundTap", "60", "220").out
    #expect(out.hasPrefix("backgroundTap does not recognize at (60, 220)."))
    #expect(out.contains("gestureRecognizerShouldBegin of okButton says no. (CT-24, observed)"))
  }

  @Test func `why after steps is about the last finger, or about what was no finger`() {
    let buttons = CommandRun.check("controls/two-exclusive-buttons")
    let second = CommandRun("why", buttons, "rightButton", "--steps", buttons)
    #expect(second.out.contains("leftButton has isExclusiveTouch and holds a finger. (EX-1, documented)"))
    let shake = CommandRun.check("responders/shake-of-one-that-only-could")
    let controller = CommandRun("why", shake, "controller", "--steps", shake)
    #expect(controller.out.hasPrefix("controller does not get the event.\n  There is no first responder"))
  }

  @Test func `why tells scripts the same`() throws {
    let report = try #require(CommandRun("why", Self.checkbox, "checkbox", "40", "120", "--json").json)
    #expect(report["gets"] as? Bool == true)
    #expect(report["keeps"] as? Bool == false)
    let reasons = try #require(report["reasons"] as? [[String: Any]])
    #expect(reasons.compactMap { $0["kind"] as? String } == ["hitTest", "handled", "cancelled", "interrupted"])
    #expect(reasons.allSatisfy { $0["rule"] is String && $0["confidence"] is String })
  }

  @Test func `why of nothing suggests the nearest name`() {
    let run = CommandRun("why", Self.checkbox, "chekbox", "40", "120")
    #expect(run.status == .wrongUsage)
    #expect(run.complaints.contains("called \"chekbox\"; did you mean checkbox?"))
    #expect(CommandRun("why", Self.checkbox, "checkbox").status == .wrongUsage)
    #expect(CommandRun("why", Self.checkbox, "checkbox", "40", "far").status == .wrongUsage)
  }

  @Test func `two layouts with the same fingers part where a view first says otherwise`() {
    let run = CommandRun(
      "diff",
      CommandRun.check("hit-testing/opaque-in-front"),
      CommandRun.check("hit-testing/alpha-0-in-front")
    )
    #expect(run.status == .findings)
    let lines = run.out.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.dropFirst(2).prefix(5)) == [
        "They part at 0.000 s, at front: in A it takes the touch, in B it is too transparent.",
        "What follows:",
        "  - Finger 1 goes to front in A, and to behind in B.",
        "  - touchesBegan of finger 1 is handled by nobody in A, and by behind in B.",
        "  - touchesCancelled of finger 1 is handled by nobody in A, and is never sent in B.",
      ]
    )
    #expect(run.out.contains("  - frontTap sends frontTapped to controller, only in A."))
    #expect(run.out.contains("  - behind reports touchUpInside, only in B."))
  }

  @Test func `a layout against itself is the same, and two layouts need fingers`() {
    let button = CommandRun.check("hit-testing/opaque-in-front")
    #expect(CommandRun("diff", button, button).status == .done)
    let layout = CommandRun.layout("demo.layout.json")
    #expect(CommandRun("diff", layout, layout).status == .wrongUsage)
    #expect(CommandRun("diff", layout, layout, "--steps", CommandRun.layout("demo.check.json")).status == .done)
  }
}
