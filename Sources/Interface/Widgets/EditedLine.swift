/// A line of text with a caret and a selection, changed as keys ask; places count characters as people see them.
package struct EditedLine: Hashable, Sendable {
  package private(set) var text = ""
  package private(set) var caret = 0

  /// The other end of the selection; equal to the caret where nothing is selected.
  private var anchor = 0

  package init() {}

  /// The caret stands at the end.
  package init(_ text: String) {
    self.text = text
    caret = text.count
    anchor = caret
  }

  package var count: Int { text.count }

  package var selection: Range<Int>? { caret == anchor ? nil : min(caret, anchor)..<max(caret, anchor) }

  /// What is selected; nil for nothing.
  package var selectedText: String? {
    selection.map { String(text[index($0.lowerBound)..<index($0.upperBound)]) }
  }

  package mutating func selectAll() {
    anchor = 0
    caret = count
  }

  package mutating func move(to place: Int, selecting: Bool) {
    caret = min(max(place, 0), count)
    if !selecting { anchor = caret }
  }

  /// Without Shift a selection collapses to the end that lies in the direction of the key.
  package mutating func move(by delta: Int, selecting: Bool) {
    if !selecting, let selection {
      move(to: delta < 0 ? selection.lowerBound : selection.upperBound, selecting: false)
    } else {
      move(to: caret + delta, selecting: selecting)
    }
  }

  package mutating func moveByWord(forward: Bool, selecting: Bool) {
    move(to: wordEdge(forward: forward), selecting: selecting)
  }

  package mutating func insert(_ new: String) {
    deleteSelection()
    text.insert(contentsOf: new, at: index(caret))
    // Two characters may have become one, as a letter and its accent do.
    caret = min(caret + new.count, count)
    anchor = caret
  }

  package mutating func delete(forward: Bool) {
    if selection == nil { caret = min(max(caret + (forward ? 1 : -1), 0), count) }
    deleteSelection()
  }

  package mutating func deleteWord() {
    if selection == nil { caret = wordEdge(forward: false) }
    deleteSelection()
  }

  private mutating func deleteSelection() {
    guard let selection else { return }
    text.removeSubrange(index(selection.lowerBound)..<index(selection.upperBound))
    caret = selection.lowerBound
    anchor = caret
  }

  private func index(_ place: Int) -> String.Index { text.index(text.startIndex, offsetBy: place) }

  private func wordEdge(forward: Bool) -> Int {
    let characters = Array(text)
    var place = caret
    let isWord = { (index: Int) in characters[index].isLetter || characters[index].isNumber }
    if forward {
      while place < count, !isWord(place) { place += 1 }
      while place < count, isWord(place) { place += 1 }
    } else {
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
    }
    return place
  }
}
