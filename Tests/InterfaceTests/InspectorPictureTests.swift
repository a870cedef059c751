import CairoRenderer
import Canvas
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// Stored pictures of the inspector; words are left out, since their pixels are the fonts' of a machine.
@MainActor
struct InspectorPictureTests {
  @Test(arguments: [Theme.Appearance.dark, .light])
  func `a view that was never asked, with a what-if`(appearance: Theme.Appearance) throws {
    let layout = CardStage()
    layout.play()
    let session = DebugSession(application: layout.stage.application, name: "photo-card")
    session.setTheme(Theme(appearance))
    let like = layout.stage.application.identify(layout.card.subviews[1])
    session.select(like)
    session.choose(session.digest.touches[1].id)
    session.change(WhatIfKey(like, .alpha), to: .number(0.5))
    let screen = PaneOnScreen(session, size: CGSize(width: 320, height: 640)) { InspectorPane($0) }
    let surface = try ImageSurface(width: 320, height: 640)
    DisplayListRenderer().render(screen.list.withoutText, on: surface)
    try expectPicture(surface, named: "inspector-\(appearance.rawValue)")
  }
}
