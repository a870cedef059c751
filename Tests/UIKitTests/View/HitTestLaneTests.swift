import Foundation
import Testing

@testable import UIKit

/// The fast lane, with and without a trace, against the rules written down plainly.
@MainActor
struct HitTestLaneTests {
  @Test(arguments: 0..<UInt64(120))
  func `HT-1 to HT-5 hold in random hierarchies that change, with a trace and without`(seed: UInt64) {
    var hierarchy = RandomHierarchy(seed: seed)
    let application = hierarchy.application
    for _ in 0..<6 {
      var expected: [HitTestVisit] = []
      application.trace.removeAllEvents()
      for _ in 0..<5 {
        let point = hierarchy.point()
        let answer = application.hitTest(at: point)
        let traced = application.tracedHitTest(at: point)
        let visits = application.hitTestVisits(at: point)
        application.perform {
          var reference = ReferenceHitTest(application)
          #expect(reference.answer(at: point) === answer)
          #expect(answer === traced)
          #expect(visits == reference.rows)
          expected += reference.rows
        }
        // The rows say what was when they were written, not what is when they are read.
        hierarchy.change()
        hierarchy.change()
      }
      let rows = application.trace.events.compactMap { event -> HitTestVisit? in
        guard case .hitTest(_, let visit) = event.kind else { return nil }
        return visit
      }
      #expect(rows == expected)
      #expect(application.trace.events.map(\.sequence) == Array(firstSequence(application)..<nextSequence(application)))
    }
  }

  private func firstSequence(_ application: UIApplication) -> Int { application.trace.events.first?.sequence ?? 1 }

  private func nextSequence(_ application: UIApplication) -> Int {
    firstSequence(application) + application.trace.events.count
  }

  @Test func `rows outlive the views they speak of`() {
    let application = UIApplication(screenSize: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    application.attach(window)
    window.isHidden = false
    for _ in 0..<3 { window.addSubview(UIView(frame: window.bounds)) }
    _ = application.tracedHitTest(at: CGPoint(x: 5, y: 5))
    for view in window.subviews { view.removeFromSuperview() }
    application.detach(window)
    #expect(application.trace.events.count == 4)
  }

  @Test func `an override that takes the hierarchy apart while it is asked leaves rows of what is certain`() {
    final class Saboteur: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let siblings = superview?.subviews ?? []
        for sibling in siblings where sibling !== self { sibling.removeFromSuperview() }
        superview?.superview?.addSubview(UIView())
        _ = UIApplication.shared.trace.events
        return super.hitTest(point, with: event)
      }
    }
    let application = UIApplication(screenSize: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    application.attach(window)
    window.isHidden = false
    let panel = UIView(frame: window.bounds)
    window.addSubview(UIView(frame: window.bounds))
    window.addSubview(panel)
    for _ in 0..<5 { panel.addSubview(UIView(frame: window.bounds)) }
    let saboteur = Saboteur(frame: window.bounds)
    panel.addSubview(saboteur)
    for _ in 0..<2 { #expect(application.tracedHitTest(at: CGPoint(x: 5, y: 5)) === saboteur) }
    #expect(panel.subviews == [saboteur])
  }

  @Test func `a view moved to another application is named by each trace in its own way`() {
    let applications = (0..<2).map { _ in UIApplication(screenSize: CGSize(width: 100, height: 100)) }
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    moved.addSubview(UIView(frame: moved.bounds))
    for (index, application) in applications.enumerated() {
      let window = UIWindow(frame: moved.bounds)
      application.attach(window)
      window.isHidden = false
      for _ in 0..<index { window.addSubview(UIView(frame: moved.bounds)) }
      window.addSubview(moved)
      _ = application.tracedHitTest(at: CGPoint(x: 5, y: 5))
    }
    for application in applications {
      for event in application.trace.events {
        guard case .hitTest(_, let visit) = event.kind else { continue }
        #expect(application.trace.elements.indices.contains(Int(visit.element.rawValue)))
        #expect(visit.answer.map { application.object(for: $0) === moved.subviews[0] } ?? true)
      }
    }
  }

  @Test func `a superview that is gone is not the superview any more`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
  }

  @Test func `amending an event that nobody has read yet changes that one`() {
    let log = TraceLog()
    let first = log.append(.changed(ElementID(rawValue: 0), "before"), at: Instant(seconds: 0))
    log.rows.append(
      HitTestVisit(element: ElementID(rawValue: 0), parent: nil, depth: 0, point: .zero, verdict: .hit)
    )
    log.appendRows(from: HitTestRows.Mark(), of: TouchID(finger: 0, serial: 1), at: Instant(seconds: 0))
    let second = log.append(.changed(ElementID(rawValue: 0), "after"), at: Instant(seconds: 0))
    log.amend(second) { $0 = .changed(ElementID(rawValue: 0), "amended") }
    log.amend(first) { $0 = .changed(ElementID(rawValue: 0), "amended, too") }
    #expect(log.events.map(\.sequence) == [1, 2, 3])
    #expect(log.events[0].kind == .changed(ElementID(rawValue: 0), "amended, too"))
    #expect(log.events[2].kind == .changed(ElementID(rawValue: 0), "amended"))
  }
}
