import Interface
import LayoutFiles
import Traces

/// A program around the interface that has a few folders in memory, and notes what it is asked to do.
@MainActor
final class FilesOnShelf: InterfaceHost {
  var recentEntries: [FileEntry] = [
    FileEntry(name: "Main.storyboard", path: "/app/Main.storyboard", kind: .storyboard, size: "84 KB", date: "14:02"),
    FileEntry(name: "dead-button.txt", path: "/bugs/dead-button.txt", kind: .hierarchy, size: "12 KB", date: "3 Nov"),
  ]

  var exampleEntries: [FileEntry] = [
    FileEntry(name: "welcome.layout.json", path: "/share/welcome.layout.json", kind: .layout, size: "2 KB", date: "")
  ]

  private(set) var opened: [String] = []
  private(set) var listed: [String?] = []

  static let top = FileListing(
    folder: "/",
    parent: nil,
    entries: [
      FileEntry(name: "app", path: "/app", kind: .folder), FileEntry(name: "bugs", path: "/bugs", kind: .folder),
    ]
  )

  var folders: [String: FileListing] = [
    "/": top,
    "/app": FileListing(
      folder: "/app",
      parent: "/",
      entries: [
        FileEntry(name: "Views", path: "/app/Views", kind: .folder, date: "12 Nov"),
        FileEntry(
          name: "Main.storyboard",
          path: "/app/Main.storyboard",
          kind: .storyboard,
          size: "84 KB",
          date: "14:02"
        ),
        FileEntry(
          name: "card.layout.json",
          path: "/app/card.layout.json",
          kind: .layout,
          size: "3.1 KB",
          date: "1 Nov"
        ),
        FileEntry(name: "logo.jpg", path: "/app/logo.jpg", kind: .other("JPEG picture"), size: "1.2 MB", date: "1 Nov"),
      ]
    ),
    "/app/Views": FileListing(folder: "/app/Views", parent: "/app", entries: []),
  ]

  func listing(of folder: String?) -> FileListing {
    listed.append(folder)
    return folders[folder ?? "/app"] ?? FileListing(folder: folder ?? "", parent: "/", entries: [], problem: "no")
  }

  func openFile(at path: String) { opened.append(path) }

  func stopLoading() { asked.append("stop") }

  // MARK: Scenes

  private(set) var asked: [String] = []
  var scenePicture: ScenePicture?

  func picture(ofScene name: String) -> ScenePicture? {
    asked.append("picture \(name)")
    return scenePicture
  }

  func showScene(_ name: String) { asked.append("show \(name)") }

  // MARK: Saving

  let exportFolder = "/work"
  var present: Set<String> = []
  var failure: String?
  private(set) var exports: [ExportRequest] = []

  func suggestedName(for format: ExportFormat) -> String { "photo-card-trace\(format.ending)" }

  func fileExists(at path: String) -> Bool { present.contains(path) }

  func export(_ request: ExportRequest) -> String? {
    exports.append(request)
    return failure
  }

  // MARK: Clipboard

  func copy(_ text: String, asSelection: Bool) { asked.append("\(asSelection ? "select" : "copy") \(text)") }
  func copyTrace() { asked.append("copy trace") }
  func copyReport() { asked.append("copy report") }
  func requestText(ofSelection: Bool) { asked.append("paste\(ofSelection ? " selection" : "")") }
  func openText(_ text: String) { asked.append("open \(text)") }

  func saveLayout() {}
  func reloadLayout() {}
  func toggleFullScreen() {}
  func quit() {}
  func zoomInterface(by step: Double?) {}
  func comfortWasChosen() {}
  var openDocuments: [OpenDocumentItem] { [] }
  func switchDocument(to index: Int) {}
  func switchDocument(by delta: Int) {}
  func closeDocument() {}
}
