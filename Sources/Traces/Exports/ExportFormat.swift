/// The forms that a trace is saved in, by the ending of the file's name.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case png, svg, pdf, gif
  case markdown = "md"
  case text = "txt"
  case html
  case trace = "trace.json"
  case check = "check.json"
  case perfetto = "perfetto.json"

  package var ending: String { ".\(rawValue)" }

  /// The form that a file's name asks for; nil for an ending that none has.
  package init?(path: String) {
    let name = path.lowercased()
    guard let format = ExportFormat.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self = format
  }

  /// What a person gets.
  package var title: String {
    switch self {
    case .png: "Picture"
    case .svg: "Vector picture"
    case .pdf: "PDF document"
    case .gif: "Animation"
    case .markdown: "Bug report"
    case .text: "Story"
    case .html: "Web page"
    case .trace: "Trace"
    case .check: "Touches as a check"
    case .perfetto: "Timeline"
    }
  }

  /// What it is good for.
  package var purpose: String {
    switch self {
    case .png: "opens again as its trace"
    case .svg: "text stays text; opens again as its trace"
    case .pdf: "a page for each finger"
    case .gif: "one step after the other"
    case .markdown: "sentence, story and check"
    case .text: "numbered sentences"
    case .html: "all in one file"
    case .trace: "opens again; replay and diff"
    case .check: "fingerpost check tells if it still holds"
    case .perfetto: "for ui.perfetto.dev"
    }
  }

  /// Whether it can tell of a stretch of time alone; what is to be played again needs all from the start.
  package var canBeLimited: Bool { self != .trace && self != .check }

  /// Whether it consists of pixels, whose number can be chosen.
  package var hasPixels: Bool { self == .png || self == .gif }
}
