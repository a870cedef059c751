import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Presenting and dismissing, as far as the chain and callbacks go (F50, F51, W26).
@MainActor
struct PresentationTests {
  final class Noting: UIViewController {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func say(_ what: String) {
      note("\(name) \(what)\(isBeingPresented ? " coming" : "")\(isBeingDismissed ? " going" : "")")
    }

    override func viewWillAppear(_ animated: Bool) { say("willAppear") }
    override func viewDidAppear(_ animated: Bool) { say("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
  }

  @Test func `F50 F51 W26 RC-5 presenting and dismissing`() {
    let stage = Stage()
    var lines: [String] = []
    let (below, above) = (Noting("below") { lines.append($0) }, Noting("above") { lines.append($0) })
    stage.window.rootViewController = below
    below.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(lines == ["below willAppear", "below didAppear"])
    lines = []
    below.present(above, animated: false)
    #expect(below.presentedViewController === above)
    #expect(above.presentingViewController === below)
    #expect(above.view.frame == Stage.whole, "though the presenting view is smaller")
    #expect(above.next === below)
    let coming = [
      "below willDisappear", "above willAppear coming", "above didAppear coming", "below didDisappear",
    ]
    #expect(lines == coming)
    above.dismiss(animated: false)
    #expect(below.presentedViewController == nil)
    #expect(above.presentingViewController == nil)
    #expect(
      lines.dropFirst(4) == [
        "above willDisappear going", "below willAppear", "below didAppear", "above didDisappear going",
      ]
    )
    #expect(!above.isBeingPresented)
    #expect(!above.isBeingDismissed)
  }

  @Test func `W23 RC-24 RC-25 a text field becomes first responder and resigns`() {
    let stage = Stage()
    let field = stage.add(UITextField(), "field", CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(field.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder())
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `RC-32 who leaves the window is first responder of nothing`() {
    let stage = Stage()
    let form = stage.add(UIView(), "form", Stage.whole)
    let field = stage.add(UITextField(), "field", CGRect(x: 0, y: 0, width: 100, height: 40), to: form)
    field.becomeFirstResponder()
    form.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  @Test(arguments: [(true, ["scene", "delegate", "app"]), (false, ["scene", "app"])])
  func `RC-8 a scene's delegate follows it, by a setting`(follows: Bool, chain: [String]) {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
    var behavior = UIKitBehavior()
    behavior.sceneDelegateFollowsScene = follows
    let stage = Stage(behavior: behavior)
    let scene = UIWindowScene(application: stage.application)
    let delegate = SceneDelegate()
    scene.delegate = delegate
    stage.window.windowScene = scene
    (scene.elementName, delegate.elementName, stage.application.elementName) = ("scene", "delegate", "app")
    let names = stage.application.perform { stage.window.responderChain.dropFirst().map { $0.elementName } }
    #expect(names == chain)
  }
}
