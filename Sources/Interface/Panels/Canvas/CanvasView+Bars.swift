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
    slider.onReset = { [session = context.session] in session.setTools { $0.layers?.depth = LayerView().depth } }
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

  /// Shows the bars of the modes that are on along the upper edge, the depth at the left and the way back at the right.
  func updateBars() {
    let area = geometry.contentRect
    var free = area.minY + 8
    layerBar.isHidden = session.tools.layers == nil
    if let layers = session.tools.layers {
      layerBar.words = "Depth"
      let size = layerBar.size(in: area.width - 20)
      layerBar.frame = CGRect(origin: CGPoint(x: area.minX + 10, y: free), size: size)
      depthSlider?.value = Float(layers.depth)
    }
    isolationBar.isHidden = session.tools.isolated == nil
    guard let id = session.tools.isolated else { return }
    isolationBar.words = "Only \(session.elementName(id)) and what is in it"
    let size = isolationBar.size(in: area.width - 20)
    if !layerBar.isHidden, layerBar.frame.maxX + 8 > area.maxX - size.width - 10 { free = layerBar.frame.maxY + 6 }
    isolationBar.frame = CGRect(origin: CGPoint(x: area.maxX - size.width - 10, y: free), size: size)
  }
}
