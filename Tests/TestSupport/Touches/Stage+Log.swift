import Foundation
public import UIKit

extension Stage {
  /// Deliveries, state changes and actions in order, one a line: `0.050 A.touchesBegan`.
  ///
  /// The view around the others is left out: a log is the same in all surroundings.
  ///
  /// What breaks an invariant of the delivery stands at the end, so that a test that compares the log fails by it.
  public var log: [String] {
    let trace = application.trace
    let lines = trace.events.compactMap { event -> String? in
      let time = String(format: "%.3f ", event.instant.seconds)
      switch event.kind {
      case .delivery(let delivery):
        let name = trace.name(delivery.responder)
        return name == surrounding?.elementName ? nil : time + "\(name).\(delivery.method.rawValue)"
      case .stateChanged(let recognizer, let from, let to, _) where to != .possible:
        return time + "\(trace.name(recognizer)): \(from) -> \(to)"
      case .controlEvent(let control, let controlEvent):
        return time + "\(trace.name(control)).\(controlEvent.name)"
      case .action(let sender, _, let target, let action):
        return time + "\(trace.name(sender)) -> \(trace.name(target)).\(action)"
      default:
        return nil
      }
    }
    return lines + violations.map { "VIOLATION: \($0)" }
  }

  /// What the delivery has done against its own rules so far; nothing, if all is well.
  public var violations: [String] { DeliveryInvariants.violations(in: application.trace) }

  /// The lines of the log about one object.
  public func log(of name: String) -> [String] {
    log.filter { line in
      line.hasPrefix("VIOLATION") || line.dropFirst(6).hasPrefix(name + ".") || line.dropFirst(6).hasPrefix(name + ":")
        || line.dropFirst(6).hasPrefix(name + " ")
    }
  }

  /// The reasons of one recognizer's changes of state, without their numbers: `ended tapped`.
  public func reasons(of name: String) -> [String] {
    let trace = application.trace
    return trace.events.compactMap { event in
      guard case .stateChanged(let recognizer, _, let to, let reason) = event.kind, to != .possible,
        trace.name(recognizer) == name
      else { return nil }
      return "\(to) \(reason.caseName)"
    }
  }
}

extension StateReason {
  /// The name of the case, without its numbers.
  public var caseName: String {
    let text = String(describing: self)
    return String(text.prefix { $0 != "(" })
  }
}
