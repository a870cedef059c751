import Testing

@testable import X11Window

struct X11ErrorTests {
  @Test(
    arguments: [
      (.displayNotSet, "DISPLAY is not set: a window needs an X server, named as in DISPLAY=:0"),
      (
        .cannotConnect(display: ":9", reason: "no server is running there"),
        "cannot connect to the X server \":9\": no server is running there"
      ),
      (
        .noUsableVisual(display: ":9", depth: 8),
        "no usable visual on \":9\": its screen has depth 8, a window needs TrueColor with 8 bits a channel"
      ),
      (.refused(request: "a window", error: "BadAlloc"), "the X server refused a window: BadAlloc"),
      (.system(call: "pipe", reason: "Too many open files"), "pipe failed: Too many open files"),
      (.connectionLost(display: ":9"), "the X server \":9\" went away"),
    ] as [(X11Error, String)]
  )
  func `every error is a sentence`(error: X11Error, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func `an empty display name counts as not set`() {
    #expect(throws: X11Error.displayNotSet) { _ = try X11Connection(display: "") }
  }

  @Test func `a display without a server says so`() {
    do {
      _ = try X11Connection(display: ":9999")
      Issue.record("there is a server on :9999")
    } catch {
      #expect(error.description == "cannot connect to the X server \":9999\": no server is running there")
    }
  }
}
