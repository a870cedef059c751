import CairoRenderer
import FingerpostApp
import Foundation
import Traces
import X11Window

/// `fingerpost demo`: the main job for a newcomer, live with a display, told and drawn without one.
enum DemoCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["--theme", "--scale"])
    guard arguments.operands.isEmpty else { throw UsageError("demo takes no file") }
    let layout = try BundledLayouts.path("demo.layout.json")
    let steps = try BundledLayouts.path("demo.check.json")
    let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    if !display.isEmpty {
      var options = LaunchOptions()
      options.play = steps
      options.scale = try arguments.number("--scale")
      do {
        return try WindowCommand.open([layout], options, console)
      } catch let error as X11Error {
        console.complain("fingerpost: \(error)")
        console.complain("Going on without the window.")
      }
    }
    let played = try PlayedLayout(layout, steps: steps)
    console.out(played.story)
    let picture = FileManager.default.currentDirectoryPath + "/fingerpost-demo.png"
    try PictureFile.write(try played.export.data(.png, scale: 2), to: picture)
    console.out("")
    console.out("The trace as a picture: \(picture)")
    return .done
  }
}
