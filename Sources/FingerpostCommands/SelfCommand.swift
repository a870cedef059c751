import CairoRenderer
import FingerpostApp
import Foundation
import Interface

/// `fingerpost --self [FILE]`: the program's own interface as the inspected layout.
enum SelfCommand {
  static func run(
    _ arguments: Arguments,
    _ options: LaunchOptions,
    _ reader: LayoutReader,
    _ console: Console
  ) throws -> ExitStatus {
    guard arguments.operands.count <= 1 else {
      throw UsageError("--self takes one file for the inspected interface, found \(arguments.operands.count)")
    }
    if options.play != nil { throw UsageError("--self has no layout file that --play could give steps to") }
    if options.record != nil {
      throw UsageError("--self cannot be recorded: a trace file holds a layout file, and this layout is a program")
    }
    let theme = options.comfort().theme
    let measurer = PangoTextMeasurer()
    let path = try arguments.operands.first ?? BundledLayouts.path("welcome.layout.json")
    let interface = InspectedInterface(about: try reader.open(path), theme: theme, measurer: measurer)
    let document = LiveDocument(
      inspecting: interface,
      theme: theme,
      rules: try? BundledFiles.ruleCatalog,
      measurer: measurer,
      complain: console.complain
    )
    if let output = arguments[value: "--screenshot"] {
      try InterfacePicture.window(
        of: document.session,
        size: WindowCommand.pictureSize(options),
        scale: options.scale ?? 1
      ).writePNG(to: output)
      return .done
    }
    let live = try LiveWindow(OpenDocuments(document), measurer: measurer, options: options, complain: console.complain)
    return WindowCommand.run(live, console)
  }
}
