import Canvas
import Foundation
import UIKit

/// What the canvas shows of its modes: the way back from an isolated view, the depth of the layers.
extension CanvasView {
  func makeIsolationBar() -> CanvasBar {
    let button = Button(
      context,
      title: "Show all",
      style: .secondary,
      hint: InterfaceCommand.toggleIsolation.hint
    ) { [session = context.session] in
      session.setTools { $0.isolated = nil }
    }
    return CanvasBar(context, name: "isolation", parts: [(button, button.fittingSize.width)])
  }

  func makeLayerBar() -> CanvasBar {
    let slider = Slider(context, name: "depth of the layers") { [session = context.session] value in
      session.setTools { $0.layers?.depth = value }
    }
    depthSlider = slider
    let button = Button(
      context,
      title: "Flat",
      style: .secondary,
      hint: InterfaceCommand.toggleLayers.hint
    ) { [session = context.session] in
      session.toggleLayers()
    }
    return CanvasBar(context, name: "layers", parts: [(slider, 96), (button, button.fittingSize.width)])
  }

  /// Shows the bars of the modes that are on, in their places.
  func updateBars() {
    let area = geometry.contentRect
    if let id = session.tools.isolated {
      isolationBar.words = "Only \(session.elementName(id)) and what is in it"
      let size = isolationBar.size(in: area.width - 20)
      isolationBar.frame = CGRect(
        x: area.maxX - size.width - 10,
        y: area.minY + 8,
        width: size.width,
        height: size.height
      )
    }
    isolationBar.isHidden = session.tools.isolated == nil
    if let layers = session.tools.layers {
      layerBar.words = "Depth"
      let size = layerBar.size(in: area.width - 20)
      layerBar.frame = CGRect(
        x: area.maxX - size.width - 10,
        y: area.maxY - size.height - 7,
        width: size.width,
        height: size.height
      )
      depthSlider?.value = Float(layers.depth)
    }
    layerBar.isHidden = session.tools.layers == nil
  }
}
