import Foundation

extension CheckFile {
  /// The check in the file at `path`, or in standard input for `-`; throws all that is wrong with it or its layout.
  package static func read(_ path: String) throws(LayoutError) -> CheckFile {
    try decode(try FileReader.bytes(at: path), file: path)
  }

  /// The check in `bytes`, which errors call `file`; a layout it names by path is read from disk, relative to `file`.
  package static func decode(_ bytes: [UInt8], file: String) throws(LayoutError) -> CheckFile {
    let value = try JSONReader.readText(bytes, file: file, what: "a check starts with {\"layout\": …, \"steps\": […]}")
    return try decode(value, file: file)
  }

  static func decode(_ value: JSONValue, file: String) throws(LayoutError) -> CheckFile {
    var decoder = LayoutDecoder(file: file)
    guard let members = decoder.members(of: value, "a check") else { throw LayoutError(decoder.diagnostics) }
    for (key, hint) in [("layout", "a layout or the path of one"), ("steps", "a list of steps")]
    where !members.contains(where: { $0.key == key }) {
      decoder.report(.missingKey(key, in: "a check", hint: hint), at: value.location)
    }
    var check = CheckFile(file: file, layout: LayoutDocument())
    var foreign: [LayoutDiagnostic] = []
    if let layout = members.first(where: { $0.key == "layout" })?.value {
      if case .string(let path) = layout.kind {
        do {
          let path = try resolve(path, beside: file, at: layout.location)
          check.layout = try LayoutFile.decode(try FileReader.bytes(at: path), file: path, opensChecks: false)
          decoder.names = check.layout.names
        } catch {
          foreign = error.diagnostics
        }
      } else {
        check.layout = decoder.layout(layout, requiresVersion: false)
      }
    }
    // Without the layout every name would be unknown.
    if foreign.isEmpty { decoder.checkMembers(members, into: &check) }
    if !foreign.isEmpty { throw LayoutError(decoder.diagnostics + foreign) }
    try decoder.finish()
    return check
  }

  private static func resolve(
    _ path: String,
    beside file: String,
    at location: SourceLocation
  ) throws(LayoutError) -> String {
    if path.hasPrefix("/") { return path }
    if file == FileReader.standardInput {
      throw LayoutError(.missingDirectoryForLayout(path), file: file, at: location)
    }
    guard let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }
}

extension StepsFile {
  /// The steps in the file at `path`, to be played on `layout`; a check file serves, too.
  package static func read(_ path: String, for layout: LayoutDocument) throws(LayoutError) -> StepsFile {
    try decode(try FileReader.bytes(at: path), file: path, for: layout)
  }

  /// The steps in `bytes`, which errors call `file`.
  package static func decode(
    _ bytes: [UInt8],
    file: String,
    for layout: LayoutDocument
  ) throws(LayoutError) -> StepsFile {
    let value = try JSONReader.readText(bytes, file: file, what: "steps start with {\"steps\": […]}")
    var decoder = LayoutDecoder(file: file)
    decoder.names = layout.names
    guard let members = decoder.members(of: value, "steps", expected: "an object {\"steps\": […]}") else {
      throw LayoutError(decoder.diagnostics)
    }
    var steps = StepsFile(file: file)
    if !members.contains(where: { $0.key == "steps" }) {
      decoder.report(.missingKey("steps", in: "a file of steps", hint: "a list of steps"), at: value.location)
    }
    for member in members {
      switch member.key {
      case "steps": steps.steps = decoder.steps(member.value).steps
      case "title": steps.title = decoder.string(member.value, "title")
      case let key where CheckKey.file.contains(key): continue
      default: decoder.reportUnknown(member, in: "a file of steps", known: CheckKey.file)
      }
    }
    decoder.resolveMentions()
    decoder.resolveClassMentions()
    try decoder.finish()
    return steps
  }
}

extension LayoutDecoder {
  /// Decodes the keys of a check beside its layout, whose names are known.
  fileprivate mutating func checkMembers(_ members: [JSONMember], into check: inout CheckFile) {
    var fingers: Set<Int> = []
    for member in members {
      switch member.key {
      case "title": check.title = string(member.value, "title")
      case "notes": check.notes = string(member.value, "notes")
      case "rules": check.rules = strings(member.value, "rules")?.map(\.value) ?? []
      case "steps": (check.steps, fingers) = steps(member.value)
      case "fingerpost":
        guard case .number(1) = member.value.kind else {
          report(.wrongVersion(found: member.value.described), at: member.value.location)
          continue
        }
      case "layout", "expect", "$schema": continue
      default: reportUnknown(member, in: "a check", known: CheckKey.file)
      }
    }
    if let expect = members.first(where: { $0.key == "expect" }) {
      check.expect = expectations(expect.value, fingers: fingers)
    }
    resolveMentions()
    resolveClassMentions()
  }
}

extension JSONReader {
  /// Reads `bytes` if they look like JSON; `what` says what the file should hold.
  static func readText(_ bytes: [UInt8], file: String, what: String) throws(LayoutError) -> JSONValue {
    switch FileContent(bytes) {
    case .json: return try read(bytes, file: file)
    case .xml: throw LayoutError(.foreign(what: "XML", advice: what), file: file)
    case .text: throw LayoutError(.foreign(what: "text, but not JSON", advice: what), file: file)
    case .foreign(let found, _): throw LayoutError(.foreign(what: found, advice: what), file: file)
    }
  }
}
