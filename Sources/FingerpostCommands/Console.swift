import Foundation

/// Where a command writes: data to one place, complaints to the other.
package struct Console {
  package var out: @MainActor (String) -> Void
  package var complain: @MainActor (String) -> Void

  package init(out: @escaping @MainActor (String) -> Void, complain: @escaping @MainActor (String) -> Void) {
    self.out = out
    self.complain = complain
  }

  /// Standard output and standard error, a line a call.
  package static let standard = Console(
    out: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
    complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  )
}
