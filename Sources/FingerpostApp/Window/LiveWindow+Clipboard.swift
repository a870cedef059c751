import CairoRenderer
import Interface
import Traces
import X11Window

/// Copying and pasting.
extension LiveWindow {
  package func copy(_ text: String, asSelection: Bool) {
    window.copy(ClipboardContent(text: text), to: asSelection ? .primary : .clipboard)
  }

  package func copyTrace() {
    guard hasTrace else { return }
    do {
      let export = document.export.limited(to: session.playback.range)
      let picture = try export.data(.png, scale: 2)
      window.copy(ClipboardContent(text: export.story.text, png: [UInt8](picture)))
      session.say("Copied the story as text and the picture as an image\(limitWords)")
    } catch {
      session.say("Nothing was copied: \(error)")
    }
  }

  package func copyReport() {
    guard hasTrace else { return }
    window.copy(ClipboardContent(text: document.export.limited(to: session.playback.range).report.markdown))
    session.say("Copied a bug report in Markdown\(limitWords)")
  }

  /// Said of what is copied while a range of time is selected.
  private var limitWords: String { session.playback.range.map { ", \(Words.range($0)) only" } ?? "" }

  private var hasTrace: Bool {
    if !session.digest.steps.isEmpty { return true }
    session.say("Nothing to copy yet: touch the device first")
    return false
  }

  package func requestText(ofSelection: Bool) { window.requestText(from: ofSelection ? .primary : .clipboard) }
}
