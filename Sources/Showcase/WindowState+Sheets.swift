import Foundation
package import Interface
package import LayoutFiles
import Traces
import UIKit

/// Files on their way in and out, and what lies over the window for it.
extension WindowState {
  static var files: [WindowState] {
    let welcome: @MainActor () throws -> DebugSession = { try open("welcome.layout.json") }
    return [
      WindowState("loading", "a file that takes its time", session: welcome) { stage in
        stage.session.loading = LoadingState(name: "Main.storyboard", part: (done: 12_400_000, total: 30_000_000))
      },
      WindowState("reload-failed", "a file that can no longer be read", session: welcome) { stage in
        stage.session.setNotice(
          DebugSession.Notice(
            problem: "welcome.layout.json:41:17: error: alpha needs a number, found \"high\"",
            consequence: "still showing the version of 14:02"
          )
        )
      },
      WindowState(
        "reload-winner",
        "a layout read again, on which another view gets a finger",
        session: { try play("demo.check.json") }
      ) { stage in
        let link = stage.session.link(to: .differentWinner(finger: 2, step: 8))
        stage.session.say("Reloaded 14:02, trace replayed:", warns: true, link: link)
      },
      WindowState("problem", "a file that does not open", session: welcome) { $0.root.show(problem) },
      WindowState("drop", "a file is dragged over the window", session: welcome) { $0.root.showDropOffer(.opens) },
      WindowState("foreign", "a storyboard, with frames that nothing decides", session: storyboard) { stage in
        stage.select("avatarLogin")
      },
    ]
  }

  static var sheets: [WindowState] {
    let demo: @MainActor () throws -> DebugSession = { try play("demo.check.json") }
    return [
      WindowState("sheet-open", "the open dialog", session: demo) { $0.press("o", control: true) },
      WindowState("sheet-open-problem", "what was chosen does not open", session: demo) { stage in
        stage.press("o", control: true)
        stage.root.show(problem)
      },
      WindowState("sheet-export", "saving the trace", session: demo) { $0.press("e", control: true) },
      WindowState("sheet-scenes", "the scenes of a storyboard", session: storyboard) { stage in
        stage.shelf.scenePicture = ScenePicture(of: stage.session.application)
        stage.root.perform(.scenes)
      },
      WindowState("sheet-notices", "what the file leaves open", session: storyboard) { $0.press("i", control: true) },
      WindowState("sheet-file-menu", "the file menu", session: demo) { $0.press(.f10) },
    ]
  }

  /// A file with a word where a number should be.
  package static let problem = FileProblem(
    path: "/app/card.layout.json",
    messages: [
      FileProblem.Message(place: "card.layout.json:3:12", sentence: "alpha needs a number from 0 to 1, found \"high\"")
    ],
    excerpt: [
      FileProblem.Line(number: 2, text: "  \"name\": \"card\","),
      FileProblem.Line(number: 3, text: "  \"alpha\": \"high\","),
      FileProblem.Line(number: 4, text: "  \"subviews\": []"),
    ],
    mark: (3, 12)
  )

  private static func storyboard() throws -> DebugSession {
    let document = try sampleStoryboard()
    return DebugSession(application: LayoutBuilder.build(document).application, name: "Main", document: document)
  }

  /// Seven scenes; the view of the first has a frame that nothing decides.
  ///
  /// It throws what decoding the text throws.
  package static func sampleStoryboard() throws -> LayoutDocument {
    let names = ["Login", "Feed", "Profile", "Settings", "Inbox", "About", "Help"]
    let scenes = names.map { name in
      let frame = name == "Login" ? "" : "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
      return """
        <scene sceneID="s\(name)"><objects><viewController id="c\(name)" storyboardIdentifier="\(name)"
          customClass="\(name)ViewController" sceneMemberID="viewController">
          <view key="view" id="v\(name)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view id="w\(name)" userLabel="avatar\(name)" translatesAutoresizingMaskIntoConstraints="NO">
              \(frame)</view>
              <label opaque="NO" text="\(name)" id="l\(name)" userLabel="title\(name)">
                <rect key="frame" x="24" y="80" width="327" height="32"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="26"/></label>
              <button opaque="NO" id="b\(name)" userLabel="go\(name)">
                <rect key="frame" x="24" y="580" width="327" height="48"/>
                <color key="backgroundColor" red="0.23" green="0.43" blue="0.65" alpha="1" colorSpace="custom"/>
                <state key="normal" title="Continue"/></button></subviews>
          </view></viewController></objects></scene>
        """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="cLogin"><scenes>\(scenes.joined())</scenes></document>
      """
    return try LayoutFile.decode(Array(text.utf8), file: "/app/Main.storyboard")
  }
}
