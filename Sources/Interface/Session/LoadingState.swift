import Traces

/// How far a file that takes its time has been read.
package struct LoadingState: Hashable, Sendable {
  /// The file's name.
  package var name: String
  /// Whether it takes so long that it is spoken of; Escape stops a quick one, too.
  package var isSlow: Bool
  /// Bytes read of all; nil from when all are read until the layout is made of them.
  package var part: (done: Int, total: Int)? {
    get { done.map { ($0, total) } }
    set { (done, total) = (newValue?.done, newValue?.total ?? total) }
  }
  private var done: Int?
  private var total = 0

  package init(name: String, part: (done: Int, total: Int)?, isSlow: Bool = true) {
    self.name = name
    self.isSlow = isSlow
    self.part = part
  }

  /// 0 to 1; nil while nobody can tell.
  package var fraction: Double? {
    part.flatMap { $0.total > 0 ? min(1, Double($0.done) / Double($0.total)) : nil }
  }

  /// For the status bar.
  package var sentence: String {
    guard let part, part.total > 0 else { return "Making a layout of \(name), Esc stops" }
    let megabytes = { (bytes: Int) in Words.fixed(Double(bytes) / 1e6, 1) }
    return "Reading \(name): \(megabytes(part.done)) of \(megabytes(part.total)) MB, Esc stops"
  }
}
