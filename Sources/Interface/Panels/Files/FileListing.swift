package import LayoutFiles

/// One file or folder that the open dialog offers; all of it is told by the program around the interface.
package struct FileEntry: Hashable, Sendable {
  package var name: String
  /// What is opened: a full path.
  package var path: String
  package var kind: FileKind
  /// "12 KB"; empty for folders.
  package var size: String
  /// When it was changed last, as short as can be: "14:02", "3 Nov", "2025-11-03".
  package var date: String

  package init(name: String, path: String, kind: FileKind, size: String = "", date: String = "") {
    self.name = name
    self.path = path
    self.kind = kind
    self.size = size
    self.date = date
  }
}

/// What is in a folder, in the order in which it is shown: folders, what can be opened, the rest.
package struct FileListing: Hashable, Sendable {
  /// The folder's full path.
  package var folder: String
  /// The folder above; nil at the top.
  package var parent: String?
  package var entries: [FileEntry]
  /// Why the folder cannot be read, or why something is left out.
  package var problem: String?

  package init(folder: String, parent: String?, entries: [FileEntry], problem: String? = nil) {
    self.folder = folder
    self.parent = parent
    self.entries = entries
    self.problem = problem
  }
}

/// Why a file did not open, with the place in it that the message is about.
package struct FileProblem: Hashable, Sendable {
  /// One complaint: `file:line:column` as far as known, and the sentence.
  package struct Message: Hashable, Sendable {
    package var place: String
    package var sentence: String

    package init(place: String, sentence: String) {
      self.place = place
      self.sentence = sentence
    }
  }

  /// A line of the file around the first complaint.
  package struct Line: Hashable, Sendable {
    package var number: Int
    package var text: String

    package init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// What was to be opened.
  package var path: String
  package var messages: [Message]
  /// How many further complaints there are.
  package var omitted: Int
  /// At most five lines; empty where the complaint has no place.
  package var excerpt: [Line]
  /// The line and column that the first complaint is about, from 1.
  package var mark: (line: Int, column: Int)? {
    get { markedLine.map { ($0, markedColumn) } }
    set { (markedLine, markedColumn) = (newValue?.line, newValue?.column ?? 1) }
  }
  private var markedLine: Int?
  private var markedColumn = 1

  package init(
    path: String,
    messages: [Message],
    omitted: Int = 0,
    excerpt: [Line] = [],
    mark: (line: Int, column: Int)? = nil
  ) {
    self.path = path
    self.messages = messages
    self.omitted = omitted
    self.excerpt = excerpt
    self.mark = mark
  }

  /// Everything as text, for the clipboard.
  package var text: String {
    var lines = messages.map { "\($0.place): \($0.sentence)" }
    if omitted > 0 { lines.append("\(omitted) more are not listed") }
    return lines.joined(separator: "\n")
  }
}
