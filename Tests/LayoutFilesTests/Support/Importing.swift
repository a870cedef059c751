import Foundation
import LayoutFiles
import UIKit

/// The layout that `text` opens as.
func imported(_ text: String, file: String = "a.txt") throws -> LayoutDocument {
  try LayoutFile.decode(Array(text.utf8), file: file)
}

/// Every view of a layout, one a line: its name, class and frame, deeper ones further in.
func outline(_ document: LayoutDocument, withOrigins: Bool = true) -> [String] {
  let lines = document.windows.flatMap { window in
    outline(window.view, 0) + (window.rootViewController.map { outline($0, 1) } ?? [])
  }
  guard !withOrigins else { return lines }
  return lines.map { line in
    [FrameOrigin.solved, .guessed, .conventional].reduce(line) { $0.replacing(" \($1.rawValue)", with: "") }
  }
}

private func outline(_ controller: ControllerDocument, _ depth: Int) -> [String] {
  let line = String(repeating: "  ", count: depth) + "(\(controller.name))"
  return [line] + outline(controller.view, depth) + controller.children.flatMap { outline($0, depth + 1) }
    + (controller.presented.map { outline($0, depth + 1) } ?? [])
}

private func outline(_ view: ViewDocument, _ depth: Int) -> [String] {
  var line = String(repeating: "  ", count: depth) + "\(view.name) \(view.uiClass.rawValue)"
  if let frame = view.frame {
    line += " \(short(frame.minX)) \(short(frame.minY)) \(short(frame.width)) \(short(frame.height))"
  }
  if view.isHidden { line += " hidden" }
  if view.frameOrigin != nil { line += " \(view.frameOrigin?.rawValue ?? "")" }
  return [line] + view.subviews.flatMap { outline($0, depth + 1) }
}

private func short(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String((number * 100).rounded() / 100)
}

/// The first view of that name.
func view(_ name: String, in document: LayoutDocument) -> ViewDocument? {
  func find(_ view: ViewDocument) -> ViewDocument? {
    view.name == name ? view : view.subviews.lazy.compactMap(find).first
  }
  func find(_ controller: ControllerDocument) -> ViewDocument? {
    find(controller.view) ?? controller.children.lazy.compactMap { find($0) }.first
      ?? controller.presented.flatMap { find($0) }
  }
  return document.windows.lazy.compactMap { find($0.view) ?? $0.rootViewController.flatMap { find($0) } }.first
}

/// The sentences of a layout's warnings, each with its line.
func warnings(_ document: LayoutDocument) -> [String] {
  document.warnings.map { "\($0.location.map { "\($0.line): " } ?? "")\($0.kind.sentence)" }
}

/// What the native form of a layout opens as.
func converted(_ document: LayoutDocument) throws -> LayoutDocument {
  try LayoutFile.decode(Array(LayoutWriter.text(document).utf8), file: "b.layout.json")
}

/// The name of the view that a touch at a point of the screen would hit.
@MainActor
func hit(_ document: LayoutDocument, _ x: Double, _ y: Double) -> String? {
  let built = LayoutBuilder.build(document)
  for window in built.application.windows.reversed() {
    let point = CGPoint(x: x - window.frame.minX, y: y - window.frame.minY)
    if let view = window.hitTest(point, with: nil) { return view.elementName }
  }
  return nil
}
