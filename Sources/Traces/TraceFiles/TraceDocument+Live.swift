package import LayoutFiles
package import UIKit

extension TraceDocument {
  /// The trace of a live application, to be played on `layout`.
  ///
  /// Fingers are always played; of what else was done, steps that name no object of the layout or only such as it has.
  /// `isPlayed` says of such an event whether it is.
  @MainActor
  package init(
    live application: UIApplication,
    on layout: LayoutDocument,
    playing isPlayed: (JSONOutput) -> Bool
  ) {
    let events = TraceFile.events(of: application)
    self.init(of: layout, events: events)
    // Steps are read as they are from a file, where somebody looks up the names.
    let steps = events.map { $0["step"] != nil && isPlayed($0) ? $0.compact : "{}" }
    guard steps.contains(where: { $0 != "{}" }) else { return }
    let text =
      TraceFile.opening(TraceFile.Header(layout)) + steps.joined(separator: ",")
      + TraceFile.closing(
        forgotten: 0,
        omitted: 0
      )
    liveSteps = (try? TraceDocument.decode(Array(text.utf8), file: layout.file).liveSteps) ?? [:]
  }
}
