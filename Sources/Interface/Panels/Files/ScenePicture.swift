package import Canvas
package import Foundation
package import UIKit

/// What a scene looks like on its screen, without fingers, frames or verdicts.
package struct ScenePicture: Hashable, Sendable {
  package let list: DisplayList
  /// In points.
  package let size: CGSize

  /// The picture of an application as it stands.
  @MainActor
  package init(of application: UIApplication) {
    let size = application.screenSize
    self.size = size
    list = DisplayList { painter in
      let paint = AppPaint(theme: .light, recede: 0)
      let screen = CGRect(origin: .zero, size: size)
      painter.fill(screen, color: paint(AppPalette.background))
      AppPainter(painter: painter, paint: paint, visible: screen).drawWindows(of: application)
    }
  }
}
