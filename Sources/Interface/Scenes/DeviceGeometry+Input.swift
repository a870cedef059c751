package import Foundation
import Traces
package import UIKit

extension DeviceGeometry {
  /// The place of the device for a picture of `input`: the ascent's first hop slides it aside.
  @MainActor
  package init(for input: SceneInput, in size: CGSize, zoom: CGFloat? = nil, pan: CGVector = .zero) {
    self.init(
      screenSize: input.application.screenSize,
      canvasSize: size,
      zoom: zoom,
      pan: pan,
      chainFraction: Self.chainFraction(for: input),
      projection: input.tools.layers?.projection(LayerLevels(of: input.application))
    )
  }

  @MainActor
  private static func chainFraction(for input: SceneInput) -> CGFloat {
    guard input.showsChain else { return 0 }
    guard input.progress < 1, let step = input.step, case .ascent(let call) = step.kind, step.sequence == call,
      input.touch?.calls.first?.sequence == call
    else { return 1 }
    return CGFloat(MotionCurve.standard(min(1, input.progress / 0.6)))
  }
}
