import CX11
import Glibc
import TestSupport
import Testing

@testable import X11Window

/// A window's picture and life on a real server.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
struct WindowOnServerTests {
  @Test(arguments: [WindowConfiguration.Presentation.automatic, .putImage])
  func `what is drawn and presented is on the screen, and no more`(
    presentation: WindowConfiguration.Presentation
  ) throws {
    let stage = try WindowOnRig(presentation: presentation)
    defer { stage.stop() }
    fill(stage.window, with: 0xff20_4060)
    stage.window.present(damage: [PixelRect(stage.window.size)])
    fill(stage.window, with: 0xffcc_2211)
    stage.window.present(damage: [PixelRect(x: 10, y: 20, width: 30, height: 40)])
    #expect(stage.window.usesSharedMemory == (presentation == .automatic))
    let picture = try picture(of: stage)
    #expect(picture.count(of: 0xcc2211) == 30 * 40)
    #expect(picture.count(of: 0x204060) == 480 * 360 - 30 * 40)
    #expect(picture[10, 20] == 0xcc2211)
    #expect(picture[9, 20] == 0x204060)
    #expect(stage.window.connection.takeProtocolErrors().isEmpty)
  }

  @Test func `both ways of presenting give the same pixels`() throws {
    let pictures = try [WindowConfiguration.Presentation.automatic, .putImage].map { presentation in
      let stage = try WindowOnRig(presentation: presentation)
      defer { stage.stop() }
      stage.window.withBackBuffer { buffer in
        for y in 0..<buffer.size.height {
          for x in 0..<buffer.size.width {
            buffer.pixels[y * buffer.stride / 4 + x] = 0xff00_0000 | UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | 77
          }
        }
      }
      stage.window.present(damage: [PixelRect(x: -50, y: -50, width: 10_000, height: 10_000)])
      return try picture(of: stage)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0][300, 200] == 0x2cc84d)
  }

  @Test func `a resize is told, exposes what is new and keeps the picture`() throws {
    let stage = try WindowOnRig(size: (200, 150))
    defer { stage.stop() }
    fill(stage.window, with: 0xff11_2233)
    stage.window.present(damage: [PixelRect(stage.window.size)])
    stage.window.resize(to: PixelSize(width: 740, height: 530))
    try stage.wait { if case .exposed = $0 { stage.window.size.width == 740 } else { false } }
    #expect(stage.window.size == PixelSize(width: 740, height: 530))
    stage.window.withBackBuffer { buffer in
      #expect(buffer.size == PixelSize(width: 740, height: 530))
      #expect(buffer.pixels[149 * buffer.stride / 4 + 199] == 0xff11_2233)
      #expect(buffer.pixels[150 * buffer.stride / 4 + 199] == 0)
    }
    stage.window.present(damage: [PixelRect(stage.window.size)])
    let picture = try picture(of: stage)
    #expect(picture.count(of: 0x112233) == 200 * 150)
    #expect(picture.width == 740)
  }

  @Test func `an uncovered part is exposed again`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    let cover = try X11Window(
      WindowConfiguration(title: "Cover", geometry: try WindowGeometry(parsing: "100x80+60+60")),
      on: try X11Connection(display: stage.rig.display)
    )
    cover.show()
    try stage.wait { $0 == .visibilityChanged(.partiallyObscured) }
    cover.close()
    let events = try stage.wait { if case .exposed = $0 { true } else { false } }
    #expect(events.contains(.exposed(PixelRect(x: 20, y: 30, width: 100, height: 80))))
  }

  @Test func `the title, class and process are told to the window manager`() throws {
    let stage = try WindowOnRig(title: "Überlappung – v3")
    defer { stage.stop() }
    let id = try #require(try stage.rig.x().waitForWindow(titled: "Überlappung"))
    #expect(id == stage.window.id)
    #expect(try stage.rig.x().title(of: id) == "Überlappung – v3")
    stage.window.setTitle("two\nlines")
    stage.window.connection.output.synchronize()
    #expect(try stage.rig.x().title(of: id) == "two lines")
    let geometry = try stage.rig.x().geometry(of: id)
    #expect(geometry == (40, 30, 480, 360))
    let pid = stage.window.display.cardinals(stage.window.connection.atoms.pid, of: id)
    #expect(pid == [UInt(getpid())])
  }

  @Test func `the window manager's close request is an event, and closing ends the window`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    try stage.rig.x().sendDelete(to: stage.window.id)
    try stage.wait { $0 == .closeRequested }
    stage.window.close()
    #expect(try stage.rig.x().window(titled: "Rig window") == nil)
    stage.window.close()
  }

  @Test func `every cursor can be shown`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    let square = [Bool](repeating: true, count: 9 * 9)
    let drawn = try #require(
      CursorPicture(width: 9, height: 9, ink: square, mask: square, foreground: 0xFF7DB0, background: 0)
    )
    for cursor in WindowCursor.named + [.drawn(drawn)] { stage.window.setCursor(cursor) }
    #expect(stage.window.connection.takeProtocolErrors().isEmpty)
  }

  @Test func `a server that is killed is an event, and drawing on does no harm`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    try stage.down(1, 100, 100)
    try stage.wait { if case .touch = $0 { true } else { false } }
    stage.rig.killServer()
    let events = try stage.wait { $0 == .connectionLost }
    #expect(events.touches.map(\.phase) == [.cancelled])
    #expect(events.last == .connectionLost)
    fill(stage.window, with: 1)
    stage.window.present(damage: [PixelRect(stage.window.size)])
    stage.window.setTitle("too late")
    stage.window.setCursor(.text)
    #expect(stage.window.connection.isLost)
    #expect(stage.window.takeEvents().isEmpty)
  }

  private func fill(_ window: X11Window, with color: UInt32) {
    window.withBackBuffer { buffer in
      for y in 0..<buffer.size.height {
        for x in 0..<buffer.size.width { buffer.pixels[y * buffer.stride / 4 + x] = color }
      }
    }
  }

  private func picture(of stage: WindowOnRig) throws -> XRigPicture {
    // The picture is taken by another client: ours must have been served first.
    stage.window.connection.output.synchronize()
    return try stage.rig.x().picture(of: stage.window.id)
  }
}
