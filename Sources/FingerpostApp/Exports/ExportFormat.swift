/// The forms that a trace is exported in, by the ending of the file's name.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case png, svg, pdf, gif
  case markdown = "md"
  case text = "txt"
  case html
  case trace = "trace.json"
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
    case .gif: "Animation of the steps"
    case .markdown: "Bug report"
    case .text: "Story"
    case .html: "Web page with everything"
    case .trace: "Trace"
    case .perfetto: "Timeline for Perfetto"
    }
  }
}
