import Interface
import LayoutFiles

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

  func saveTracePicture() {}
  func reloadLayout() {}
  func toggleFullScreen() {}
  func quit() {}
  var openDocuments: [OpenDocumentItem] { [] }
  func switchDocument(to index: Int) {}
  func switchDocument(by delta: Int) {}
  func closeDocument() {}
}
