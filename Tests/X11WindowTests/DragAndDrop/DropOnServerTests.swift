import TestSupport
import Testing

@testable import X11Window

/// Another program drags onto a window, on a real server.
@Suite(
  .serialized,
  .enabled(if: XRig.mouseOnlyUnavailableReason == nil, Comment(rawValue: XRig.mouseOnlyUnavailableReason ?? ""))
)
struct DropOnServerTests {
  private func withWindow(_ body: (WindowOnRig) throws -> Void) throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    try body(stage)
  }

  private func drops(_ events: [WindowEvent]) -> [WindowEvent] {
    events.filter {
      switch $0 {
      case .dragMoved, .dragEnded, .dropped: true
      default: false
      }
    }
  }

  @Test(arguments: [3, 5])
  func `a file is taken, and the source is told`(version: Int) throws {
    try withWindow { stage in
      let drag = try stage.rig.x().startDrag("file:///tmp/a%20b.json\r\n", version: version)
      #expect(drag.version(of: stage.window.id) == 5)
      #expect(drag.move(over: stage.window.id, 100, 100) == true)
      #expect(drag.drop(on: stage.window.id) == XRigDragSource.Outcome(isAccepted: true, wasAsked: true))
      #expect(
        drops(try stage.settle()) == [
          .dragMoved(hasFiles: true), .dropped(FileURIList("file:///tmp/a%20b.json")),
        ]
      )
    }
  }

  @Test func `the form counts wherever it stands in the list`() throws {
    try withWindow { stage in
      let types = ["text/plain", "image/png", "UTF8_STRING", "text/html", "text/uri-list"]
      let drag = try stage.rig.x().startDrag("file:///a", types: types)
      #expect(drag.move(over: stage.window.id, 100, 100) == true)
      #expect(drag.drop(on: stage.window.id)?.isAccepted == true)
    }
  }

  @Test func `what is no file is refused without being asked for`() throws {
    try withWindow { stage in
      let drag = try stage.rig.x().startDrag("a picture", types: ["image/png"])
      #expect(drag.move(over: stage.window.id, 100, 100) == false)
      #expect(drag.drop(on: stage.window.id) == XRigDragSource.Outcome(isAccepted: false, wasAsked: false))
      #expect(drops(try stage.settle()) == [.dragMoved(hasFiles: false), .dragEnded])
    }
  }

  @Test func `a drag that leaves is forgotten`() throws {
    try withWindow { stage in
      let drag = try stage.rig.x().startDrag("file:///a")
      #expect(drag.move(over: stage.window.id, 100, 100) == true)
      drag.leave(stage.window.id)
      #expect(drops(try stage.settle()) == [.dragMoved(hasFiles: true), .dragEnded])
    }
  }
}
