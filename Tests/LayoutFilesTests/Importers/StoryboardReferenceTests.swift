import Foundation
import Testing

@testable import LayoutFiles

/// References to other storyboards, in a folder as Xcode makes one.
@Suite struct StoryboardReferenceTests {
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(folder)
  }

  private func referring(to name: String, _ identifier: String? = nil, id: String = "vc") -> String {
    let wanted = identifier.map { "referencedIdentifier=\"\($0)\"" } ?? ""
    return storyboard(
      viewController(
        """
        <containerView id="c" userLabel="slot">\(rect(10, 20, 100, 200))<connections>
        <segue destination="p" kind="embed" id="e"/></connections></containerView>
        """,
        id: id,
        attributes: "customClass=\"Outer\""
      ),
      "<viewControllerPlaceholder storyboardName=\"\(name)\" \(wanted) id=\"p\" sceneMemberID=\"viewController\"/>"
    )
  }

  private let other = storyboard(
    viewController("", id: "a", attributes: "customClass=\"First\""),
    viewController(
      "<view id=\"v\" userLabel=\"inner\">\(rect(1, 2, 3, 4))</view><riddle id=\"r\">\(rect(0, 0, 1, 1))</riddle>",
      id: "b",
      attributes: "customClass=\"Second\" storyboardIdentifier=\"second\""
    )
  )

  @Test func `a scene of a storyboard in the folders around is embedded`() throws {
    for place in ["Base.lproj/Other.storyboard", "Sub/Base.lproj/Other.storyboard", "../Other.storyboard"] {
      let files = ["App/Base.lproj/Main.storyboard": referring(to: "Other", "second"), "App/" + place: other]
      try withFolder(files) { folder in
        let document = try LayoutFile.read(folder + "/App/Base.lproj/Main.storyboard")
        let child = document.windows[0].rootViewController?.children.first
        #expect(child?.name == "second", "\(place)")
        #expect(child?.container?.value == "slot")
        #expect(child?.notes == ["storyboard: Other.storyboard"])
        let inner = view("inner", in: document)
        #expect(inner?.location == child?.location, "the place of the reference")
        #expect(document.warnings.map(\.file).map { $0.hasSuffix("Other.storyboard") } == [true])
        #expect(try outline(converted(document), withOrigins: false) == outline(document, withOrigins: false))
      }
    }
  }

  @Test func `one that is not there leaves its place empty, with its name`() throws {
    try withFolder(["Main.storyboard": referring(to: "Other"), "Deep/1/2/3/4/Other.storyboard": other]) { folder in
      let document = try LayoutFile.read(folder + "/Main.storyboard")
      #expect(document.windows[0].rootViewController?.children.isEmpty == true)
      #expect(view("slot", in: document)?.subviews.first?.properties.string(.text) == "Other.storyboard")
      #expect(warnings(document).first?.contains("is in Other.storyboard, which is not found") == true)
    }
    let text = Array(referring(to: "../Other").utf8)
    #expect(try LayoutFile.decode(text, file: "Main.storyboard").warnings.count == 1)
  }

  @Test func `storyboards that refer to each other end`() throws {
    try withFolder(["A.storyboard": referring(to: "B"), "B.storyboard": referring(to: "A")]) { folder in
      let document = try LayoutFile.read(folder + "/A.storyboard")
      #expect(warnings(document).contains { $0.contains("is embedded in itself") })
    }
  }
}
