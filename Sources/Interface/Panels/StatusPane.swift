package import Canvas
package import Foundation
package import UIKit

/// One line at the bottom: the mode, the fingers, the input devices, and what was last said.
@MainActor
package final class StatusPane: UIView, Pane, Painted {
  private let context: InterfaceContext

  /// What the control under the pointer does.
  package var hint: String? { didSet { if hint != oldValue { setNeedsDisplay() } } }

  /// What the message leads to.
  private var link: LinkText?
  private var shownLink: MessageLink?

  private var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "status"
    clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }

  package func sessionDidChange(_ change: SessionChange) {
    if !change.isDisjoint(with: [.status, .tools, .trace, .theme, .layout]) { setNeedsDisplay() }
    if change.contains(.status) { showLink() }
  }

  // MARK: Link

  /// Only information, unless something in it can be pressed.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    link != nil && super.point(inside: point, with: event)
  }

  private func showLink() {
    guard session.messageLink != shownLink else { return }
    shownLink = session.messageLink
    link?.removeFromSuperview()
    link = shownLink.map { target in
      LinkText(context, target.title, font: .ui(11, .medium), alignment: .trailing) { [session] in
        session.follow(target)
      }
    }
    if let link { addSubview(link) }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    guard let link else { return }
    let width = min(link.naturalWidth + 2, bounds.width * 0.4)
    link.frame = CGRect(x: bounds.width - 16 - width, y: 0, width: width, height: bounds.height)
  }

  /// Where what is said ends.
  private var end: Double { link.map { $0.frame.minX - 6 } ?? bounds.width - 16 }

  private var fingersText: String {
    let fingers = session.liveFingers
    guard !fingers.isEmpty else { return session.mode == .touch ? "press inside the device" : "click to select" }
    let pinned = fingers.values.count(where: \.isPinned)
    let noun = fingers.count == 1 ? "1 finger" : "\(fingers.count) fingers"
    switch pinned {
    case 0: return "\(noun) held"
    case fingers.count: return "\(noun) pinned"
    default: return "\(noun): \(pinned) pinned, \(fingers.count - pinned) held"
    }
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.window])
    painter.hairline(along: .minYEdge, of: bounds, color: theme[.line])
    var x: Double = 16
    let mode = session.mode == .touch ? "Touch mode" : "Inspect mode"
    for (text, weight, color) in [
      (mode, Font.Weight.semibold, ColorToken.text1), (fingersText, .regular, .text2),
      (session.inputDescription, .regular, .text2),
    ] where !text.isEmpty {
      let font = Font.ui(11, weight)
      let width = context.measurer.width(of: TextBlock(text, font: font, color: theme[color])).rounded(.up)
      let room = min(width + 1, bounds.width * 0.62 - x)
      guard room > 40 || room >= width else { break }
      painter.text(text, font: font, color: theme[color], in: CGRect(x: x, y: 0, width: room, height: bounds.height))
      x += width + 20
    }
    let right = CGRect(x: x, y: 0, width: max(0, end - x), height: bounds.height)
    let loading = session.loading.flatMap { $0.isSlow ? $0.sentence : nil }
    let said = loading ?? session.message ?? hint
    let notice = said == nil ? session.notices.first.map { "\($0) (\(InterfaceCommand.notices.key))" } : nil
    painter.text(
      said ?? notice ?? "Layout unchanged on disk",
      font: .ui(11),
      color: theme[
        notice != nil || session.messageWarns
          ? .warn : session.message == nil && loading == nil ? .text3 : .text1
      ],
      in: right,
      alignment: .trailing
    )
  }
}
