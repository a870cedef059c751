import CairoRenderer
import Canvas
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit
import X11Window

/// `fingerpost [FILE...]`: the window, or a picture of it.
enum WindowCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(
      words,
      valued: ["--scale", "--theme", "--touch-device", "--play", "--screenshot", "--record", "--geometry"],
      flags: ["--self", "--high-contrast", "--reduced-motion"]
    )
    let options = try launchOptions(arguments)
    let reader = LayoutReader(arguments, console)
    if arguments.has("--self") {
      return try needingDisplay(console) { try SelfCommand.run(arguments, options, reader, console) }
    }
    let paths =
      arguments.operands.isEmpty
      ? [RecentFiles().paths.first ?? (try? BundledLayouts.path("welcome.layout.json"))].compactMap(\.self)
      : arguments.operands
    if let output = arguments[value: "--screenshot"] {
      guard paths.count == 1 else { throw UsageError("--screenshot takes one file, found \(paths.count)") }
      return try screenshot(of: paths[0], to: output, options, console, reader)
    }
    return try needingDisplay(console) {
      try open(paths, options, console, remembers: !arguments.operands.isEmpty, reader: reader)
    }
  }

  /// Says what works without a display where there is none.
  private static func needingDisplay(_ console: Console, _ body: () throws -> ExitStatus) throws -> ExitStatus {
    do {
      return try body()
    } catch let error as X11Error {
      console.complain("fingerpost: \(error)")
      console.complain("Without a display, fingerpost demo, hit, check and export work, and --screenshot OUT.png.")
      return .unreadable
    }
  }

  private static func launchOptions(_ arguments: Arguments) throws(UsageError) -> LaunchOptions {
    var options = LaunchOptions()
    options.scale = try arguments.number("--scale")
    if let scale = options.scale, !InterfaceScale.range.contains(scale) {
      throw UsageError("--scale is 0.8 to 3, found \(scale)")
    }
    if let theme = arguments[value: "--theme"] {
      guard let choice = LaunchOptions.ThemeChoice(rawValue: theme) else {
        throw UsageError("--theme is auto, light or dark, found \"\(theme)\"")
      }
      options.theme = choice
    }
    options.highContrast = arguments.has("--high-contrast")
    options.reducedMotion = arguments.has("--reduced-motion")
    if let device = arguments[value: "--touch-device"] {
      guard let id = Int(device) else { throw UsageError("--touch-device needs a number of fingerpost devices") }
      options.touchDevice = id
    }
    if let geometry = arguments[value: "--geometry"] {
      do {
        options.geometry = try WindowGeometry(parsing: geometry)
      } catch {
        throw UsageError("--geometry: \(error)")
      }
    }
    options.play = arguments[value: "--play"]
    options.record = arguments[value: "--record"]
    options.examples = BundledLayouts.folder
    return options
  }

  // MARK: Picture

  /// The window's picture after the steps, drawn without a server.
  private static func screenshot(
    of path: String,
    to output: String,
    _ options: LaunchOptions,
    _ console: Console,
    _ reader: LayoutReader
  ) throws -> ExitStatus {
    let played = try PlayedLayout(path, steps: options.play, reader: reader)
    for problem in played.problems { console.complain(problem) }
    played.session.setTheme(options.comfort().theme)
    played.session.inputDescription = "picture without a display"
    let scale = options.scale ?? 1
    try InterfacePicture.window(of: played.session, size: pictureSize(options), scale: scale).writePNG(to: output)
    if let record = options.record { try PictureFile.write(try played.export.data(.trace), to: record) }
    return .done
  }

  /// The size of a picture of the window, in logical pixels.
  static func pictureSize(_ options: LaunchOptions) -> CGSize {
    guard let asked = options.geometry?.size else { return CGSize(width: 1440, height: 900) }
    let scale = options.scale ?? 1
    return CGSize(width: Double(asked.width) / scale, height: Double(asked.height) / scale)
  }

  // MARK: Window

  /// Runs the window until it is closed; throws an `X11Error` if there can be none.
  ///
  /// Of several files those that cannot be read are complained of, and the rest are opened.
  static func open(
    _ paths: [String],
    _ options: LaunchOptions,
    _ console: Console,
    remembers: Bool = false,
    reader: LayoutReader? = nil
  ) throws -> ExitStatus {
    let layouts = try paths.isEmpty ? [OpenLayout.empty] : read(paths, reader ?? LayoutReader(console), console)
    let measurer = PangoTextMeasurer()
    let rules = try? BundledFiles.ruleCatalog
    let opened = layouts.map {
      LiveDocument($0, theme: options.comfort().theme, rules: rules, measurer: measurer, complain: console.complain)
    }
    guard let first = opened.first else { return .unreadable }
    let documents = OpenDocuments(first)
    for document in opened.dropFirst() { documents.append(document) }
    let steps = try options.play.map { try PlayedLayout.steps(of: $0, for: layouts[0]) }
    let live = try LiveWindow(documents, measurer: measurer, options: options, complain: console.complain)
    if remembers { for layout in layouts.reversed() { RecentFiles().remember(layout.path) } }
    if let steps { first.play(steps) }
    if let record = options.record { try first.record(to: record) }
    return run(live, console)
  }

  /// Runs a window until it is closed, and makes its recordings whole.
  static func run(_ live: LiveWindow, _ console: Console) -> ExitStatus {
    let isLost = live.run()
    for document in live.documents.all { document.finish() }
    guard isLost else { return .done }
    console.complain("fingerpost: the X server is gone")
    return .unreadable
  }

  /// The layouts that can be read; throws the mistakes of the last one if none can be.
  private static func read(_ paths: [String], _ reader: LayoutReader, _ console: Console) throws -> [OpenLayout] {
    var layouts: [OpenLayout] = []
    for (place, path) in paths.enumerated() {
      do {
        layouts.append(try reader.open(path))
      } catch {
        if layouts.isEmpty, place == paths.count - 1 { throw error }
        for diagnostic in error.diagnostics { console.complain("\(diagnostic)") }
      }
    }
    return layouts
  }
}
