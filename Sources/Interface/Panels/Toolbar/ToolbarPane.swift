package import Canvas
package import Foundation
import LayoutFiles
import Traces
package import UIKit

/// Modes, fingers, overlays and files, in one row over the work area.
@MainActor
package final class ToolbarPane: UIView, Pane, Painted {
  private let context: InterfaceContext
  private let perform: @MainActor (InterfaceCommand) -> Void

  private var file: FileMenuButton?
  private var modes: SegmentedControl?
  private var fingers: [Button] = []
  private var overlays: [(button: Button, label: String)] = []
  private var export: Button?
  private var notes: Button?
  private var findings: Button?
  private var trailing: [Button] = []
  /// Mirror, parallel, pin.
  private var fingerModes: [Button] = []

  /// Stand for the buttons that there is no room for.
  private var fingerMenu: Button?
  private var overlayMenu: Button?
  private var moreMenu: Button?
  private var showing = ToolbarRoom()
  private var whatIfWidth: Double = 0

  /// How much the file leaves open.
  private var noteCount = 0

  private var session: DebugSession { context.session }

  package init(_ context: InterfaceContext, perform: @escaping @MainActor (InterfaceCommand) -> Void) {
    self.context = context
    self.perform = perform
    super.init(frame: .zero)
    elementName = "toolbar"
    clipsToBounds = true
    makeButtons()
    sessionDidChange([.tools, .layout])
  }

  package required init?(coder: NSCoder) { nil }

  private func makeButtons() {
    let file = FileMenuButton(context) { [perform] in perform(.fileMenu) }
    addSubview(file)
    self.file = file
    let modes = SegmentedControl(context, titles: ["Inspect", "Touch"], icons: [.inspect, .touch]) { [perform] index in
      perform(index == 0 ? .inspectMode : .touchMode)
    }
    modes.hints = [InterfaceCommand.inspectMode.hint, InterfaceCommand.touchMode.hint]
    addSubview(modes)
    self.modes = modes
    for number in 1...5 {
      let button = makeButton(nil, nil, .finger(number))
      button.iconPainter = { [weak self] painter, center, _ in self?.paintFinger(number, at: center, into: painter) }
      fingers.append(button)
    }
    fingerModes = [
      makeButton(.mirror, nil, .mirrorFingers), makeButton(.parallel, nil, .parallelFingers),
      makeButton(.pin, nil, .pin),
    ]
    overlays = [
      (makeButton(.frames, "Frames", .toggleFrames), "Frames"),
      (makeButton(.clip, "Clipping", .toggleClipping), "Clipping"),
      (makeButton(.map, "Hit map", .toggleHitMap), "Hit map"),
      (makeButton(.label, "Names", .toggleNames), "Names"),
      (makeButton(.sheets, "Layers", .toggleLayers), "Layers"),
    ]
    notes = makeButton(.info, "0", .notices)
    export = makeButton(.export, "Export", .export, style: .secondary)
    findings = makeButton(.lint, nil, .nextFinding)
    export?.disabledHint = "Nothing to save yet: touch the device first"
    trailing = [makeButton(.theme, nil, .toggleTheme), makeButton(.help, nil, .showKeys)]
    makeMenuButtons()
  }

  private func makeMenuButtons() {
    let menus = ToolbarMenus(context: context)
    fingerMenu = makeMenuButton("fingers", hint: "Fingers: which one the mouse is, pairs, pins") { [weak self] in
      menus.fingers(withPalette: self?.showing.hasFingers == true)
    }
    overlayMenu = makeMenuButton("overlays", hint: "Overlays: frames, clipping, hit map, names, layers") {
      menus.overlays
    }
    overlayMenu?.icon = .map
    moreMenu = makeMenuButton("more", style: .plain, hint: "More: looks and keys") { menus.more }
    moreMenu?.icon = .more
    moreMenu?.hasMenu = false
  }

  private func makeMenuButton(
    _ name: String,
    style: Button.Style = .secondary,
    hint: String,
    items: @escaping @MainActor () -> [MenuItem]
  ) -> Button {
    let button = Button(context, style: style, hint: hint) { [weak self] in self?.openMenu(name, items()) }
    button.elementName = "\(name) menu button"
    button.hasMenu = true
    addSubview(button)
    return button
  }

  private func openMenu(_ name: String, _ items: [MenuItem]) {
    let button = subviews.first { $0.elementName == "\(name) menu button" }
    guard let button else { return }
    context.showMenu?(name, items, button.convert(button.bounds, to: nil))
  }

  private func makeButton(
    _ icon: Icon?,
    _ title: String?,
    _ command: InterfaceCommand,
    style: Button.Style = .plain
  ) -> Button {
    let button = Button(context, icon: icon, title: title, style: style, hint: command.hint) { [perform] in
      perform(command)
    }
    addSubview(button)
    return button
  }

  // MARK: Layout

  /// Where the file menu hangs, in the window.
  var fileMenuFrame: CGRect { file?.convert(file?.bounds ?? .zero, to: nil) ?? .zero }

  /// Where the file menu's button begins, right of the logo.
  private static let fileLeft = 42.0

  package override func layoutSubviews() {
    guard let modes, let export, let file else { return }
    whatIfWidth = session.whatIf.isEmpty ? 0 : context.measurer.width(of: whatIfNote).rounded(.up) + 8
    let rooms = ToolbarRoom.all(inWidth: bounds.width)
    showing = rooms.first { width(with: $0) <= bounds.width } ?? rooms.last ?? ToolbarRoom()
    apply(showing)
    let fileSize = CGSize(width: file.width(withNameUpTo: showing.longestName), height: context.density.buttonHeight)
    var x = place(file, fileSize, at: Self.fileLeft) + whatIfWidth + 12
    x = place(modes, modes.fittingSize, at: x + 8)
    x += 16 + fingersLabelWidth
    for button in fingers where !button.isHidden { x = place(button, square(button), at: x) }
    for button in fingerModes where !button.isHidden { x = place(button, square(button), at: x + 4) }
    if let fingerMenu, !fingerMenu.isHidden { x = place(fingerMenu, fingerMenu.fittingSize, at: x) }
    x += 12
    if let overlayMenu, !overlayMenu.isHidden { x = place(overlayMenu, overlayMenu.fittingSize, at: x) }
    for (button, _) in overlays where !button.isHidden { x = place(button, button.fittingSize, at: x) + 4 }
    var right = bounds.width - 12
    for button in (trailing + [moreMenu].compactMap(\.self)).reversed() where !button.isHidden {
      right -= button.fittingSize.width
      _ = place(button, button.fittingSize, at: right)
      right -= 4
    }
    right -= export.fittingSize.width + 4
    _ = place(export, export.fittingSize, at: right)
    if let notes, !notes.isHidden {
      right -= notes.fittingSize.width + 8
      _ = place(notes, notes.fittingSize, at: right)
    }
    if let findings, !findings.isHidden {
      right -= findings.fittingSize.width + 8
      _ = place(findings, findings.fittingSize, at: right)
    }
    setNeedsDisplay()
  }

  /// Stands after the file's name while the layout is not what the file says.
  private var whatIfNote: TextBlock { .line("what if", .ui(11.5), context.theme[.accent]) }

  /// What everything takes side by side, if so much of it is shown.
  private func width(with room: ToolbarRoom) -> Double {
    apply(room)
    let single = [notes, export, findings, fingerMenu, overlayMenu, moreMenu].compactMap(\.self)
    let shown = single + fingers + fingerModes + overlays.map(\.button) + trailing
    let buttons = shown.filter { !$0.isHidden }.map { $0.fittingSize.width + 4 }.reduce(0, +)
    let name = file?.width(withNameUpTo: room.longestName) ?? 0
    return Self.fileLeft + name + whatIfWidth + 20 + (modes?.fittingSize.width ?? 0)
      + (room.hasFingersLabel ? 58 : 0) + buttons + 64
  }

  private func apply(_ room: ToolbarRoom) {
    for (button, label) in overlays {
      button.title = room.hasLabels ? label : nil
      button.isHidden = !room.hasOverlays
    }
    for button in fingers { button.isHidden = !room.hasFingers }
    for button in fingerModes { button.isHidden = !room.hasFingerModes }
    fingerMenu?.isHidden = !room.hasFingerMenu
    fingerMenu?.title = room.hasFingers || !room.hasMenuTitles ? nil : "Finger"
    fingerMenu?.iconPainter = room.hasFingers ? nil : activeFingerPainter
    overlayMenu?.isHidden = room.hasOverlays
    overlayMenu?.title = room.hasMenuTitles ? "Overlay" : nil
    for button in trailing { button.isHidden = !room.hasTrailing }
    moreMenu?.isHidden = room.hasTrailing
    notes?.isHidden = noteCount == 0 || !room.hasNotes
    export?.title = room.hasExportTitle ? "Export" : nil
    let count = session.findings?.entries.count ?? 0
    findings?.isHidden = count == 0
    findings?.title = room.hasExportTitle ? Words.count(count, "finding", "findings") : "\(count)"
  }

  private func square(_ button: Button) -> CGSize {
    CGSize(width: button.fittingSize.height, height: button.fittingSize.height)
  }

  private var fingersLabelWidth: Double { showing.hasFingersLabel ? 58 : 0 }

  /// Puts a view in the vertical middle; returns its right edge.
  private func place(_ view: UIView, _ size: CGSize, at x: Double) -> Double {
    view.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    return x + size.width
  }

  // MARK: State

  /// How much there is to know of a file before believing what is shown.
  static func noteCount(of document: LayoutDocument) -> Int {
    document.notices.count + document.warnings.count + document.omittedWarnings
  }

  package func sessionDidChange(_ change: SessionChange) {
    if !change.isDisjoint(with: [.tools, .trace, .theme]) {
      modes?.selectedSegmentIndex = session.mode == .inspect ? 0 : 1
      let shown = session.overlays
      for ((button, _), isOn) in zip(
        overlays,
        [shown.frames, shown.clipping, shown.hitMap, shown.names, session.tools.layers != nil]
      ) {
        button.isOn = isOn
      }
      for (index, button) in fingers.enumerated() {
        button.isOn = session.activeFinger == index + 1
        button.setNeedsDisplay()
      }
      fingerMenu?.setNeedsDisplay()
      let pair = session.tools.pair
      for (button, isOn) in zip(fingerModes, [pair == .mirrored, pair == .parallel, session.pinsFingers]) {
        button.isOn = isOn
      }
      export?.isEnabled = !session.digest.steps.isEmpty
    }
    if change.contains(.layout) {
      let count = session.document.map { Self.noteCount(of: $0) } ?? 0
      notes?.title = "\(count)"
      noteCount = count
    }
    if !change.isDisjoint(with: [.layout, .properties, .findings]) { setNeedsLayout() }
    if !change.isDisjoint(with: [.layout, .theme]) {
      setNeedsDisplay()
      file?.setNeedsDisplay()
    }
  }

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.window])
    painter.hairline(along: .maxYEdge, of: bounds, color: theme[.line])
    Icon.logo.paint(into: painter, center: CGPoint(x: 24, y: bounds.midY), size: 20, color: theme[.accent])
    if whatIfWidth > 0, let file {
      painter.text(
        whatIfNote,
        in: CGRect(x: file.frame.maxX + 2, y: 0, width: whatIfWidth - 1, height: bounds.height)
      )
    }
    if let modes {
      painter.line(
        from: CGPoint(x: modes.frame.minX - 12, y: bounds.midY - 12),
        to: CGPoint(x: modes.frame.minX - 12, y: bounds.midY + 12),
        color: theme[.line]
      )
    }
    if fingersLabelWidth > 0, let first = fingers.first, let modes {
      painter.text(
        "Fingers",
        font: .ui(12),
        color: theme[.text2],
        in: CGRect(
          x: modes.frame.maxX + 16,
          y: 0,
          width: first.frame.minX - modes.frame.maxX - 16,
          height: bounds.height
        )
      )
    }
  }

  private func paintFinger(_ number: Int, at center: CGPoint, into painter: Painter) {
    let state = FingerSign.State(
      isDown: session.liveFingers[number] != nil,
      isActive: session.activeFinger == number
    )
    FingerSign(number, state, theme: context.theme).paint(into: painter, center: center)
  }

  /// Of the button that stands for the whole palette.
  private var activeFingerPainter: (Painter, CGPoint, CGColor) -> Void {
    { [weak self] painter, center, _ in
      guard let self else { return }
      paintFinger(session.activeFinger, at: center, into: painter)
    }
  }
}
