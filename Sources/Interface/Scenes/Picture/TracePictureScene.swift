package import Canvas
package import Foundation
import Traces
import UIKit

/// The exported picture of a trace: the sentence, the device with its final frames, and every decision in words.
///
/// 1200 pixels wide, 1680 for long descents; as high as its content. Nothing in it moves or hovers.
@MainActor
package struct TracePictureScene {
  let input: SceneInput

  static let width: CGFloat = 1200
  static let wideWidth: CGFloat = 1680
  static let margin: CGFloat = 40

  /// The zoom of the device, less where it would be wider than its column.
  private static let zoom: CGFloat = 0.88
  private static let deviceWidth: CGFloat = 360
  private static let textX: CGFloat = 500

  /// Pictures are light unless asked: they go into documents.
  package init(input: SceneInput, theme: Theme = .light) {
    var fixed = input
    fixed.theme = theme
    fixed.touch = input.touch ?? input.digest.touches.last
    fixed.direction = .descent
    fixed.progress = 1
    fixed.recede = fixed.touch == nil ? 0 : 1
    fixed.hover = nil
    fixed.tools = CanvasTools()
    fixed.hitMap = nil
    fixed.fingers = Self.fingers(of: fixed)
    self.input = fixed
  }

  /// Every finger that was down, the shown one at the point that was asked about.
  private static func fingers(of input: SceneInput) -> [SceneInput.Finger] {
    var fingers = input.fingers.filter { $0.number != input.fingerNumber || input.touch == nil }
    for index in fingers.indices { fingers[index].opacity = 1 }
    guard let touch = input.touch else { return fingers }
    let known = input.fingers.first { $0.number == input.fingerNumber }
    fingers.append(
      SceneInput.Finger(
        number: input.fingerNumber,
        location: touch.startLocation,
        isSimulated: known?.isSimulated ?? false,
        isPinned: known?.isPinned ?? false
      )
    )
    return fingers.sorted { $0.number < $1.number }
  }

  /// The picture's sentence, the reason below it, and the facts of its footer, for exports in words.
  package var summary: (title: String, reason: String, facts: [(name: String, value: String)]) {
    let story = TraceStory(input)
    return (story.caption, story.subtitle, PictureFooter(input: input, story: story).facts)
  }

  /// The picture, with its top left corner at the origin, and its size.
  package var picture: (list: DisplayList, size: CGSize) {
    let story = TraceStory(input)
    let words = Words(of: input.application)
    let descent = DescentSection(input: input, words: words, decidingRow: story.decidingRow)
    let isWide = descent.needsSecondColumn
    let width = isWide ? Self.wideWidth : Self.width
    let page = PicturePage(
      theme: input.theme,
      measurer: input.measurer,
      left: Self.margin,
      right: width - Self.margin,
      y: Self.margin
    )
    drawCaption(story, on: page)
    let top = page.y
    let deviceBottom = drawDevice(story, at: top, page.painter)

    page.left = Self.textX
    page.right = isWide ? 1_080 : width - Self.margin
    page.y = top + 5
    descent.draw(on: page, secondColumn: isWide ? (1_130, width - Self.margin) : nil)
    page.right = width - Self.margin
    AscentSection(input: input, words: words).draw(on: page)

    page.left = Self.margin
    page.right = width - Self.margin
    page.y = (max(page.y, deviceBottom + 24) + 8).rounded(.up)
    LanesSection(input: input, words: words).draw(on: page)
    drawHalves(on: page)
    page.y += 4
    LegendSection(fingers: input.fingers.map(\.number)).draw(on: page)
    let footer = CGRect(x: 0, y: page.y, width: width, height: PictureFooter.height)
    PictureFooter(input: input, story: story).draw(page.painter, in: footer)

    let size = CGSize(width: width, height: footer.maxY)
    let list = DisplayList(recording: { painter in
      painter.fill(CGRect(origin: .zero, size: size), color: input.theme[.panel])
      painter.append(page.painter.list)
    })
    return (list, size)
  }

  /// Control events and the other fingers side by side.
  private func drawHalves(on page: PicturePage) {
    let events = EventsSection(input: input)
    let (left, right, top) = (page.left, page.right, page.y)
    page.right = (left + right) / 2 - 20
    events.drawControlEvents(on: page)
    let bottom = page.y
    if bottom > top { page.left = page.right + 40 }
    page.right = bottom > top ? right : page.right
    page.y = top
    events.drawOtherFingers(on: page)
    (page.left, page.right, page.y) = (left, right, max(bottom, page.y))
  }

  private func drawCaption(_ story: TraceStory, on page: PicturePage) {
    let width = page.right - page.left
    page.text(story.caption, .ui(24, .semibold), .text1, x: page.left, middle: page.y + 10, width: width)
    let block = TextBlock(
      story.subtitle,
      font: .ui(13.5),
      color: input.theme[.text2],
      width: width,
      overflow: .wrap(lineHeight: 20, maxLines: 3)
    )
    let lines = max(1, input.measurer.extent(of: block).lineCount)
    page.painter.text(block, in: CGRect(x: page.left, y: page.y + 31, width: width, height: 20 * CGFloat(lines)))
    page.y += 48 + CGFloat(lines) * 20
    page.rule(at: page.y)
    page.y += 27
  }

  /// Draws the device with what the trace says of it; its lower edge.
  private func drawDevice(_ story: TraceStory, at top: CGFloat, _ painter: Painter) -> CGFloat {
    let screen = input.application.screenSize
    let plain = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 4_000, height: 4_000), zoom: 1)
    let zoom = min(Self.zoom, (Self.deviceWidth - 2 * DeviceGeometry.bezel) / plain.screenSize.width)
    let size = CGSize(
      width: plain.screenSize.width * zoom + 2 * DeviceGeometry.bezel,
      height: plain.screenSize.height * zoom + 2 * DeviceGeometry.bezel
    )
    let geometry = DeviceGeometry(
      screenSize: screen,
      canvasSize: CGSize(
        width: size.width + DeviceGeometry.rulerSize + DeviceGeometry.margin + DeviceGeometry.gutter,
        height: size.height + DeviceGeometry.rulerSize + 2 * DeviceGeometry.margin
      ),
      zoom: zoom
    )
    let (dx, dy) = (Self.margin + 3 - geometry.deviceRect.minX, top - geometry.deviceRect.minY)
    painter.translated(x: dx, y: dy) {
      DeviceScene(input: input, geometry: geometry).draw(painter)
      VerdictOverlay(input: input, geometry: geometry, isFinal: true, decidingRow: story.decidingRow).draw(painter)
    }
    return top + size.height
  }
}
