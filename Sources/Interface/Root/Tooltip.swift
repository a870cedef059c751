import Canvas
import Foundation
import UIKit

/// The words about the control on which the pointer rests: what it does, its key, or why it does nothing (visual
/// design, 12.1 and 13).
@MainActor
final class Tooltip: UIView, Painted {
  private let context: InterfaceContext

  /// What the pointer is on; nil where there is nothing to say.
  private var subject: Subject?

  /// The timer after which it shows.
  private var timer: Scheduler.TimerID?

  /// 0 while it is hidden, 1 once it has come.
  private(set) var opacity = 0.0 {
    didSet {
      guard opacity != oldValue else { return }
      isHidden = opacity == 0
      setNeedsDisplay()
    }
  }

  /// Whether it is on its way to be seen.
  var isMoving: Bool { opacity > 0 && opacity < 1 }

  private struct Subject {
    weak var control: UIView?
    let words: String

    /// What the words stand under or over, in window coordinates.
    var anchor: CGRect
  }

  /// Seconds.
  private static let delay = 0.5
  private static let fading = 0.1
  private static let widest = 340.0
  private static let lineHeight = 16.0

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "tooltip"
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// The pointer is at a point of the window, on a control that has these words; nil where nothing has any.
  ///
  /// While one is shown the next comes at once.
  func follow(_ point: CGPoint, on control: UIView?, words: String?) {
    guard let control, let words else {
      hide()
      subject = nil
      return
    }
    let anchor = Self.anchor(of: control, at: point)
    if let known = subject, known.control === control, known.words == words {
      if timer != nil { subject?.anchor = anchor }
      return
    }
    let wasShown = opacity > 0
    hide()
    subject = Subject(control: control, words: words, anchor: anchor)
    guard let scheduler = application?.scheduler else { return }
    if wasShown { return show(opacity: 1) }
    timer = scheduler.schedule(at: scheduler.now.advanced(bySeconds: Self.delay)) { [weak self] in
      guard let self else { return }
      timer = nil
      show(opacity: context.session.reducesMotion ? 1 : 0.01)
    }
  }

  /// Takes it away until the pointer is on something else.
  func hide() {
    if let timer { application?.scheduler.cancel(timer) }
    timer = nil
    opacity = 0
  }

  func tick(_ seconds: Double) {
    if isMoving { opacity = min(1, opacity + seconds / Self.fading) }
  }

  private var application: UIApplication? { window?.application }

  /// The control itself, or of one that is as high as a list the place of the pointer.
  private static func anchor(of control: UIView, at point: CGPoint) -> CGRect {
    let box = control.convert(control.bounds, to: nil)
    return box.height <= 60 ? box : CGRect(x: point.x, y: point.y - 12, width: 0, height: 24)
  }

  // MARK: Place and picture

  /// The words, and the key behind them in the type of keys.
  private var text: TextBlock? {
    guard let words = subject?.words else { return nil }
    let theme = context.theme
    var spans = [TextSpan(words, font: .ui(11.5), color: theme[.text1])]
    if words.hasSuffix(")"), let start = words.range(of: " (", options: .backwards) {
      let key = words[start.upperBound...].dropLast()
      spans = [
        TextSpan("\(words[..<start.lowerBound])  ", font: .ui(11.5), color: theme[.text1]),
        TextSpan(String(key), font: .mono(10.5), color: theme[.text3]),
      ]
    }
    return TextBlock(spans: spans, width: Self.widest, overflow: .wrap(lineHeight: Self.lineHeight, maxLines: 4))
  }

  private func show(opacity: Double) {
    guard let subject, let text, let room = superview?.bounds.insetBy(dx: 6, dy: 6) else { return }
    let words = context.measurer.extent(of: text).size
    let size = CGSize(width: words.width.rounded(.up) + 17, height: words.height.rounded(.up) + 10)
    let below = subject.anchor.maxY + 6
    let top = below + size.height <= room.maxY ? below : subject.anchor.minY - 6 - size.height
    let left = min(max(subject.anchor.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    frame = CGRect(x: left.rounded(), y: max(room.minY, top).rounded(), width: size.width, height: size.height)
    self.opacity = opacity
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    guard let text else { return }
    let theme = context.theme
    painter.group(alpha: opacity) {
      painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[.panel])
      painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: theme[.line2])
      painter.text(text, in: CGRect(x: 8, y: 5, width: bounds.width - 16, height: bounds.height - 10))
    }
  }
}
