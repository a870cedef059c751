import Foundation
import UIKit

extension IBImporter {
  /// The views in a view, back to front.
  func subviewElements(of element: MarkupElement) -> [MarkupElement] {
    var result: [MarkupElement] = []
    for child in element.children {
      switch child.name {
      case "subviews", "prototypes", "cells": result += child.children
      case "sections": for section in child.children { result += section.list("cells") }
      default:
        guard let key = child["key"], IBClass.view(child.name) != nil else { continue }
        if key == "backgroundView" { result.insert(child, at: 0) } else { result.append(child) }
      }
    }
    return result.filter { $0["id"] != nil || $0.child(keyed: "frame") != nil }
  }

  /// The frame that the file stores; `parent` is the superview's size, for insets.
  func fileFrame(_ element: MarkupElement, in parent: CGSize) -> CGRect? {
    let varied = document.variations(of: element).flatMap(\.children)
    for child in varied + element.children where child.name == "rect" && child["key"] == "frame" {
      guard let x = child.number("x"), let y = child.number("y"), let width = child.number("width"),
        let height = child.number("height")
      else { continue }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    guard let inset = element.children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" }) else {
      return nil
    }
    func axis(_ low: String, _ high: String, _ extent: String, _ whole: Double) -> (Double, Double) {
      let (minimum, maximum, own) = (inset.number(low), inset.number(high), inset.number(extent))
      let length = own ?? max(whole - (minimum ?? 0) - (maximum ?? 0), 0)
      if minimum == nil, own != nil, let maximum { return (whole - maximum - length, length) }
      return (minimum ?? 0, length)
    }
    let (x, width) = axis("minX", "maxX", "width", parent.width)
    let (y, height) = axis("minY", "maxY", "height", parent.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Solves the constraints of a root view in which some views have no frame.
  mutating func solve(_ root: MarkupElement, size: CGSize) {
    var pending = [root]
    var isMissing = false
    while let element = pending.popLast(), !isMissing {
      let children = subviewElements(of: element)
      isMissing = children.contains { fileFrame($0, in: .zero) == nil }
      pending += children
    }
    guard isMissing else { return }
    let own = fileFrame(root, in: size)?.size ?? size
    let layout = IBLayout(
      document,
      root: root,
      size: own,
      children: { subviewElements(of: $0).filter { $0["id"].map { !document.excluded.contains($0) } ?? true } },
      frame: { fileFrame($0, in: own) }
    )
    solved.merge(layout.frames) { first, _ in first }
  }

  /// A view with all in it; nil beyond the number of views that are read.
  mutating func view(_ element: MarkupElement, in parent: CGSize, depth: Int) -> ViewDocument? {
    let name = name(of: element)
    let spoken = name.isEmpty ? element["customClass"] ?? "<\(element.name)>" : name
    count += 1
    guard count <= ImportLimits.views else { return nil }
    let known = IBClass.view(element.name)
    if known == nil { log.warn(.unknownElement(element.name, takenAs: "a UIView"), at: element.location) }
    var view = ViewDocument(uiClass: known?.uiClass ?? .view)
    view.customClass = customClass(of: element) ?? known?.shown
    view.name = name
    view.location = element.location
    setFrame(of: &view, element, in: parent, spoken)
    let size = view.frame?.size ?? .zero
    IBProperties(document: document, element: element).fill(&view, log: &log)
    addNotes(about: element, to: &view, spoken)
    addConnections(of: element, to: &view, spoken)
    for child in subviewElements(of: element) {
      guard depth + 1 < ImportLimits.depth else {
        omitted += 1
        continue
      }
      if let made = self.view(child, in: size, depth: depth + 1) { view.subviews.append(made) }
    }
    addItems(of: element, to: &view, size)
    if element.name == "tableView" { addSectionTitles(of: element, to: &view) }
    setContentSize(of: &view, element)
    return view
  }

  private mutating func setFrame(
    of view: inout ViewDocument,
    _ element: MarkupElement,
    in parent: CGSize,
    _ spoken: String
  ) {
    var frame = fileFrame(element, in: parent)
    if frame == nil {
      withoutFrame += 1
      if let found = element["id"].flatMap({ solved[$0] }) {
        frame = found
        view.frameOrigin = .solved
      } else {
        view.frameOrigin = .guessed
        let own = document.intrinsicSize(element)
        let isContent = element["key"] == "contentView" || element["key"] == "view"
        frame =
          isContent
          ? CGRect(origin: .zero, size: parent) : CGRect(x: 0, y: 0, width: own.width ?? 0, height: own.height ?? 0)
        log.warn(.unsolvedFrame(of: spoken), at: element.location)
      }
    }
    guard let frame else { return }
    let numbers: [Double] = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    view.properties.set(
      .frame,
      to: .rect(log.rect(numbers, of: spoken, at: element.location)),
      at: element.location
    )
  }

  /// Interface Builder stores no content size: what is in the view decides it.
  private func setContentSize(of view: inout ViewDocument, _ element: MarkupElement) {
    guard view.uiClass.isKind(of: .scrollView), view.uiClass != .textView, let frame = view.frame else { return }
    var content = frame.size
    for child in view.subviews.compactMap(\.frame) {
      content = CGSize(width: max(content.width, child.maxX), height: max(content.height, child.maxY))
    }
    view.properties[.contentSize] = .size(content)
    view.notes.append("contentSize: of what is in it, the file has none")
    if element["contentInsetAdjustmentBehavior"] == "never" { view.notes.append(IBInsets.unadjusted) }
  }

  /// What a person should know of a view that no property says.
  private mutating func addNotes(about element: MarkupElement, to view: inout ViewDocument, _ spoken: String) {
    if let id = element["id"], document.excluded.contains(id) {
      log.warn(.notInstalled(spoken), at: element.location)
      view.properties[.isHidden] = .bool(true)
      view.notes.append("not installed: in this size class")
    }
    for (flag, problem, words) in [
      ("misplaced", ImportProblem.misplaced(spoken), "its constraints will move it"),
      ("ambiguous", .ambiguous(spoken), "its constraints do not decide its frame"),
    ] where element.flag(flag) == true {
      log.warn(problem, at: element.location)
      view.notes.append("\(flag): \(words)")
    }
    switch element.parent?.name {
    case "prototypes": view.notes.append("cell: a prototype, shown once")
    case "cells" where element.name == "collectionViewCell": view.notes.append("cell: a prototype, shown once")
    default: break
    }
    view.notes += element["id"].flatMap { document.outletNotes[$0] } ?? []
  }

  /// Actions, recognizers, segues and embedded controllers.
  private mutating func addConnections(of element: MarkupElement, to view: inout ViewDocument, _ spoken: String) {
    for connection in element.list("connections") {
      switch connection.name {
      case "action" where view.uiClass.isKind(of: .control):
        let events = connection["eventType"].map { [$0] } ?? ["primaryActionTriggered"]
        guard events.allSatisfy({ ControlEvents.names.contains($0) }) else { continue }
        view.actions.append(action(connection, events: events))
      case "outletCollection" where connection["property"] == "gestureRecognizers":
        guard let id = connection["destination"], document.recognizerViews[id] == element["id"] else { continue }
        guard let recognizer = document.objects[id] else {
          log.warn(.missingTarget(id, of: spoken), at: connection.location)
          continue
        }
        if let made = self.recognizer(recognizer) { view.gestureRecognizers.append(made) }
      case "segue" where connection["kind"] == "embed": embed(connection, in: &view, spoken)
      case "segue": view.notes.append(addLink(connection, from: spoken))
      default: continue
      }
    }
  }

  mutating func action(_ connection: MarkupElement, events: [String]) -> ActionDocument {
    let selector = connection["selector"] ?? "action"
    var action = ActionDocument(events: events, target: nil, action: selector, location: connection.location)
    guard let id = connection["destination"] else { return action }
    guard let target = document.objects[id] else {
      log.warn(.missingTarget(id, of: "the action \(selector)"), at: connection.location)
      return action
    }
    // The first responder stands for the responder chain.
    if target["placeholderIdentifier"] == "IBFirstResponder" { return action }
    let fallback = target["customClass"] ?? IBClass.controller(target.name)?.uiClass.rawValue
    let name = name(of: target, or: target.name == "placeholder" ? fallback ?? "File's Owner" : fallback)
    if !name.isEmpty { action.target = Reference(name, at: connection.location) }
    return action
  }

  /// Notes where a segue leads; answers it in words.
  @discardableResult
  mutating func addLink(_ segue: MarkupElement, from: String) -> String {
    let destination = segue["destination"].flatMap { document.objects[$0] }
    let elsewhere = destination?["storyboardName"].map { "\($0).storyboard" }
    let scene = segue["destination"].flatMap { sceneNames[$0] }
    defer {
      links.append(
        SceneLink(
          from: from,
          kind: segue["kind"] ?? "show",
          identifier: segue["identifier"],
          scene: segue["destination"].flatMap { sceneNames[$0] },
          location: segue.location
        )
      )
    }
    let target = scene ?? elsewhere ?? segue["unwindAction"] ?? destination?.name ?? "nothing in the file"
    return "segue: \(segue["kind"] ?? "show") to \(target)" + (segue["identifier"].map { " (\($0))" } ?? "")
  }
}
