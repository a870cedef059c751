package import Interface
import LayoutFiles
package import Traces

/// A program around the interface that has a few folders in memory, and notes what it is asked to do.
@MainActor
package final class FilesOnShelf: InterfaceHost {
  package init() {}

  package var recentEntries: [FileEntry] = [
    FileEntry(name: "Main.storyboard", path: "/app/Main.storyboard", kind: .storyboard, size: "84 KB", date: "14:02"),
    FileEntry(name: "dead-button.txt", path: "/bugs/dead-button.txt", kind: .hierarchy, size: "12 KB", date: "3 Nov"),
  ]

  package var exampleEntries: [FileEntry] = [
    FileEntry(name: "welcome.layout.json", path: "/share/welcome.layout.json", kind: .layout, size: "2 KB", date: "")
  ]

  package private(set) var opened: [String] = []
  package private(set) var listed: [String?] = []

  package static let top = FileListing(
    folder: "/",
    parent: nil,
    entries: [
      FileEntry(name: "app", path: "/app", kind: .folder), FileEntry(name: "bugs", path: "/bugs", kind: .folder),
    ]
  )

  package var folders: [String: FileListing] = [
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

  package func listing(of folder: String?) -> FileListing {
    listed.append(folder)
    return folders[folder ?? "/app"] ?? FileListing(folder: folder ?? "", parent: "/", entries: [], problem: "no")
  }

  package func openFile(at path: String) { opened.append(path) }

  package func stopLoading() { asked.append("stop") }

  // MARK: Scenes

  package private(set) var asked: [String] = []
  package var scenePicture: ScenePicture?

  package func picture(ofScene name: String) -> ScenePicture? {
    asked.append("picture \(name)")
    return scenePicture
  }

  package func showScene(_ name: String) { asked.append("show \(name)") }

  // MARK: Saving

  package let exportFolder = "/work"
  package var present: Set<String> = []
  package var failure: String?
  package private(set) var exports: [ExportRequest] = []

  package func suggestedName(for format: ExportFormat) -> String { "photo-card-trace\(format.ending)" }

  package func fileExists(at path: String) -> Bool { present.contains(path) }

  package func export(_ request: ExportRequest) -> String? {
    exports.append(request)
    return failure
  }

  // MARK: Clipboard

  package func copy(_ text: String, asSelection: Bool) { asked.append("\(asSelection ? "select" : "copy") \(text)") }
  package func copyTrace() { asked.append("copy trace") }
  package func copyReport() { asked.append("copy report") }
  package func requestText(ofSelection: Bool) { asked.append("paste\(ofSelection ? " selection" : "")") }
  package func openText(_ text: String) { asked.append("open \(text)") }

  package func saveLayout() {}
  package func reloadLayout() {}
  package func toggleFullScreen() {}
  package func quit() {}
  package func zoomInterface(by step: Double?) {}
  package func comfortWasChosen() {}
  package var openDocuments: [OpenDocumentItem] { [] }
  package func switchDocument(to index: Int) {}
  package func switchDocument(by delta: Int) {}
  package func closeDocument() {}
}
