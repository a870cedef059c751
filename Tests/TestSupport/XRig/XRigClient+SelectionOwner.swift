import CX11
import Foundation
import Glibc

/// A program that has copied something, as far as the tests need one.
package struct CopiedText {
  package var bytes: [UInt8]
  /// The one form it is offered in.
  package var target: String
  /// The size of each piece of an incremental answer (INCR); nil answers in one.
  package var pieceSize: Int?

  package init(_ bytes: [UInt8], target: String = "UTF8_STRING", pieceSize: Int? = nil) {
    self.bytes = bytes
    self.target = target
    self.pieceSize = pieceSize
  }
}

extension XRigClient {
  /// Copies something: this client owns the selection, and answers while ``serve(_:until:)`` runs.
  package func copy(to selection: String = "CLIPBOARD") -> UInt {
    let window = XCreateSimpleWindow(raw, root, 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(raw, XInternAtom(raw, selection, 0), window, UInt(CurrentTime))
    XSync(raw, 0)
    return window
  }

  /// Answers those who paste until `isDone` says so, or somebody has taken all of it; for 20 seconds at most.
  ///
  /// `descriptor` is readable when `isDone` may say otherwise than before.
  package func serve(
    _ content: CopiedText,
    wokenBy descriptor: Int32? = nil,
    until isDone: () -> Bool = { false }
  ) {
    var pieces: ArraySlice<[UInt8]> = []
    var receiver: (window: UInt, property: Atom, target: Atom)?
    let deadline = Deadline(seconds: 20)
    repeat {
      while XPending(raw) > 0 {
        var event = XEvent()
        XNextEvent(raw, &event)
        if event.type == SelectionRequest {
          pieces = answer(event.xselectionrequest, with: content)
          let request = event.xselectionrequest
          receiver = (request.requestor, request.property, request.target)
        } else if event.type == PropertyNotify, event.xproperty.state == PropertyDelete, let to = receiver,
          event.xproperty.window == to.window, event.xproperty.atom == to.property
        {
          guard let piece = pieces.popFirst() else { return }
          XChangeProperty(raw, to.window, to.property, to.target, 8, PropModeReplace, piece, Int32(piece.count))
          XFlush(raw)
        }
      }
    } while !isDone() && deadline.wait(for: [XConnectionNumber(raw), descriptor].compactMap(\.self))
  }

  /// Puts the answer, or the announcement of its pieces, where it is wanted; the pieces that are to follow.
  private func answer(_ request: XSelectionRequestEvent, with content: CopiedText) -> ArraySlice<[UInt8]> {
    var pieces: ArraySlice<[UInt8]> = []
    var reply = XEvent()
    reply.xselection.type = SelectionNotify
    reply.xselection.requestor = request.requestor
    reply.xselection.selection = request.selection
    reply.xselection.target = request.target
    reply.xselection.time = request.time
    if request.target == XInternAtom(raw, content.target, 0) {
      XSelectInput(raw, request.requestor, PropertyChangeMask)
      reply.xselection.property = request.property
      if let size = content.pieceSize {
        pieces =
          stride(from: 0, to: content.bytes.count, by: size).map {
            Array(content.bytes[$0..<min($0 + size, content.bytes.count)])
          }[...] + [[]]
        var total = content.bytes.count
        withUnsafeBytes(of: &total) { bytes in
          _ = XChangeProperty(
            raw,
            request.requestor,
            request.property,
            XInternAtom(raw, "INCR", 0),
            32,
            PropModeReplace,
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            1
          )
        }
      } else {
        XChangeProperty(
          raw,
          request.requestor,
          request.property,
          request.target,
          8,
          PropModeReplace,
          content.bytes,
          Int32(content.bytes.count)
        )
      }
    }
    XSendEvent(raw, request.requestor, 0, 0, &reply)
    XFlush(raw)
    return pieces
  }
}
