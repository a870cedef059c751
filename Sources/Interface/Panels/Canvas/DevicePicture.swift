import Canvas
import Foundation
import Traces
import UIKit

/// The lower half of the canvas: background, device, app, rulers.
///
/// It is drawn again only when one of them changes.
@MainActor
final class DevicePicture: UIView, Retained {
  private let context: InterfaceContext
  private let geometry: () -> DeviceGeometry
  private var shown: Key?

  /// All that the picture is drawn from.
  private struct Key: Equatable {
    var geometry: DeviceGeometry
    var theme: Theme
    var overlays: DebugSession.Overlays
    var mapFocus: MapFocus?
    var isolated: ElementID?
    var application: ObjectIdentifier
    var windows: [ObjectIdentifier]
    var firstResponder: ObjectIdentifier?
    var revision: Int
    var isReceding: Bool
    /// How many of the shown rows have a ghost, whose place the verdict's frame takes.
    var ghosts: Int
  }

  init(_ context: InterfaceContext, geometry: @escaping () -> DeviceGeometry) {
    self.context = context
    self.geometry = geometry
    super.init(frame: .zero)
    elementName = "device picture"
    isUserInteractionEnabled = false
    context.session.watch.onChange { [weak self] in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { nil }

  /// Looks whether the picture is still right.
  func update() {
    let now = key
    guard now != shown else { return }
    if let shown {
      if now.geometry != shown.geometry {
        context.motions.stop(self)
      } else if now.isReceding != shown.isReceding, now.theme == shown.theme, now.application == shown.application {
        context.motions.fadeRetained(self, .recede)
      }
    }
    shown = now
    setNeedsDisplay()
  }

  private var key: Key {
    let session = context.session
    let windows = session.application.windowsFrontToBack
    session.watch.follow(session.application)
    let sequence = session.shownSequence
    let touch = session.shownTouch
    let ghosts = touch?.rows.count { row in
      guard row.sequence <= sequence else { return false }
      return row.visit.verdict == .hidden || row.visit.verdict.isTransparent
    }
    return Key(
      geometry: geometry(),
      theme: session.theme,
      overlays: session.overlays,
      mapFocus: session.tools.mapFocus,
      isolated: session.tools.isolated,
      application: ObjectIdentifier(session.application),
      windows: windows.map { ObjectIdentifier($0) },
      firstResponder: windows.lazy.compactMap(\.firstResponder).first.map { ObjectIdentifier($0) },
      revision: session.watch.revision,
      isReceding: touch != nil || session.overlays.hitMap,
      ghosts: ghosts ?? 0
    )
  }

  func paint(into painter: Painter) {
    shown = key
    CanvasScene(
      input: SceneInput(context.session, measurer: context.measurer),
      size: bounds.size,
      geometry: geometry()
    )
    .drawDevice(painter)
  }
}

extension HitTestVisit.Verdict {
  /// Whether its alpha kept a view from being asked.
  fileprivate var isTransparent: Bool { if case .transparent = self { true } else { false } }
}
