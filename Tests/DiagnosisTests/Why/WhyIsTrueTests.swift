import Diagnosis
import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// For every check of the project and every view that a finger of it does not hit, `why` names a true reason: when the
/// property that it names is flipped, that reason is gone.
@MainActor
struct WhyIsTrueTests {
  /// The causes that the views have at one finger's beginning.
  private struct Moment {
    /// Counts the fingers that came down before, in the order of delivery.
    let index: Int
    let point: CGPoint
    let causes: [String: WhyCause]
    let winner: String?
  }

  @Test(arguments: RepositoryFiles.checks)
  func `the reason that a view is not hit for is gone when its property is flipped`(file: String) throws {
    let check = try CheckFile.read(RepositoryFiles.path("", file))
    var moments: [Moment] = []
    play(check) { layout, index, point in
      let application = layout.application
      let winner = application.hitTest(at: point).map { layout.name(application.identify($0)) }
      var causes: [String: WhyCause] = [:]
      for name in views(layout) { causes[name] = cause(of: name, at: point, layout) }
      moments.append(Moment(index: index, point: point, causes: causes, winner: winner))
    }
    for moment in moments {
      for (name, cause) in moment.causes {
        #expect((cause == .takesTheTouch) == (name == moment.winner), "\(file): \(name) at \(moment.point)")
      }
      for cause in Set(moment.causes.values) where cause != .takesTheTouch {
        try expectGone(cause, moment, check, file)
      }
    }
  }

  private func expectGone(_ cause: WhyCause, _ moment: Moment, _ check: CheckFile, _ file: String) throws {
    let names = moment.causes.filter { $0.value == cause }.keys.sorted()
    var isFlipped = false
    play(check) { layout, index, point in
      guard index == moment.index else { return }
      for name in names {
        #expect(self.cause(of: name, at: point, layout) == cause, "\(file): the same run gives the same reason")
      }
      isFlipped = Flip(layout, point).flip(cause, of: names.compactMap { layout.view($0) })
      for name in names {
        #expect(self.cause(of: name, at: point, layout) != cause, "\(file): \(name), \(cause) at \(point)")
      }
    }
    #expect(isFlipped, "\(file): nothing to flip for \(cause)")
  }

  /// Plays a check and looks before each finger that comes down.
  private func play(_ check: CheckFile, _ look: (BuiltLayout, Int, CGPoint) -> Void) {
    let layout = LayoutBuilder.build(check.layout)
    let runner = ScriptRunner(check.steps, on: layout)
    withoutActuallyEscaping(look) { look in
      var index = 0
      runner.deliver = { samples, instant in
        for sample in samples where sample.phase == .began {
          look(layout, index, sample.location)
          index += 1
        }
        layout.application.handle(samples, at: max(instant, layout.application.scheduler.now))
      }
      runner.run()
      runner.deliver = nil
    }
  }

  private func views(_ layout: BuiltLayout) -> [String] {
    layout.document.names.all.filter { layout.view($0) != nil }
  }

  private func cause(of name: String, at point: CGPoint, _ layout: BuiltLayout) -> WhyCause? {
    layout.view(name).map { WhyCause(of: $0, at: point, in: layout.application) }
  }
}

/// Flips what a cause names, without any of the program's own proposals.
@MainActor
private struct Flip {
  let layout: BuiltLayout
  let point: CGPoint

  init(_ layout: BuiltLayout, _ point: CGPoint) {
    self.layout = layout
    self.point = point
  }

  func flip(_ cause: WhyCause, of views: [UIView]) -> Bool {
    switch cause {
    case .takesTheTouch, .cameLater: return false
    case .flag(let id, let verdict): return view(id).map { flip(verdict, $0) } ?? false
    case .outside(let id, _, let isCustom):
      guard let view = view(id) else { return false }
      if isCustom { view.overrides?.pointInside = nil } else { grow(view) }
    case .behind(_, let sibling, _):
      guard let view = view(sibling) else { return false }
      view.superview?.sendSubviewToBack(view)
    case .behindWindow(_, let window): view(window)?.isHidden = true
    case .childWon(let child): view(child)?.removeFromSuperview()
    case .overridden(let id): view(id)?.overrides?.hitTest = nil
    case .notInAWindow:
      for view in views {
        if let window = view as? UIWindow ?? view.window {
          window.isHidden = false
          layout.application.attach(window)
        }
        guard view.window == nil, !(view is UIWindow) else { continue }
        layout.application.windows.first?.addSubview(sequence(first: view) { $0.superview }.map { $0 }.last ?? view)
      }
    }
    return true
  }

  private func view(_ id: ElementID) -> UIView? { layout.application.object(for: id) as? UIView }

  private func flip(_ verdict: HitTestVisit.Verdict, _ view: UIView) -> Bool {
    switch verdict {
    case .hidden: view.isHidden = false
    case .transparent: view.alpha = 1
    case .interactionDisabled: view.isUserInteractionEnabled = true
    case .disabledControl: (view as? UIControl)?.isEnabled = true
    case .notInvertible: view.transform = .identity
    case .animating: layout.application.advance(to: layout.application.scheduler.now.advanced(bySeconds: 60))
    default: return false
    }
    return true
  }

  /// A frame that has the point in its middle.
  private func grow(_ view: UIView) {
    let place = view.superview?.convert(point, from: nil) ?? point
    view.frame = CGRect(x: place.x - 2_000, y: place.y - 2_000, width: 4_000, height: 4_000)
  }
}
