public import UIKit

/// What must hold of every trace, whatever the layout and the fingers.
///
/// - A touch's view never changes, and is the first to hear of it.
/// - That view gets one began, then moves, then exactly one ended or cancelled; nothing after it. A touch of which
///   something is still withheld may be open.
/// - Responders further up hear nothing after an ended or cancelled, and no second began.
/// - A recognizer goes from state to state as its successors say.
@MainActor
public enum DeliveryInvariants {
  private struct Receiver: Hashable {
    let responder: ElementID
    let touch: TouchID
  }

  /// One sentence for each breach.
  public static func violations(in trace: TraceLog) -> [String] {
    var checker = Checker(trace: trace)
    for event in trace.events { checker.check(event) }
    return checker.violations + checker.openEnds
  }

  @MainActor
  private struct Checker {
    let trace: TraceLog
    var violations: [String] = []
    private var views: [TouchID: ElementID] = [:]
    private var last: [Receiver: ResponderMethod] = [:]
    private var receivers: [Receiver] = []
    private var lifted: Set<TouchID> = []
    private var withheld: Set<TouchID> = []
    private var states: [ElementID: UIGestureRecognizer.State] = [:]

    init(trace: TraceLog) {
      self.trace = trace
    }

    mutating func check(_ event: TraceEvent) {
      if let rule = event.rule, event.confidence == nil { violations.append("nobody says how sure \(rule) is") }
      switch event.kind {
      case .input(let input):
        if input.phase == .ended || input.phase == .cancelled { lifted.insert(input.touch) }
      case .hitTestFound(let touch, let view, _, _):
        if views[touch] != nil { violations.append("touch \(touch.serial) was hit-tested again") }
        views[touch] = view
      case .touchWithheld(let touch, _, _, _):
        withheld.insert(touch)
      case .touchReleased(let touch, _), .touchDiscarded(let touch, _, _), .touchCancelled(let touch, _, _):
        withheld.remove(touch)
      case .delivery(let delivery):
        for touch in delivery.touches { check(delivery, touch) }
      case .stateChanged(let recognizer, let from, let to, _):
        if from != states[recognizer, default: .possible] || !from.successors.contains(to) {
          violations.append("\(trace.name(recognizer)) went from \(from) to \(to)")
        }
        states[recognizer] = to
      default:
        break
      }
    }

    private mutating func check(_ delivery: TraceEvent.Delivery, _ touch: TouchID) {
      let receiver = Receiver(responder: delivery.responder, touch: touch)
      let name = "\(trace.name(delivery.responder)).\(delivery.method.rawValue) of touch \(touch.serial)"
      let before = last[receiver]
      if before == .touchesEnded || before == .touchesCancelled {
        violations.append("\(name) after \(before?.rawValue ?? "")")
      }
      if delivery.method == .touchesBegan, before != nil { violations.append("\(name) for the second time") }
      if delivery.hop == .first {
        if views[touch] != delivery.responder { violations.append("\(name), which is not its view") }
        if delivery.method != .touchesBegan, before == nil { violations.append("\(name) without a began") }
        if before == nil { receivers.append(receiver) }
      }
      last[receiver] = delivery.method
    }

    /// Receivers that heard of a beginning and not of an end, though the finger is up.
    var openEnds: [String] {
      receivers.compactMap { receiver in
        guard lifted.contains(receiver.touch), !withheld.contains(receiver.touch), let method = last[receiver],
          method != .touchesEnded, method != .touchesCancelled
        else { return nil }
        return "\(trace.name(receiver.responder)) never heard the end of touch \(receiver.touch.serial)"
      }
    }
  }
}
