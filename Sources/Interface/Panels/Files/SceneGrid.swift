import Canvas
import Foundation
import LayoutFiles
import UIKit

/// Scenes side by side: picture, name, class; drawn as far as they are in sight.
@MainActor
final class SceneGrid: UIScrollView, Painted, Hoverable, PointerFollowing {
  private let context: InterfaceContext
  private let picture: @MainActor (String) -> ScenePicture?
  private let open: @MainActor (SceneName) -> Void

  /// By the scene's name; nil for one that cannot be built.
  private var pictures: [String: ScenePicture?] = [:]

  var scenes: [SceneName] = [] {
    didSet {
      contentOffset = .zero
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The scene that the window shows.
  var shown: String?

  var chosen: Int? {
    didSet {
      if let chosen { scrollRectToVisible(cell(chosen), animated: false) }
      setNeedsDisplay()
    }
  }

  private var hovered: Int? { didSet { if hovered != oldValue { setNeedsDisplay() } } }
  var isHovered = false { didSet { if !isHovered { hovered = nil } } }

  private static let thumb = CGSize(width: 164, height: 190)
  private static let gap = 12.0
  private static let cellSize = CGSize(width: 164, height: 238)

  init(
    _ context: InterfaceContext,
    picture: @escaping @MainActor (String) -> ScenePicture?,
    open: @escaping @MainActor (SceneName) -> Void
  ) {
    self.context = context
    self.picture = picture
    self.open = open
    super.init(frame: .zero)
    elementName = "scenes"
    let tap = UITapGestureRecognizer()
    tap.name = "scene tap"
    tap.addHandler(named: "open") { [weak self] recognizer in
      guard let self, let index = index(at: recognizer.location(in: self)) else { return }
      chosen = index
      openChosen()
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func openChosen() {
    if let chosen, scenes.indices.contains(chosen) { open(scenes[chosen]) }
  }

  func move(by step: Int) {
    guard !scenes.isEmpty else { return }
    chosen = min(max((chosen ?? 0) + step, 0), scenes.count - 1)
  }

  // MARK: Places

  var columnCount: Int { max(1, Int((bounds.width - 2 * 12 + Self.gap) / (Self.cellSize.width + Self.gap))) }

  private func cell(_ index: Int) -> CGRect {
    let columns = columnCount
    return CGRect(
      x: 12 + Double(index % columns) * (Self.cellSize.width + Self.gap),
      y: 12 + Double(index / columns) * (Self.cellSize.height + Self.gap),
      width: Self.cellSize.width,
      height: Self.cellSize.height
    )
  }

  private func index(at point: CGPoint) -> Int? { scenes.indices.first { cell($0).contains(point) } }

  func pointerMoved(to point: CGPoint) { hovered = index(at: point) }

  override func layoutSubviews() {
    let rows = (scenes.count + columnCount - 1) / columnCount
    contentSize = CGSize(width: bounds.width, height: 12 + Double(rows) * (Self.cellSize.height + Self.gap))
    contentOffset = limited(contentOffset)
    if let chosen, scenes.indices.contains(chosen) { scrollRectToVisible(cell(chosen), animated: false) }
  }

  // MARK: Pictures

  private var missing: SceneName? {
    scenes.indices.first { cell($0).intersects(bounds) && pictures[scenes[$0].name] == nil }.map { scenes[$0] }
  }

  var hasMissingPicture: Bool { missing != nil }

  func makeNextPicture() {
    guard let scene = missing else { return }
    pictures[scene.name] = .some(picture(scene.name))
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    for index in scenes.indices where cell(index).intersects(bounds) { paint(index, into: painter) }
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: context.theme, into: painter)
  }

  private func paint(_ index: Int, into painter: Painter) {
    let theme = context.theme
    let scene = scenes[index]
    let box = cell(index)
    let frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: Self.thumb.height)
    painter.fill(frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 8, color: theme[index == hovered ? .hover : .canvas])
    paintPicture(of: scene, in: frame.insetBy(dx: 12, dy: 10), into: painter)
    if index == chosen {
      painter.strokeInside(frame, cornerRadius: 8, style: StrokeStyle(width: 2), color: theme[.accent])
    } else {
      painter.strokeInside(frame, cornerRadius: 8, style: .hairline, color: theme[.line2])
    }
    let note = [scene.isInitial ? "initial" : nil, scene.name == shown ? "shown" : nil].compactMap(\.self)
    let noteText = note.joined(separator: ", ")
    let noteWidth = noteText.isEmpty ? 0 : measured(noteText, .ui(10.5)) + 8
    painter.text(
      scene.name,
      font: .ui(12, index == chosen ? .semibold : .medium),
      color: theme[.text1],
      in: CGRect(x: box.minX + 2, y: frame.maxY + 4, width: box.width - 4, height: 20),
      overflow: .ellipsisMiddle
    )
    painter.text(
      noteText,
      font: .ui(10.5),
      color: theme[.accent],
      in: CGRect(x: box.maxX - 2 - noteWidth, y: frame.maxY + 24, width: noteWidth, height: 18),
      alignment: .trailing,
      overflow: .clip
    )
    painter.text(
      scene.className,
      font: .mono(10.5),
      color: theme[.text3],
      in: CGRect(x: box.minX + 2, y: frame.maxY + 24, width: box.width - 4 - noteWidth, height: 18),
      overflow: .ellipsisMiddle
    )
  }

  private func measured(_ text: String, _ font: Font) -> Double {
    context.measurer.width(of: TextBlock(text, font: font, color: context.theme[.text1])).rounded(.up)
  }

  private func paintPicture(of scene: SceneName, in box: CGRect, into painter: Painter) {
    guard let known = pictures[scene.name] else { return }
    guard let picture = known else {
      painter.text(
        "cannot be shown",
        font: .ui(11),
        color: context.theme[.text3],
        in: box,
        alignment: .center
      )
      return
    }
    let scale = min(box.width / picture.size.width, box.height / picture.size.height)
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    let origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    let place = CGRect(origin: origin, size: size)
    painter.clipped(to: place, cornerRadius: 4) {
      let map = CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
      painter.transformed(by: map) { painter.append(picture.list) }
    }
    painter.strokeInside(place, cornerRadius: 4, style: .hairline, color: context.theme[.line2])
  }
}
