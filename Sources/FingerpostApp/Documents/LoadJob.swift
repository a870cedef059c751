import Foundation
import LayoutFiles
import Synchronization
import Traces

/// A file being read and taken apart on a thread of its own, so that the window stays alive meanwhile.
///
/// The views are made of it afterwards, on the main actor. A job that nobody wants any more ends by itself, unheard.
nonisolated final class LoadJob: Sendable {
  /// What a file turned out to be, before objects are made of it.
  enum Content: Sendable {
    case layout(LayoutDocument)
    case trace(TraceDocument)
  }

  /// The file as it is called.
  let name: String
  let path: String

  private let result = Mutex<Result<Content, LayoutError>?>(nil)
  private let bytesRead = Atomic<Int>(0)
  private let bytesTotal = Atomic<Int>(0)

  /// Levels of a layout become levels of calls; the usual stack of a thread is as large as that of the program.
  private static let stackSize = 64 << 20

  /// Starts reading; `pasted` is taken apart instead of the file.
  init(path: String, name: String, pasted: [UInt8]? = nil) {
    self.path = path
    self.name = name
    let thread = Thread { [self] in
      let content = Result { () throws(LayoutError) in try read(pasted) }
      result.withLock { $0 = content }
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  private func read(_ pasted: [UInt8]?) throws(LayoutError) -> Content {
    if let pasted { return try OpenLayout.content(of: pasted, path: path) }
    let bytes = try OpenLayout.bytes(at: path) { done, total in
      bytesTotal.store(total, ordering: .relaxed)
      bytesRead.store(done, ordering: .relaxed)
    }
    return try OpenLayout.content(of: bytes, path: path)
  }

  /// What came of it; nil while it goes on.
  var outcome: Result<Content, LayoutError>? { result.withLock { $0 } }

  /// Bytes read so far; nil when all are.
  var part: (done: Int, total: Int)? {
    let (done, total) = (bytesRead.load(ordering: .relaxed), bytesTotal.load(ordering: .relaxed))
    return total == 0 || done >= total ? nil : (done, total)
  }
}
