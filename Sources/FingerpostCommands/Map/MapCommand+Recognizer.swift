import CairoRenderer
import Diagnosis
import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// `fingerpost map FILE --recognizer NAME`: where on the screen a recognizer would be offered a touch.
extension MapCommand {
  static func run(
    _ name: String,
    _ arguments: Arguments,
    scale: Double,
    _ reader: LayoutReader,
    _ console: Console
  ) throws -> ExitStatus {
    let document = try reader.document(arguments.operands[0])
    guard let map = RecognizerMap(of: name, in: document) else {
      let nearest = document.names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("the layout has no recognizer called \"\(name)\"" + nearest)
    }
    if let output = arguments[value: "-o"] {
      var picture = HitMapPicture(
        title: name,
        content: HitMapContent(map.map, dead: []),
        name: { map.layout.name($0) },
        measurer: PangoTextMeasurer()
      )
      picture.subtitle = "Where it would be offered a touch, by the view that the finger hits; nobody: it is not"
      try write(picture, scale: scale, to: output)
    }
    if arguments.has("--json") {
      console.out(try RecognizerMapReport(name, map).json)
    } else {
      for line in lines(name, map) { console.out(line) }
    }
    return .done
  }

  private static func lines(_ name: String, _ map: RecognizerMap) -> [String] {
    let offered = map.map.regions.filter { $0.owner != nil }
    let share = offered.reduce(0) { $0 + map.map.share(of: $1) }
    var lines = ["\(name) is offered touches on \(Words.fixed(share * 100, 1)) % of the screen"]
    let words = Words(of: map.layout.application)
    for region in offered {
      guard let owner = region.owner else { continue }
      lines.append("  in \(words.name(owner))  \(Words.fixed(map.map.share(of: region) * 100, 1)) %")
    }
    for refusal in map.refusals {
      let share = Words.fixed(map.map.share(of: refusal.region) * 100, 1)
      lines.append("  not in \(words.name(refusal.owner))  \(share) %: \(words.refusal(refusal.reason))")
    }
    return lines
  }
}

/// A recognizer's map for scripts.
struct RecognizerMapReport: Encodable {
  struct Region: Encodable {
    /// The view that the finger hits.
    let view: String
    let area: Double
    let share: Double
    let pieces: [[[Double]]]
    /// Why the recognizer does not take it; nil where it does.
    let refused: String?
  }

  let recognizer: String
  let screen: [Double]
  let offered: [Region]
  let refused: [Region]

  @MainActor
  init(_ name: String, _ map: RecognizerMap) {
    let words = Words(of: map.layout.application)
    func region(_ region: HitMap.Region, _ owner: ElementID, _ reason: String?) -> Region {
      Region(
        view: words.name(owner),
        area: HitMapReport.rounded(region.area, 1_000),
        share: HitMapReport.rounded(map.map.share(of: region), 1e6),
        pieces: region.pieces.map(HitMapReport.outline),
        refused: reason
      )
    }
    recognizer = name
    screen = [map.map.screen.width, map.map.screen.height]
    offered = map.map.regions.compactMap { part in part.owner.map { region(part, $0, nil) } }
    refused = map.refusals.map { region($0.region, $0.owner, words.refusal($0.reason)) }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
