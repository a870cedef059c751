import Interface
import LayoutFiles
import UIKit

/// Opening files while the window stays alive: they are read on a thread of their own, and looked for each turn.
extension LiveWindow {
  /// Seconds after which a file that is still being read is spoken of (visual design, 14).
  private static let patience = 0.3

  /// Seconds between two looks at the job; short, since most files take no longer.
  private static let interval = 0.004

  package func openFile(at path: String) {
    if let open = documents.document(at: path) {
      root.dismissSheet()
      return documents.show(open)
    }
    start(LoadJob(path: path, name: OpenLayout.name(of: path)))
  }

  package func openText(_ text: String) {
    start(LoadJob(path: OpenLayout.pastedName, name: OpenLayout.pastedName, pasted: Array(text.utf8)))
  }

  package func stopLoading() {
    guard let name = loading?.job.name else { return }
    loading = nil
    session.loading = nil
    session.say("Stopped reading \(name)")
  }

  /// A file at a time: a new one takes the place of one that is still being read.
  private func start(_ job: LoadJob) {
    loading = (job, clock.now)
    session.loading = LoadingState(name: job.name, part: job.part, isSlow: false)
  }

  /// Takes in what has been read; when to look again, or nil while nothing is being read.
  func checkLoading(at now: Instant) -> Instant? {
    guard let (job, start) = loading else { return nil }
    guard let outcome = job.outcome else {
      if now.seconds(since: start) >= Self.patience {
        session.loading = LoadingState(name: job.name, part: job.part)
        return now.advanced(bySeconds: 0.05)
      }
      return now.advanced(bySeconds: Self.interval)
    }
    loading = nil
    session.loading = nil
    switch outcome {
    case .success(let content): show(content, from: job)
    case .failure(let error):
      root.show(FileProblem(error, path: job.path))
      for diagnostic in error.diagnostics { complain("\(diagnostic)") }
    }
    return nil
  }

  private func show(_ content: LoadJob.Content, from job: LoadJob) {
    let layout = OpenLayout(content, path: job.path)
    let fresh = LiveDocument(
      layout,
      theme: session.theme,
      rules: session.rules,
      measurer: measurer,
      complain: complain
    )
    root.dismissSheet()
    adopt(fresh)
    documents.append(fresh)
    documents.show(fresh)
    if layout.hasFile { recent.remember(job.path) }
    let document = layout.built.document
    if document.scenes.count > 1, LayoutPath(job.path).scene == nil {
      fresh.session.say("\(document.scenes.count) scenes in this file: \(InterfaceCommand.scenes.key) shows them")
    }
  }
}
