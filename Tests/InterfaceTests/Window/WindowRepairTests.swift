import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Drawing only what changed gives the picture that drawing everything gives.
@MainActor
struct WindowRepairTests {
  private func session() -> DebugSession {
    DebugSession(application: CardStage().stage.application, name: "photo-card")
  }

  @Test(arguments: [1.0, 1.5])
  func `a session drawn piece by piece is the session drawn at once`(scale: Double) throws {
    let window = WindowOnScreen(session(), size: CGSize(width: 1120, height: 760))
    let surface = try window.surface(scale: scale)
    var round = 0
    func compare(_ what: String) throws {
      window.repair(surface, scale: scale)
      round += 1
      guard round.isMultiple(of: 3) else { return }
      let whole = try window.fresh(scale: scale)
      // Cairo may round an edge another way where a clip cuts through it.
      let difference = PixelImage(surface).firstDifference(from: PixelImage(whole), channel: 8)
      #expect(difference == nil, "\(what)")
    }
    try compare("empty")
    window.mouse(.began, 120, 230)
    for index in 0..<12 {
      window.wait(0.05)
      try compare("descent \(index)")
    }
    for index in 0..<6 {
      window.mouse(.moved, 120 + 9 * Double(index), 236)
      try compare("move \(index)")
    }
    window.mouse(.ended, 165, 236)
    for index in 0..<9 {
      window.wait(0.11)
      try compare("lifted \(index)")
    }
    for key in ["d", ",", ",", "f", "n", "i", "-", "a", "0", "c", ".", "l"] {
      window.press(key)
      try compare("key \(key)")
    }
    window.press(.enter, .down, .down, .left)
    try compare("cursor")
    try compare("nothing")
    try compare("nothing")
  }

  @Test func `a still window has nothing to repair`() {
    let window = WindowOnScreen(session())
    _ = window.root.compositor.takeDamage()
    _ = window.list
    #expect(window.root.compositor.takeDamage().isEmpty)
    window.session.setOverlays { _ in }
    #expect(window.root.compositor.takeDamage().isEmpty)
  }

  @Test func `a finger that moves repairs no more than what is near it and the strips that show it`() {
    let window = WindowOnScreen(session())
    window.session.reducesMotion = true
    window.mouse(.began, 300, 740)
    _ = window.root.compositor.takeDamage()
    _ = window.list
    window.mouse(.moved, 303, 741)
    let canvas = CGRect(x: 248, y: 44, width: 552, height: 640)
    let stale = window.root.compositor.takeDamage().map { $0.intersection(canvas) }.filter { !$0.isEmpty }
    let area = stale.reduce(0) { $0 + $1.width * $1.height }
    #expect(!stale.isEmpty)
    #expect(area < canvas.width * canvas.height / 8, "\(stale)")
  }

  @Test func `two renderings of one state are equal byte for byte`() throws {
    let pictures = try (0..<2).map { _ in
      let layout = CardStage()
      layout.play(until: 0.5)
      let window = WindowOnScreen(DebugSession(application: layout.stage.application, name: "photo-card"))
      window.wait(0.4)
      return try window.fresh()
    }
    #expect(PixelImage(pictures[0]) == PixelImage(pictures[1]))
  }
}
