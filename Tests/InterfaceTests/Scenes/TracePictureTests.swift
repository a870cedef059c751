import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
struct TracePictureTests {
  private func example() -> PhotoCard {
    let card = PhotoCard()
    card.playToTheEnd()
    card.session.choose(card.session.digest.touches.last?.id)
    card.session.select(card.id("LikeButton"))
    return card
  }

  /// The words of a picture, one text a line, from top to bottom and left to right.
  private func words(_ input: SceneInput) -> String {
    let picture = TracePictureScene(input: input).picture
    let texts = picture.list.texts(measuredBy: input.measurer)
    let sorted = texts.enumerated().sorted { left, right in
      let (a, b) = (left.element.box, right.element.box)
      if abs(a.midY - b.midY) > 4 { return a.midY < b.midY }
      return a.minX != b.minX ? a.minX < b.minX : left.offset < right.offset
    }
    return sorted.map(\.element.string).joined(separator: "\n") + "\n"
  }

  @Test func `the design's example in words`() throws {
    try expectSnapshot(words(example().input()), named: "photo-card-picture.txt")
  }

  @Test func `the picture says who got the finger and why the other did not`() {
    let text = words(example().input())
    #expect(text.contains("Finger 2 at (306, 521) went to DismissArea, not to LikeButton"))
    #expect(text.contains("LikeButton was never asked. Its parent PhotoCard does not contain the point: it is 13 pt"))
    #expect(text.contains("the point is 13 pt below its bottom edge; 3 children skipped"))
    #expect(text.contains("began: moved 11 pt, begins at 10"))
    #expect(text.contains("DismissArea → PhotoViewController.close"))
    #expect(text.contains("Open this picture with fingerpost to replay it"))
  }

  @Test func `it is 1200 wide and as high as its content`() {
    let picture = TracePictureScene(input: example().input()).picture
    #expect(picture.size.width == 1200)
    let bounds = picture.list.bounds(measuredBy: FixedTextMeasurer())
    #expect(bounds.maxY <= picture.size.height + 1)
    #expect(bounds.maxX <= picture.size.width + 1)
  }

  @Test func `no two texts of the columns overlap, even in a wide typeface`() {
    for input in [example().input(), crowded(60).input(), crowded(3).input(), Zoo().input()] {
      let picture = TracePictureScene(input: input).picture
      let texts = picture.list.texts(measuredBy: FixedTextMeasurer()).filter { $0.box.minX >= 484 }
      for (index, text) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          let overlap = text.box.insetBy(dx: 0, dy: 3).intersection(other.box.insetBy(dx: 0, dy: 3))
          #expect(overlap.isNull || overlap.isEmpty, "\(text) and \(other)")
        }
      }
    }
  }

  private func crowded(_ count: Int) -> Zoo {
    let zoo = Zoo()
    for index in 0..<count {
      let frame = [CGFloat(index % 6) * 62 + 10, CGFloat(index / 6) * 56 + 10, 54, 48]
      zoo.add(UIView(), "itemWithALongName\(index)", frame).isHidden = index.isMultiple(of: 2)
    }
    zoo.touch(1, .began, 350, 590, at: 0)
    return zoo
  }

  @Test func `a long descent opens a second column`() {
    let picture = TracePictureScene(input: crowded(60).input()).picture
    #expect(picture.size.width == 1680)
  }

  @Test func `a run of siblings that were answered alike is one row`() {
    let zoo = Zoo()
    for index in 0..<30 { zoo.add(UIView(), "v\(index)", [10, 10, 20, 20]).isHidden = true }
    zoo.touch(1, .began, 350, 590, at: 0)
    let text = words(zoo.input())
    #expect(text.contains("30 views"))
    #expect(text.contains("all hidden"))
  }

  @Test(arguments: [Theme.light, .dark])
  func `two renderings are the same bytes`(theme: Theme) throws {
    func render() throws -> Data {
      let measurer = PangoTextMeasurer()
      let picture = TracePictureScene(input: example().input(measurer), theme: theme).picture
      let surface = try ImageSurface(width: Int(picture.size.width), height: Int(picture.size.height))
      DisplayListRenderer(measurer: measurer).render(picture.list, on: surface)
      return try surface.pngData()
    }
    #expect(try render() == render())
  }

  @Test func `a picture without any touch is the app and a footer`() {
    let text = words(Zoo().input())
    #expect(text.contains("No finger has come down yet."))
    #expect(text.contains("No view was asked."))
  }
}
