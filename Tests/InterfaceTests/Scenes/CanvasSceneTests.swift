import CairoRenderer
import Canvas
import Foundation
import Interface
import Testing
import Traces
import UIKit

@MainActor
struct CanvasSceneTests {
  private let size = CGSize(width: 556, height: 608)

  private func list(_ input: SceneInput) -> DisplayList {
    CanvasScene(input: input, size: size, geometry: DeviceGeometry(for: input, in: size)).displayList
  }

  @Test func `two recordings of one input are the same`() {
    let card = PhotoCard()
    card.playTwoFingers()
    for row in [1, 5, 8, 11] {
      card.show(row: row)
      #expect(list(card.input()) == list(card.input()))
    }
  }

  @Test func `drawing leaves the trace as it was`() {
    let card = PhotoCard()
    card.playTwoFingers()
    card.session.select(card.id("LikeButton"))
    let (elements, events) = (card.application.trace.elements, card.application.trace.events)
    _ = list(card.input())
    #expect(card.application.trace.elements == elements)
    #expect(card.application.trace.events == events)
  }

  @Test(arguments: [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1])
  func `every point of every step's motion is a balanced list`(progress: Double) {
    let card = PhotoCard()
    card.playTwoFingers()
    for step in card.session.digest.steps.indices {
      card.session.control { playback, _ in playback.show(step) }
      var input = card.input()
      input.progress = progress
      var depth = 0
      for command in list(input).commands {
        switch command {
        case .save, .beginGroup: depth += 1
        case .restore, .endGroup: depth -= 1
        default: break
        }
        #expect(depth >= 0)
      }
      #expect(depth == 0)
    }
  }
}
