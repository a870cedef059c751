import Canvas
import Foundation
import LayoutFiles
import TestSupport
import Testing
import UIKit

@testable import Interface

/// What a person is told of a file that does not say everything.
@MainActor
@Suite struct ForeignFileTests {
  private func session(_ text: String) throws -> (session: DebugSession, layout: BuiltLayout) {
    let layout = LayoutBuilder.build(try LayoutFile.decode(Array(text.utf8), file: "a"))
    return (DebugSession(application: layout.application, name: "a", document: layout.document), layout)
  }

  private func rows(_ name: String, _ session: DebugSession, _ layout: BuiltLayout) throws -> [String:
    InspectedProperty]
  {
    session.select(layout.id(name))
    let subject = try #require(InspectedObject(session))
    let rows = PropertyInspector(subject, in: session).rows
    return Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
    <outlet property="payButton" destination="b" id="o"/></connections></placeholder>
    <view id="r" userLabel="page"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
    <button id="b"><rect key="frame" x="0" y="0" width="90" height="44"/></button>
    <view id="lost" userLabel="lost"/></subviews></view></objects></document>
    """

  @Test func `the inspector says where a frame came from, and what outlets lead here`() throws {
    let (session, layout) = try session(Self.storyboard)
    let lost = try rows("lost", session, layout)
    #expect(lost["frame from"] == InspectedProperty(name: "frame from", value: "a guess, none in file", isGuess: true))
    let button = try rows("payButton", session, layout)
    #expect(button["frame from"] == nil)
    #expect(button["outlet"]?.value == "payButton of Panel")
    #expect(session.notices == ["1 of 4 views have no frame in the file: 1 not placed by anything"])
  }

  @Test func `the outline marks what the file does not place`() throws {
    let (session, _) = try session(Self.storyboard)
    let tree = OutlineTree(session.application, collapsed: [], facts: session.facts)
    let marked = tree.rows.filter { $0.badges(hasVerdict: true, finding: nil).contains(.guess) }
    #expect(marked.map(\.name) == ["lost"])
  }

  @Test func `views of an accessibility tree have unknown flags`() throws {
    let (session, layout) = try session(
      """
      Element subtree:
       →Application, 0x1, pid: 4, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x2, {{20.0, 100.0}, {200.0, 44.0}}, identifier: 'pay'
      """
    )
    #expect(try rows("pay", session, layout)["flags"]?.isGuess == true)
    #expect(session.notices.first?.hasPrefix("accessibility tree") == true)
  }

  @Test func `another layout brings its own words, objects of code none`() throws {
    let (session, _) = try session(Self.storyboard)
    session.replaceLayout(UIApplication(), name: "b")
    #expect(session.notices.isEmpty && session.facts.isEmpty && session.document == nil)
  }
}
