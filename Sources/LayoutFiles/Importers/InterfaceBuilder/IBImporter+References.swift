import Foundation

/// Controllers that stand in another storyboard: those are looked for in the folders around the file.
extension IBImporter {
  /// What tells a controller from all others, those of other files included.
  func key(of controller: MarkupElement) -> String { "\(document.file)#\(controller["id"] ?? "")" }

  /// The controller that a reference means; nil when its storyboard cannot be found, and its place stays empty.
  mutating func elsewhere(_ reference: MarkupElement, in place: ViewDocument) -> ControllerDocument? {
    guard let storyboard = reference["storyboardName"] else { return nil }
    guard open.count < Self.deepestEmbedding, let other = self.document(ofStoryboard: storyboard),
      let scene = scene(of: reference, in: other)
    else {
      log.warn(
        .contentElsewhere(
          what: "the view controller here is in \(storyboard).storyboard, which is not found, so its place is empty",
          advice: "open that file to see it"
        ),
        at: reference.location
      )
      return nil
    }
    var importer = IBImporter(document: other, log: ImportLog(file: other.file))
    guard !open.contains(importer.key(of: scene.element)) else {
      log.warn(.cycle(scene.name), at: reference.location)
      return nil
    }
    importer.naming = naming
    importer.open = open
    importer.count = count
    importer.references = references
    var made = importer.controller(scene.element, size: place.frame?.size ?? .zero)
    naming = importer.naming
    count = importer.count
    references = importer.references
    omitted += importer.omitted
    withoutFrame += importer.withoutFrame
    log.take(importer.log)
    made.notes.append("storyboard: \(storyboard).storyboard")
    made.move(to: reference.location)
    made.container = Reference(place.name, at: place.location)
    return made
  }

  private func scene(of reference: MarkupElement, in document: IBDocument) -> IBScene? {
    let scenes = IBScene.all(in: document)
    guard let identifier = reference["referencedIdentifier"] else { return scenes.first }
    return scenes.first { $0.element["storyboardIdentifier"] == identifier }
  }

  private mutating func document(ofStoryboard name: String) -> IBDocument? {
    if let known = references[name] { return known }
    guard let path = Self.path(ofStoryboard: name, beside: document.file), let bytes = try? FileReader.bytes(at: path),
      let markup = try? MarkupReader.read(bytes, file: path), Self.refusal(of: markup) == nil
    else {
      references[name] = .some(nil)
      return nil
    }
    let found = IBDocument(markup, file: path)
    references[name] = found
    return found
  }

  /// The nearest file of that name in the folders around another: its own, those in it, then those beside it.
  static func path(ofStoryboard name: String, beside file: String) -> String? {
    guard !name.contains("/"), FileManager.default.fileExists(atPath: file) else { return nil }
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    // A localized storyboard lies in a folder of its language.
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    for root in [folder, folder.deletingLastPathComponent()] where root.path != "/" {
      if let found = search(root, for: name + ".storyboard") { return found }
    }
    return nil
  }

  /// Breadth first, in the order of the names, three levels deep and no more than a project has folders.
  private static func search(_ root: URL, for name: String) -> String? {
    var pending = [(root, 0)]
    var index = 0
    while index < pending.count, index < 200 {
      let (folder, depth) = pending[index]
      index += 1
      let path = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: path) { return path }
      guard depth < 3 else { continue }
      let inside =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
      let folders = (inside ?? []).filter { url in
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
          && !url.lastPathComponent.hasPrefix(".")
      }
      pending += folders.sorted { $0.path < $1.path }.prefix(50).map { ($0, depth + 1) }
    }
    return nil
  }
}

extension ControllerDocument {
  /// Gives everything of another file the place at which this one refers to it.
  fileprivate mutating func move(to location: SourceLocation) {
    self.location = location
    view.move(to: location)
    for index in children.indices { children[index].move(to: location) }
  }
}

extension ViewDocument {
  fileprivate mutating func move(to location: SourceLocation) {
    self.location = location
    for index in gestureRecognizers.indices { gestureRecognizers[index].location = location }
    for index in subviews.indices { subviews[index].move(to: location) }
  }
}
