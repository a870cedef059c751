import CairoRenderer
import Canvas
import FingerpostApp
import Foundation
import Interface
import Showcase

// Pictures of every state of the window, light and dark, plain and at double scale, with a page that shows them all.
//
//   swift run fingerpost-screenshots FOLDER [NAME...]

guard CommandLine.arguments.count > 1, !CommandLine.arguments[1].hasPrefix("-") else {
  FileHandle.standardError.write(Data("fingerpost-screenshots needs a folder to write to\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let wanted = CommandLine.arguments.dropFirst(2)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var page = "<!DOCTYPE html><meta charset=\"utf-8\"><title>Fingerpost, every state</title>\n"
for state in WindowState.all where wanted.isEmpty || wanted.contains(state.name) {
  page += "<h2>\(state.name): \(state.words)</h2>\n"
  for appearance in [Theme.Appearance.dark, .light] {
    for scale in [1.0, 2] {
      let measurer = PangoTextMeasurer()
      let root = try state.window(appearance, measurer: measurer)
      let picture = try InterfacePicture.picture(of: root, measurer: measurer, scale: scale)
      let name = "\(state.name)-\(appearance.rawValue)\(scale == 1 ? "" : "-2x").png"
      try picture.writePNG(to: folder.appendingPathComponent(name).path)
      if scale == 1 { page += "<img src=\"\(name)\" width=\"\(Int(state.size.width / 2))\">\n" }
    }
  }
}
try PictureFile.write(Data(page.utf8), to: folder.appendingPathComponent("index.html").path)
