/// A trace as it was read from a file: the layout, how it was played, and its events as they stand there.
package struct TraceDocument: Hashable, Sendable {
  /// The file as errors name it.
  package var file = ""
  /// The layout before the first event.
  package var layout: LayoutDocument
  /// The steps of which the trace came; nil for live input.
  package var steps: [Step]?
  /// What live input did besides fingers, by the number of its event in ``events``.
  package var liveSteps: [Int: Step] = [:]
  /// One object each, in order.
  package var events: [JSONOutput] = []

  /// A trace of live input on a layout.
  package init(of layout: LayoutDocument, events: [JSONOutput]) {
    self.layout = layout
    self.events = events
  }

  /// Whether a file's content says that it is a trace.
  ///
  /// A trace says so at its start; only what mentions one is read to find out.
  package static func isTrace(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard start.contains("\"trace\""), let value = try? JSONReader.read(bytes, file: "") else { return false }
    return LayoutFile.traceLayout(in: value) != nil
  }

  /// The trace in the file at `path`, or in standard input for `-`.
  package static func read(_ path: String) throws(LayoutError) -> TraceDocument {
    try decode(try FileReader.bytes(at: path), file: path)
  }

  /// The trace in `bytes`, which errors call `file`.
  package static func decode(_ bytes: [UInt8], file: String) throws(LayoutError) -> TraceDocument {
    let value = try JSONReader.readText(bytes, file: file, what: "a trace starts with {\"fingerpost\": 1, …}")
    var decoder = LayoutDecoder(file: file)
    guard let members = decoder.members(of: value, "a trace") else { throw LayoutError(decoder.diagnostics) }
    func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
    guard case .string("trace")? = member("kind")?.kind else {
      throw LayoutError(.missingKey("kind", in: "a trace", hint: "\"trace\""), file: file, at: value.location)
    }
    guard case .number(1)? = member("fingerpost")?.kind else {
      let found = member("fingerpost")?.described ?? "none"
      throw LayoutError(.wrongVersion(found: found), file: file, at: member("fingerpost")?.location)
    }
    guard let layout = member("layout") else {
      throw LayoutError(.missingKey("layout", in: "a trace", hint: "the layout"), file: file, at: value.location)
    }
    var document = TraceDocument(of: decoder.layout(layout, requiresVersion: true), events: [])
    document.file = file
    if let steps = member("steps") {
      document.steps = decoder.steps(steps).steps
      decoder.resolveMentions()
      decoder.resolveClassMentions()
    }
    switch member("events")?.kind {
    case .array(let events):
      document.events = events.map { JSONOutput($0) }
      if document.steps == nil { document.liveSteps = decoder.liveSteps(of: events) }
    case nil: decoder.report(.missingKey("events", in: "a trace", hint: "a list of events"), at: value.location)
    default: decoder.wrongType(member("events") ?? value, "events", "a list of events")
    }
    try decoder.finish()
    return document
  }
}

extension LayoutDecoder {
  /// The steps that events carry, each by the place of its event.
  fileprivate mutating func liveSteps(of events: [JSONValue]) -> [Int: Step] {
    var places: [Int] = []
    var values: [JSONValue] = []
    for (place, event) in events.enumerated() {
      guard case .object(let members) = event.kind, let step = members.first(where: { $0.key == "step" })?.value
      else { continue }
      places.append(place)
      values.append(step)
    }
    guard let first = values.first else { return [:] }
    let steps = self.steps(JSONValue(kind: .array(values), location: first.location)).steps
    resolveMentions()
    resolveClassMentions()
    // One that could not be read has been reported, and the file is refused.
    return steps.count == places.count ? Dictionary(uniqueKeysWithValues: zip(places, steps)) : [:]
  }
}

extension JSONOutput {
  /// The value that a text of JSON stands for; nil if it is none.
  package init?(parsing text: String) {
    guard let value = try? JSONReader.read(Array(text.utf8), file: "") else { return nil }
    self.init(value)
  }

  /// The value as it was read, without its place.
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { JSONOutput($0) })
    case .object(let members): self = .object(members.map { Member($0.key, JSONOutput($0.value)) })
    }
  }

  /// The member of that key; nil if there is none, or this is no object.
  package subscript(key: String) -> JSONOutput? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var stringValue: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// A number, written whole or not.
  package var numberValue: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  package var arrayValue: [JSONOutput]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}
