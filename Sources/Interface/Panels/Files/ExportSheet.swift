package import Canvas
package import Foundation
import LayoutFiles
package import Traces
package import UIKit

/// What a person wants saved, and where.
package struct ExportRequest: Hashable, Sendable {
  package var format: ExportFormat
  /// A path, as it was typed; one that is relative means the folder that the dialog names.
  package var path: String
  /// Device pixels for a logical pixel, of forms that have pixels.
  package var scale: Double
  /// Whether names and texts of the layout are taken out.
  package var removesNames: Bool
  /// The stretch of time that it tells of; nil for everything.
  package var range: ClosedRange<Instant>?

  package init(
    format: ExportFormat,
    path: String,
    scale: Double = 1,
    removesNames: Bool = false,
    range: ClosedRange<Instant>? = nil
  ) {
    self.format = format
    self.path = path
    self.scale = scale
    self.removesNames = removesNames
    self.range = range
  }
}

/// Saves the trace: the form, the name, the size, and whether names go with it.
@MainActor
package final class ExportSheet: Sheet {
  private weak var host: (any ExportHost)?
  private let list: ListView
  private let field: TextField
  private let scales: SegmentedControl
  private let redaction: Toggle
  private let limit: Toggle
  private let saveButton: Button
  private let cancelButton: Button

  private let formats: [ExportFormat]
  private var chosen = 0
  private var scale = 2
  private var removesNames = false
  private var keepsToRange = true
  /// The path that would be replaced; Enter once more does it.
  private var replaced: String?
  private var problem: String? { didSet { setNeedsDisplay() } }

  @MainActor
  private final class Actions {
    weak var sheet: ExportSheet?
  }

  /// The form that is chosen at first; forms that need a finger are left out where none came down.
  package init(_ context: InterfaceContext, host: any ExportHost, format: ExportFormat = .png) {
    self.host = host
    formats = ExportFormat.allCases
    let actions = Actions()
    let shownFormats = formats
    list = ListView(context, name: "formats", rowHeight: context.density.buttonHeight) { painter, row, rect, hovered in
      actions.sheet?.paintRow(shownFormats[row], row, rect, hovered, into: painter)
    } onTap: { row, _ in
      actions.sheet?.choose(row)
    }
    field = TextField(context, name: "file name", placeholder: "Name of the file")
    scales = SegmentedControl(context, titles: ["1×", "2×", "3×"]) { actions.sheet?.scale = $0 + 1 }
    scales.hints = [1, 2, 3].map { "\($0) device pixels for each pixel" }
    redaction = Toggle(context, name: "names removed") { actions.sheet?.removesNames = $0 }
    limit = Toggle(context, name: "range only") { actions.sheet?.keepsToRange = $0 }
    saveButton = Button(context, title: "Save", style: .secondary, hint: "Save the file (Enter)") {
      actions.sheet?.save()
    }
    cancelButton = Button(context, title: "Cancel", style: .secondary, hint: "Close without saving (Esc)") {
      actions.sheet?.close()
    }
    super.init(context, name: "export")
    actions.sheet = self
    for view in [list, field, scales, redaction, cancelButton, saveButton] as [UIView] { card.addSubview(view) }
    if range != nil { card.insertSubview(limit, belowSubview: redaction) }
    scales.selectedSegmentIndex = scale - 1
    limit.isOn = true
    field.onEdit = { _ in actions.sheet?.pathDidChange() }
    field.onEnter = { _ in actions.sheet?.save() }
    list.onKey = { actions.sheet?.press($0) ?? false }
    list.reload(count: formats.count)
    choose(formats.firstIndex(of: format) ?? 0)
  }

  package required init?(coder: NSCoder) { nil }

  package override var firstFocus: UIView? { field }

  // MARK: Choosing

  /// Another form keeps the name that was typed, with its own ending.
  private func choose(_ row: Int) {
    guard formats.indices.contains(row), let host else { return }
    let old = formats[chosen]
    chosen = row
    var name = field.line.text
    if name.hasSuffix(old.ending), name.count > old.ending.count {
      name = String(name.dropLast(old.ending.count)) + formats[row].ending
    } else {
      name = host.suggestedName(for: formats[row])
    }
    field.setText(name)
    list.reveal(row)
    list.setNeedsDisplay()
    setNeedsLayout()
  }

  private func pathDidChange() {
    problem = nil
    replaced = nil
  }

  private func save() {
    guard let host else { return }
    let path = field.line.text
    guard !path.isEmpty else { return problem = "Give the file a name" }
    guard let format = ExportFormat(path: path) else {
      return problem = "The name should end in \(formats[chosen].ending)"
    }
    if replaced != path, host.fileExists(at: path) {
      replaced = path
      problem = "There is a file of that name: Enter once more replaces it"
      return
    }
    let request = ExportRequest(
      format: format,
      path: path,
      scale: Double(scale),
      removesNames: removesNames,
      range: keepsToRange && format.canBeLimited ? range : nil
    )
    if let failure = host.export(request) { return problem = failure }
    close()
  }

  package override func press(_ key: KeyPress) -> Bool {
    switch key.symbol {
    case .special(.up): choose(max(0, chosen - 1))
    case .special(.down): choose(min(formats.count - 1, chosen + 1))
    case .special(.enter): save()
    default: return super.press(key)
    }
    return true
  }

  // MARK: Layout and picture

  /// The range of time that is selected on the timeline.
  private var range: ClosedRange<Instant>? { context.session.playback.range }

  private var rowsHeight: Double { Double(formats.count) * context.density.buttonHeight }

  package override func cardFrame(in size: CGSize) -> CGRect {
    let control = context.density.buttonHeight
    let height = 44 + rowsHeight + 12 + Self.footHeight(control) + (range == nil ? 0 : control)
    return Self.centered(CGSize(width: 560, height: height), in: size)
  }

  /// From the name to the lower edge: the name, the line about it, the options and the buttons.
  private static func footHeight(_ control: Double) -> Double { (control + 4) + 26 + (control + 12) + (control + 16) }

  package override func layoutCard() {
    let box = card.bounds
    let height = context.density.buttonHeight
    var y = placeAtBottom([saveButton, cancelButton]) - height - 12
    let scaleSize = scales.fittingSize
    let hasPixels = formats[chosen].hasPixels
    scales.isHidden = !hasPixels
    scales.frame = CGRect(x: box.width - 20 - scaleSize.width, y: y, width: scaleSize.width, height: scaleSize.height)
    // One below the other, the switches stand in one column.
    let option = range == nil ? 150.0 : 210
    redaction.frame = CGRect(x: 20, y: y, width: option, height: height)
    limit.isHidden = range == nil || !formats[chosen].canBeLimited
    if range != nil { y -= height }
    limit.frame = CGRect(x: 20, y: y, width: option, height: height)
    y -= 26
    messageTop = y
    y -= height + 4
    field.frame = CGRect(x: 20, y: y, width: box.width - 40, height: height)
    list.frame = CGRect(x: 8, y: 44, width: box.width - 16, height: max(0, y - 12 - 44))
  }

  /// The line between the name and what goes with it: the folder, or what is wrong.
  private var messageTop = 0.0

  package override func paintCard(into painter: Painter) {
    let theme = context.theme
    paintTitle("Save the trace", into: painter)
    let box = CGRect(x: 20, y: messageTop, width: card.bounds.width - 40, height: 20)
    if let problem {
      painter.text(problem, font: .ui(11.5), color: theme[.out], in: box)
    } else {
      let folder = host?.exportFolder ?? ""
      painter.text("in \(folder)", font: .mono(11), color: theme[.text3], in: box, overflow: .ellipsisMiddle)
    }
    paintRange(into: painter)
    painter.text("Names removed", font: .ui(12), color: theme[.text2], in: redaction.frame)
    guard formats[chosen].hasPixels else { return }
    let label = CGRect(
      x: redaction.frame.maxX,
      y: scales.frame.minY,
      width: max(0, scales.frame.minX - redaction.frame.maxX - 10),
      height: scales.frame.height
    )
    painter.text("Pixels", font: .ui(12), color: theme[.text2], in: label, alignment: .trailing)
  }

  private func paintRange(into painter: Painter) {
    guard let range else { return }
    var box = limit.frame
    var words = "\(Words.range(range)) only"
    if limit.isHidden {
      box.size.width = card.bounds.width - 40
      words = "All of it, not only \(Words.range(range)): it can be played again"
    }
    painter.text(words, font: .ui(12), color: context.theme[.text2], in: box)
  }

  private func paintRow(
    _ format: ExportFormat,
    _ row: Int,
    _ rect: CGRect,
    _ isHovered: Bool,
    into painter: Painter
  ) {
    let theme = context.theme
    let box = rect.insetBy(dx: 4, dy: 1)
    if row == chosen {
      painter.fill(box, cornerRadius: 5, color: theme[.accentFill])
      painter.fill(CGRect(x: box.minX, y: box.minY + 3, width: 3, height: box.height - 6), color: theme[.accent])
    } else if isHovered {
      painter.fill(box, cornerRadius: 5, color: theme[.hover])
    }
    painter.text(
      format.title,
      font: .ui(12 + context.density.fontGrowth, row == chosen ? .semibold : .regular),
      color: theme[.text1],
      in: CGRect(x: rect.minX + 12, y: rect.minY, width: 168, height: rect.height)
    )
    painter.text(
      format.purpose,
      font: .ui(11),
      color: theme[.text2],
      in: CGRect(x: rect.minX + 188, y: rect.minY, width: max(0, rect.width - 188 - 112), height: rect.height)
    )
    painter.text(
      format.ending,
      font: .mono(11),
      color: theme[.text3],
      in: CGRect(x: rect.maxX - 108, y: rect.minY, width: 96, height: rect.height),
      alignment: .trailing
    )
  }
}
