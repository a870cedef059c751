import LayoutFiles

/// Where the open dialog looks.
enum OpenPlace: Int, CaseIterable {
  case recent, folder, examples

  var title: String {
    switch self {
    case .recent: "Recent"
    case .folder: "Folder"
    case .examples: "Examples"
    }
  }
}

/// The lines of the open dialog's list: one place as it is, or what of all places matches a search.
struct OpenDialogRows {
  enum Row: Hashable {
    /// A title over what follows, while several places are searched.
    case header(String)
    /// The folder above the shown one.
    case up(String)
    case entry(FileEntry)
    /// Why there is nothing, or not all.
    case note(String)

    /// What Enter would open; nil for what cannot be chosen.
    var path: String? {
      switch self {
      case .up(let path): path
      case .entry(let entry): entry.path
      case .header, .note: nil
      }
    }

    var isFolder: Bool {
      switch self {
      case .up: true
      case .entry(let entry): entry.kind == .folder
      case .header, .note: false
      }
    }
  }

  let rows: [Row]

  init(recent: [FileEntry], listing: FileListing, examples: [FileEntry], place: OpenPlace, query: String) {
    let words = query.lowercased().split(separator: " ")
    guard words.isEmpty else {
      rows = Self.found(words, recent: recent, listing: listing, examples: examples, query: query)
      return
    }
    var rows: [Row] = []
    switch place {
    case .recent:
      rows = recent.map { .entry($0) }
      if recent.isEmpty { rows = [.note("Nothing was opened before. The folder and the examples are one press away.")] }
    case .folder:
      if let parent = listing.parent { rows.append(.up(parent)) }
      rows += listing.entries.map { .entry($0) }
      if let problem = listing.problem { rows.append(.note(problem)) }
      if listing.entries.isEmpty, listing.problem == nil { rows.append(.note("The folder is empty")) }
    case .examples:
      rows = examples.map { .entry($0) }
      if examples.isEmpty { rows = [.note("The examples are not installed")] }
    }
    self.rows = rows
  }

  /// Every word must be in the name, the kind or the folder; a file is listed once.
  private static func found(
    _ words: [Substring],
    recent: [FileEntry],
    listing: FileListing,
    examples: [FileEntry],
    query: String
  ) -> [Row] {
    var rows: [Row] = []
    var seen: Set<String> = []
    for (title, entries) in [("Folder", listing.entries), ("Recent", recent), ("Examples", examples)] {
      let matches = entries.filter { entry in
        let text = "\(entry.name) \(entry.kind.title)".lowercased()
        return words.allSatisfy { text.contains($0) } && seen.insert(entry.path).inserted
      }
      if !matches.isEmpty { rows += [.header(title)] + matches.map { .entry($0) } }
    }
    return rows.isEmpty ? [.note("Nothing here matches \(query)")] : rows
  }

  /// The nearest row that can be chosen from `row` on in a direction; nil if there is none.
  func choosable(from row: Int, by step: Int) -> Int? {
    var index = row
    while rows.indices.contains(index) {
      if rows[index].path != nil { return index }
      index += step
    }
    return nil
  }

  /// The row to start at: the first that is no way up.
  var first: Int? {
    guard let first = choosable(from: 0, by: 1) else { return nil }
    guard case .up = rows[first] else { return first }
    return choosable(from: first + 1, by: 1) ?? first
  }
}
