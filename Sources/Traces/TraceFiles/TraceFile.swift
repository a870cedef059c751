import Foundation
package import LayoutFiles
package import UIKit

/// A trace as a file, `*.trace.json`: what is in it, and in which form.
///
/// ```
/// {"fingerpost": 1, "kind": "trace", "units": {…}, "device": {…}, "layout": {…}, "steps": […],
///  "events": [
///   {"seq": 1, "t": 0.0, "kind": "input", …},
///   …
///  ], "forgotten": 0}
/// ```
///
/// One event a line. Times are in seconds from the start of the clock with up to nine decimals, lengths in points with
/// up to six; nothing in a file depends on when or where it was written, so the same input gives the same bytes.
package enum TraceFile {
  /// What stands before the events.
  package struct Header: Hashable, Sendable {
    /// The layout in the native format, as it was before the first event.
    package var layout: JSONOutput
    package var device: DeviceDocument
    /// The steps of which the trace came; nil for live input.
    package var steps: JSONOutput?

    package init(layout: JSONOutput, device: DeviceDocument, steps: JSONOutput? = nil) {
      self.layout = layout
      self.device = device
      self.steps = steps
    }

    /// The header for a layout, and for the steps played on it.
    package init(_ document: LayoutDocument, steps: [Step]? = nil) {
      self.init(
        layout: LayoutWriter.json(document),
        device: document.device,
        steps: steps.map { .array($0.map { StepWriter.json($0) }) }
      )
    }
  }

  /// The version of the form.
  package static let version = 1

  /// Everything up to the first event.
  static func opening(_ header: Header) -> String {
    var device: [JSONOutput.Member] = []
    if let name = header.device.name { device.append(.init("name", .string(name))) }
    device.append(.init("size", .array([.number(header.device.size.width), .number(header.device.size.height)])))
    device.append(.init("scale", .number(header.device.scale)))
    var members: [JSONOutput.Member] = [
      .init("fingerpost", .integer(version)),
      .init("kind", .string("trace")),
      .init("units", .object([.init("t", .string("s")), .init("at", .string("pt")), .init("gap", .string("pt"))])),
      .init("device", .object(device)),
      .init("layout", header.layout),
    ]
    if let steps = header.steps { members.append(.init("steps", steps)) }
    return JSONOutput.object(members).compact.dropLast() + ", \"events\": ["
  }

  /// Everything after the last event.
  ///
  /// `forgotten` older events are no longer in the trace; `omitted` newer ones did not go into the file.
  static func closing(forgotten: Int, omitted: Int) -> String {
    var text = "\n]"
    if forgotten > 0 { text += ", \"forgotten\": \(forgotten)" }
    if omitted > 0 { text += ", \"omitted\": \(omitted)" }
    return text + "}\n"
  }

  /// A whole trace as the text of a file.
  @MainActor
  package static func text(of application: UIApplication, header: Header) -> String {
    let words = Words(of: application)
    var text = opening(header)
    for (index, event) in application.trace.events.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + line(event, words)
    }
    return text + closing(forgotten: application.trace.droppedCount, omitted: 0)
  }

  /// The events of a live trace as a file would hold them.
  @MainActor
  package static func events(of application: UIApplication) -> [JSONOutput] {
    let words = Words(of: application)
    return application.trace.events.map { json($0, words) }
  }

  /// One event as one line of JSON.
  package static func line(_ event: TraceEvent, _ words: Words) -> String { json(event, words).compact }

  static func json(_ event: TraceEvent, _ words: Words) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("seq", .integer(event.sequence)), .init("t", .rounded(event.instant.seconds, decimals: 9)),
    ]
    if let cause = event.cause { members.append(.init("cause", .integer(cause))) }
    members += TraceEventEncoder(words: words, seconds: event.instant.seconds).members(event.kind)
    if let rule = event.rule { members.append(.init("rule", .string(ruleName(rule)))) }
    if let confidence = event.confidence { members.append(.init("confidence", .string(confidence))) }
    return .object(members)
  }

  /// Settled readings are called so: they are no facts about UIKit.
  private static func ruleName(_ rule: String) -> String { rule.hasPrefix("11") ? "reading \(rule)" : rule }
}
