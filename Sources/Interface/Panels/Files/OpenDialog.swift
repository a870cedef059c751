package import Canvas
package import Foundation
import LayoutFiles
package import UIKit

/// Chooses a file to open: what was open before, what lies in a folder, and the samples; typing searches all of them.
///
/// Built of the interface's own views: no toolkit has a part in it.
@MainActor
package final class OpenDialog: Sheet {
  private weak var host: (any FilesHost)?
  private let field: TextField
  private let places: SegmentedControl
  private let list: ListView
  private let openButton: Button
  private let cancelButton: Button
  private let upButton: Button
  private let problemCard: FileProblemCard

  private var recent: [FileEntry] = []
  private var examples: [FileEntry] = []
  private var listing: FileListing
  private var place: OpenPlace
  private var rows: OpenDialogRows
  private var chosen: Int? { didSet { if chosen != oldValue { chosenDidChange() } } }

  /// Breaks the circle between the dialog and the actions of its own parts.
  @MainActor
  private final class Actions {
    weak var dialog: OpenDialog?
  }

  package init(_ context: InterfaceContext, host: any FilesHost) {
    self.host = host
    recent = host.recentEntries
    examples = host.exampleEntries
    listing = host.listing(of: nil)
    place = .folder
    rows = OpenDialogRows(recent: recent, listing: listing, examples: examples, place: .folder, query: "")
    let actions = Actions()
    field = TextField(
      context,
      name: "search files",
      placeholder: "Search these, what was open before, and the examples",
      icon: .search
    )
    places = SegmentedControl(context, titles: OpenPlace.allCases.map(\.title)) { index in
      if let place = OpenPlace(rawValue: index) { actions.dialog?.go(to: place) }
    }
    places.hints = [
      "What was open before, the latest first", "The folder of the open layout", "Samples that come with Fingerpost",
    ]
    list = ListView(context, name: "files", rowHeight: OpenDialogRowPainter.height(context.density)) {
      actions.dialog?.paintRow($0, $1, $2, $3)
    } onTap: { row, _ in
      actions.dialog?.tap(row)
    }
    openButton = Button(context, title: "Open", style: .secondary, hint: "Open the chosen file (Enter)") {
      actions.dialog?.openChosen()
    }
    cancelButton = Button(context, title: "Cancel", style: .secondary, hint: "Close without opening (Esc)") {
      actions.dialog?.close()
    }
    upButton = Button(context, title: "Up", style: .secondary, hint: "The folder above (Backspace)") {
      actions.dialog?.goUp()
    }
    problemCard = FileProblemCard(context)
    super.init(context, name: "open dialog")
    actions.dialog = self
    for view in [places, field, upButton, list, problemCard, cancelButton, openButton] as [UIView] {
      card.addSubview(view)
    }
    field.onEdit = { _ in actions.dialog?.queryDidChange() }
    field.onEnter = { _ in actions.dialog?.openChosen() }
    field.onEmptyBackspace = { actions.dialog?.goUp() }
    field.onEscape = { actions.dialog?.clearSearch() ?? false }
    list.onKey = { actions.dialog?.pressList($0) ?? false }
    places.selectedSegmentIndex = place.rawValue
    show(listing)
  }

  package required init?(coder: NSCoder) { nil }

  package override var firstFocus: UIView? { field }

  // MARK: What is listed

  private func show(_ listing: FileListing) {
    self.listing = listing
    reload()
  }

  private func go(to place: OpenPlace) {
    self.place = place
    places.selectedSegmentIndex = place.rawValue
    if !field.line.text.isEmpty { field.setText("") }
    reload()
    setNeedsLayout()
  }

  private func goUp() {
    guard place == .folder, let parent = listing.parent, let host else { return }
    let left = listing.folder
    show(host.listing(of: parent))
    // The folder one comes from is where one looks next.
    if let row = rows.rows.firstIndex(where: { $0.path == left }) { chosen = row }
  }

  private func queryDidChange() {
    problemCard.problem = nil
    reload()
    setNeedsLayout()
  }

  private func reload() {
    rows = OpenDialogRows(
      recent: recent,
      listing: listing,
      examples: examples,
      place: place,
      query: field.line.text
    )
    list.reload(count: rows.rows.count)
    list.contentOffset = .zero
    chosen = rows.first
    chosenDidChange()
    setNeedsDisplay()
    list.setNeedsDisplay()
  }

  private func chosenDidChange() {
    if let chosen { list.reveal(chosen) }
    openButton.isEnabled = chosen != nil
    upButton.isEnabled = listing.parent != nil
    list.setNeedsDisplay()
  }

  // MARK: Choosing

  private func move(by step: Int) {
    guard let row = rows.choosable(from: (chosen ?? -1) + step, by: step) else { return }
    chosen = row
  }

  /// A first press chooses, a press on what is chosen opens it.
  private func tap(_ row: Int) {
    guard rows.rows.indices.contains(row), rows.rows[row].path != nil else { return }
    if row == chosen { openChosen() } else { chosen = row }
  }

  private func openChosen() {
    guard let chosen, rows.rows.indices.contains(chosen), let path = rows.rows[chosen].path, let host else { return }
    if rows.rows[chosen].isFolder {
      if case .up = rows.rows[chosen] { return goUp() }
      place = .folder
      places.selectedSegmentIndex = place.rawValue
      listing = host.listing(of: path)
      if field.line.text.isEmpty { reload() } else { field.setText("") }
      setNeedsLayout()
    } else {
      problemCard.problem = nil
      host.openFile(at: path)
    }
  }

  /// Says why what was chosen did not open.
  package func show(_ problem: FileProblem) {
    problemCard.problem = problem
    setNeedsLayout()
  }

  private func clearSearch() -> Bool {
    guard !field.line.text.isEmpty else { return false }
    field.setText("")
    return true
  }

  // MARK: Keys

  /// A letter typed over the list belongs to the search.
  private func pressList(_ key: KeyPress) -> Bool {
    if case .character = key.symbol, !key.control { return field.press(key) }
    return press(key)
  }

  package override func press(_ key: KeyPress) -> Bool {
    guard !key.control else { return super.press(key) }
    switch key.symbol {
    case .special(.up): move(by: -1)
    case .special(.down): move(by: 1)
    case .special(.home): chosen = rows.choosable(from: 0, by: 1)
    case .special(.end): chosen = rows.choosable(from: rows.rows.count - 1, by: -1)
    case .special(.enter): openChosen()
    case .special(.backspace): return field.press(key)
    default: return super.press(key)
    }
    return true
  }

  // MARK: Layout and picture

  package override func cardFrame(in size: CGSize) -> CGRect {
    Self.centered(CGSize(width: 760, height: 600), in: size)
  }

  private var showsFolder: Bool { place == .folder && field.line.text.isEmpty }

  package override func layoutCard() {
    let box = card.bounds
    let height = context.density.buttonHeight
    let switchSize = places.fittingSize
    places.frame = CGRect(x: 20, y: 46, width: switchSize.width, height: max(height, switchSize.height))
    let left = places.frame.maxX + 12
    field.frame = CGRect(x: left, y: 46, width: box.width - left - 20, height: places.frame.height)
    upButton.isHidden = !showsFolder
    let upSize = upButton.fittingSize
    let line = places.frame.maxY + 10
    upButton.frame = CGRect(x: box.width - 20 - upSize.width, y: line, width: upSize.width, height: upSize.height)
    let bottom = placeAtBottom([openButton, cancelButton])
    let problemHeight = problemCard.height(forWidth: box.width - 40)
    problemCard.isHidden = problemHeight == 0
    problemCard.frame = CGRect(
      x: 20,
      y: bottom - 12 - problemHeight,
      width: box.width - 40,
      height: problemHeight
    )
    let top = captionBox.maxY + 6
    let end = problemHeight > 0 ? problemCard.frame.minY - 8 : bottom - 12
    list.frame = CGRect(x: 8, y: top, width: box.width - 16, height: max(0, end - top))
    if let chosen { list.reveal(chosen) }
  }

  /// The line between the search and the list.
  private var captionBox: CGRect {
    CGRect(x: 20, y: places.frame.maxY + 10, width: card.bounds.width - 40, height: context.density.buttonHeight)
  }

  private var caption: (text: String, isPath: Bool) {
    if !field.line.text.isEmpty {
      let count = rows.rows.count { $0.path != nil }
      return (count == 1 ? "1 match" : "\(count) matches", false)
    }
    switch place {
    case .recent: return ("What was open before, the latest first", false)
    case .folder: return (listing.folder, true)
    case .examples: return ("Samples that come with Fingerpost", false)
    }
  }

  package override func paintCard(into painter: Painter) {
    let theme = context.theme
    paintTitle("Open a layout", into: painter)
    var box = captionBox
    if showsFolder { box.size.width -= upButton.fittingSize.width + 12 }
    painter.text(
      caption.text,
      font: caption.isPath ? .mono(11.5) : .ui(11.5),
      color: theme[.text2],
      in: box,
      overflow: caption.isPath ? .ellipsisMiddle : .ellipsisEnd
    )
    painter.hairline(
      along: .minYEdge,
      of: CGRect(x: 0, y: list.frame.minY - 1, width: card.bounds.width, height: 1),
      color: theme[.line]
    )
    painter.hairline(
      along: .minYEdge,
      of: CGRect(x: 0, y: list.frame.maxY, width: card.bounds.width, height: 1),
      color: theme[.line]
    )
    painter.text(
      "Arrows choose, Enter opens, Backspace goes up",
      font: .ui(11),
      color: theme[.text3],
      in: CGRect(
        x: 20,
        y: openButton.frame.minY,
        width: max(0, cancelButton.frame.minX - 32),
        height: openButton.frame.height
      )
    )
  }

  private func paintRow(_ painter: Painter, _ row: Int, _ rect: CGRect, _ isHovered: Bool) {
    guard rows.rows.indices.contains(row) else { return }
    OpenDialogRowPainter(context: context, painter: painter, rect: rect).paint(
      rows.rows[row],
      isChosen: row == chosen,
      isHovered: isHovered
    )
  }
}
