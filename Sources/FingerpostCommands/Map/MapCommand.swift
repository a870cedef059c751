import CairoRenderer
import Diagnosis
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// `fingerpost map FILE -o OUT.png [--json]`: which view owns each point, and which views own none.
enum MapCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["-o", "--scale", "--recognizer"], flags: ["--json"])
    guard arguments.operands.count == 1, arguments[value: "-o"] != nil || arguments.has("--json") else {
      throw UsageError("map needs a file and where to draw it: fingerpost map FILE -o OUT.png")
    }
    if let output = arguments[value: "-o"], !output.hasSuffix(".png") {
      throw UsageError("\(output) should end in .png")
    }
    let scale = try arguments.number("--scale") ?? 1
    guard (0.1...8).contains(scale) else { throw UsageError("--scale is 0.1 to 8, found \(scale)") }
    let reader = LayoutReader(arguments, console, saysNotices: true)
    if let recognizer = arguments[value: "--recognizer"] {
      return try run(recognizer, arguments, scale: scale, reader, console)
    }
    let layout = try reader.open(arguments.operands[0])
    let application = layout.built.application
    let content = HitMapContent(of: application)
    if let output = arguments[value: "-o"] {
      try write(picture(content, of: layout), scale: scale, to: output)
    }
    if arguments.has("--json") {
      console.out(try HitMapReport(content, of: application).json)
    } else {
      for line in table(content.map, application) { console.out(line) }
    }
    return .done
  }

  private static func picture(_ content: HitMapContent, of layout: OpenLayout) -> HitMapPicture {
    let application = layout.built.application
    return HitMapPicture(
      title: layout.built.document.title ?? layout.name,
      content: content,
      name: { application.trace.name($0) },
      measurer: PangoTextMeasurer()
    )
  }

  static func write(_ picture: HitMapPicture, scale: Double, to path: String) throws {
    let surface = try ImageSurface(
      width: Int((picture.size.width * scale).rounded(.up)),
      height: Int((picture.size.height * scale).rounded(.up))
    )
    DisplayListRenderer().render(picture.draw(), on: surface, scale: scale)
    try surface.writePNG(to: path)
  }

  private static func table(_ map: HitMap, _ application: UIApplication) -> [String] {
    func name(_ id: ElementID?) -> String { id.map { application.trace.name($0) } ?? "nobody" }
    let width = map.regions.map { name($0.owner).count }.max() ?? 0
    var lines = map.regions.map { region in
      let share = Words.fixed(map.share(of: region) * 100, 1)
      let padding = String(repeating: " ", count: width - name(region.owner).count + max(0, 7 - share.count))
      return name(region.owner) + padding + share + " %"
    }
    if !map.ownerless.isEmpty { lines.append("own no point: " + map.ownerless.map(name).joined(separator: ", ")) }
    if !map.sampled.isEmpty { lines.append("asked point by point: " + map.sampled.map(name).joined(separator: ", ")) }
    return lines
  }
}
