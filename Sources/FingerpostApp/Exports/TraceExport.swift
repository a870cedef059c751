import CairoRenderer
import Canvas
package import Foundation
package import Interface
package import LayoutFiles
package import Traces
package import UIKit

/// A session's trace in any of the forms that can be exported, as the bytes of a file.
///
/// Whatever the window shows: exports are light, still, and at the end of the trace. The same trace gives the same bytes.
package struct TraceExport {
  private let session: DebugSession
  private let document: LayoutDocument
  private let steps: [Step]?
  private let chains: [TouchID: [ElementID]]

  /// The layout's file, for a check that names it; nil where a check must carry the layout.
  private let path: String?

  /// Said in the footer of pictures, and in reports.
  private var isRedacted = false

  /// What pictures and words tell of; nil for everything.
  private var range: ClosedRange<Instant>?
  private let measurer = PangoTextMeasurer()

  /// What the trace is about beside the session: the file's layout, the steps of which it came (nil for live input), and
  /// the responders from each touch's view up, where they are known.
  package init(
    _ session: DebugSession,
    document: LayoutDocument,
    steps: [Step]? = nil,
    chains: [TouchID: [ElementID]] = [:],
    path: String? = nil
  ) {
    self.path = path
    self.session = session
    self.document = document
    self.steps = steps
    self.chains = chains
  }

  /// The bytes of a file of this form.
  ///
  /// `scale` is device pixels for each logical pixel, where there are pixels; `file` is where they will be written. It
  /// throws when there is no memory, or nothing that this form could hold.
  package func data(_ format: ExportFormat, scale: Double = 1, file: String? = nil) throws -> Data {
    switch format {
    case .png: try png(scale: scale)
    case .svg: Data(svg(metadata: (EmbeddedTrace.keyword, traceText)).utf8)
    case .pdf: try pdf()
    case .gif: try gif(scale: scale)
    case .markdown: Data(report.markdown.utf8)
    case .text: Data((story.text + "\n").utf8)
    case .html: Data(html.utf8)
    case .trace: Data(traceText.utf8)
    case .check: Data(try check(in: file).utf8)
    case .perfetto: Data(TimelineTrace.text(of: session.application, name: session.name, range: range).utf8)
    }
  }

  /// The same trace, of which pictures and words tell only a stretch of time.
  ///
  /// What can be played again stays whole, also within a picture or a page.
  package func limited(to range: ClosedRange<Instant>?) -> TraceExport {
    var export = self
    export.range = range
    return export
  }

  // MARK: Words

  private var traceText: String {
    TraceFile.text(of: session.application, header: TraceFile.Header(document, steps: steps))
  }

  package var story: Story { Story(of: session.application, chains: chains).limited(to: range) }

  /// The trace as somebody would report it, with a check of its touches.
  package var report: TraceReport {
    let summary = TracePictureScene(input: input).summary
    return TraceReport(
      title: summary.title,
      reason: summary.reason,
      facts: summary.facts.map { TraceReport.Fact($0.name, $0.value) },
      story: story,
      check: recordedCheck?.text(title: summary.title, layout: .inline),
      version: input.programVersion
    )
  }

  private var recordedCheck: RecordedCheck? {
    steps.map { RecordedCheck(document: document, steps: $0) }
      ?? RecordedCheck(of: session.application, document: document)
  }

  /// The check file of the touches; its layout is named where it is a file of its own.
  private func check(in file: String?) throws -> String {
    guard let recordedCheck else {
      throw NothingToExport(description: "no finger came down, so there is nothing to check")
    }
    let title = TracePictureScene(input: input).summary.title
    return recordedCheck.text(title: title, layout: CheckLayout.reference(from: file, to: path))
  }

  private var html: String {
    report.html(picture: svg(metadata: nil, isStandalone: false), trace: traceText, escape: XMLText.escaped)
  }

  // MARK: Pictures

  private var input: SceneInput {
    var input = SceneInput(session, measurer: measurer)
    input.isRedacted = isRedacted
    guard let range else { return input }
    // As it was at the end of the range, seen by a finger that was down in it.
    let film = film
    film.control { playback, digest in playback.scrub(to: range.upperBound, in: digest) }
    let shown = input.touch.flatMap { touch in touches.first { $0.id == touch.id } }
    film.choose((shown ?? touches.last)?.id)
    let then = SceneInput(film, measurer: measurer)
    (input.sequence, input.instant, input.range) = (then.sequence, range.upperBound, range)
    (input.touch, input.fingers) = (then.touch, then.fingers)
    return input
  }

  /// A session of its own about the same trace, to be shown at other steps.
  private var film: DebugSession {
    let film = DebugSession(application: session.application, name: session.name, theme: .light)
    film.select(session.selection)
    return film
  }

  /// The fingers that were down in the range.
  private var touches: [TouchDigest] {
    guard let range else { return session.digest.touches }
    return session.digest.touches.filter { touch in
      touch.start <= range.upperBound && touch.end.map { $0 >= range.lowerBound } ?? true
    }
  }

  private func png(scale: Double) throws -> Data {
    let surface = try drawn(TracePictureScene(input: input).picture, scale: scale)
    return try PNGText.inserting(traceText, keyword: EmbeddedTrace.keyword, into: try surface.pngData())
  }

  private func svg(metadata: (String, String)?, isStandalone: Bool = true) -> String {
    let scene = TracePictureScene(input: input)
    let (list, size) = scene.picture
    return SVGWriter.document(
      list,
      size: size,
      information: SVGWriter.Information(
        title: scene.summary.title,
        description: isStandalone ? story.text : "",
        metadata: metadata
      ),
      isStandalone: isStandalone,
      measurer: measurer
    )
  }

  /// One page for each finger that came down, the shown one first.
  private func pdf() throws -> Data {
    let shown = input.touch ?? touches.last
    let others = touches.filter { $0.id != shown?.id }.prefix(Self.mostPages - 1)
    let touches: [TouchDigest?] = [shown] + others.map(Optional.some)
    let pages = touches.map { touch in
      var input = input
      input.touch = touch
      let scene = TracePictureScene(input: input)
      let (list, size) = scene.picture
      return PDFDocument.Page(list: list, size: size, title: scene.summary.title)
    }
    return try PDFDocument.data(pages, title: TracePictureScene(input: input).summary.title, measurer: measurer)
  }

  private static let mostPages = 100

  // MARK: Animation

  /// The picture after each step: half a second each, the last for three.
  private func gif(scale: Double) throws -> Data {
    let film = film
    let steps = Self.filmSteps(of: film.digest, in: range)
    let pictures = steps.map { step in
      film.control { playback, _ in playback.show(step) }
      var input = SceneInput(film, measurer: measurer)
      input.range = range
      return TracePictureScene(input: input).picture
    }
    let size = pictures.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    return try AnimatedGIF.data(count: pictures.count, hold: 0.5, finalHold: 3) { index in
      try drawn((pictures[index].list, size), scale: scale)
    }
  }

  private static let mostFrames = 120

  /// The steps that are worth a frame: a move that decides nothing is none, and of too many only each moment's last.
  static func filmSteps(of digest: TraceDigest, in range: ClosedRange<Instant>? = nil) -> [Int?] {
    func isInRange(_ instant: Instant) -> Bool { range?.contains(instant) ?? true }
    let all = digest.steps.indices.filter {
      digest.steps[$0].kind != .input(.moved) && isInRange(digest.steps[$0].instant)
    }
    if all.isEmpty {
      // A time in which nothing happens still shows how things stand.
      return [range.flatMap { end in digest.steps.lastIndex { $0.instant <= end.upperBound } }]
    }
    if all.count <= mostFrames { return all }
    let moments = digest.moments.filter { isInRange($0.instant) }.map { $0.steps.upperBound - 1 }
    let stride = (moments.count + mostFrames - 1) / mostFrames
    return moments.indices.filter { $0 % stride == 0 || $0 == moments.count - 1 }.map { moments[$0] }
  }

  private func drawn(_ picture: (list: DisplayList, size: CGSize), scale: Double) throws -> ImageSurface {
    let surface = try ImageSurface(
      width: Int((picture.size.width * scale).rounded(.up)),
      height: Int((picture.size.height * scale).rounded(.up))
    )
    surface.clear(Theme.light[.panel])
    DisplayListRenderer(measurer: measurer).render(picture.list, on: surface, scale: scale)
    return surface
  }

  // MARK: Redaction

  /// The same trace without the names and texts of the layout; as it is if they may stay.
  ///
  /// Everything is played again on the renamed layout, so nothing of the old one is left. It throws a `LayoutError` where
  /// the layout cannot be renamed.
  package func redacted(_ removesNames: Bool = true) throws -> TraceExport {
    guard removesNames else { return self }
    let removal = try NameRemoval(document)
    var trace = try TraceDocument.decode(Array(traceText.utf8), file: "trace")
    trace.layout = removal.document
    trace.steps = try steps.map { try removal.steps($0) }
    let places = trace.liveSteps.keys.sorted()
    let renamed = try removal.steps(places.compactMap { trace.liveSteps[$0] })
    trace.liveSteps = Dictionary(uniqueKeysWithValues: zip(places, renamed))
    let layout = TraceReplay(trace).layout
    let plain = DebugSession(application: layout.application, name: "layout", document: removal.document)
    plain.showLastFinger()
    var export = TraceExport(plain, document: removal.document, steps: trace.steps)
    export.isRedacted = true
    export.range = range
    return export
  }
}

/// Why there is nothing to write.
package struct NothingToExport: Error, Hashable, CustomStringConvertible {
  package let description: String
}

/// How a check names its layout.
private enum CheckLayout {
  /// By its path where it is a layout of its own: a trace, another check or standard input goes into the check.
  static func reference(from check: String?, to layout: String?) -> RecordedCheck.Layout {
    guard let check, let layout else { return .inline }
    let path = LayoutPath(layout)
    switch FolderReader().entry(at: path.file)?.kind {
    case .layout, .storyboard, .xib, .hierarchy, .accessibility: break
    default: return .inline
    }
    let full = RecentFiles.absolute(path.file)
    let folder = URL(fileURLWithPath: RecentFiles.absolute(check)).deletingLastPathComponent().path
    let prefix = folder == "/" ? "/" : folder + "/"
    let scene = path.scene.map { "#" + $0 } ?? ""
    return .path((full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full) + scene)
  }
}
