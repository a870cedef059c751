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
  private let measurer = PangoTextMeasurer()

  /// What the trace is about beside the session: the file's layout, the steps of which it came (nil for live input), and
  /// the responders from each touch's view up, where they are known.
  package init(
    _ session: DebugSession,
    document: LayoutDocument,
    steps: [Step]? = nil,
    chains: [TouchID: [ElementID]] = [:]
  ) {
    self.session = session
    self.document = document
    self.steps = steps
    self.chains = chains
  }

  /// The bytes of a file of this form.
  ///
  /// `scale` is device pixels for each logical pixel, where there are pixels. It throws when there is no memory.
  package func data(_ format: ExportFormat, scale: Double = 1) throws -> Data {
    switch format {
    case .png: try png(scale: scale)
    case .svg: Data(svg(metadata: (TracePicture.keyword, traceText)).utf8)
    case .pdf: try pdf()
    case .gif: try gif(scale: scale)
    case .markdown: Data(report.markdown.utf8)
    case .text: Data((story.text + "\n").utf8)
    case .html: Data(html.utf8)
    case .trace: Data(traceText.utf8)
    case .perfetto: Data(TimelineTrace.text(of: session.application, name: session.name).utf8)
    }
  }

  // MARK: Words

  private var traceText: String {
    TraceFile.text(of: session.application, header: TraceFile.Header(document, steps: steps))
  }

  package var story: Story { Story(of: session.application, chains: chains) }

  /// The trace as somebody would report it, with a check of its touches.
  package var report: TraceReport {
    let summary = TracePictureScene(input: input).summary
    let check =
      steps.map { RecordedCheck(document: document, steps: $0) }
      ?? RecordedCheck(of: session.application, document: document)
    return TraceReport(
      title: summary.title,
      reason: summary.reason,
      facts: summary.facts.map { TraceReport.Fact($0.name, $0.value) },
      story: story,
      check: check?.text(title: summary.title, layout: .inline),
      version: input.programVersion
    )
  }

  private var html: String {
    report.html(picture: svg(metadata: nil, isStandalone: false), trace: traceText, escape: XMLText.escaped)
  }

  // MARK: Pictures

  private var input: SceneInput { SceneInput(session, measurer: measurer) }

  private func png(scale: Double) throws -> Data {
    let surface = try drawn(TracePictureScene(input: input).picture, scale: scale)
    return try PNGText.inserting(traceText, keyword: TracePicture.keyword, into: try surface.pngData())
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
    let shown = input.touch ?? session.digest.touches.last
    let others = session.digest.touches.filter { $0.id != shown?.id }.prefix(Self.mostPages - 1)
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
    let film = DebugSession(application: session.application, name: session.name, theme: .light)
    film.select(session.selection)
    let steps = Self.filmSteps(of: film.digest)
    let pictures = steps.map { step in
      film.control { playback, _ in playback.show(step) }
      return TracePictureScene(input: SceneInput(film, measurer: measurer)).picture
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
  static func filmSteps(of digest: TraceDigest) -> [Int?] {
    let all = digest.steps.indices.filter { digest.steps[$0].kind != .input(.moved) }
    if all.isEmpty { return [nil] }
    if all.count <= mostFrames { return all }
    let moments = digest.moments.map { $0.steps.upperBound - 1 }
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
}
