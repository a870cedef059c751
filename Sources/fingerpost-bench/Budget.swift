import Foundation

/// How one time may relate to another of the same run.
struct Budget {
  let measured: String
  let reference: String

  /// The most that `measured` may be of `reference`.
  let limit: Double

  static let all = [
    Budget(measured: "root", reference: "c-tree", limit: 2),
    Budget(measured: "root", reference: "qt6", limit: 1 / 1.5),
    Budget(measured: "root", reference: "gtk4", limit: 1 / 10),
    Budget(measured: "traced", reference: "window", limit: 3),
  ]

  /// A line that says whether it is kept; nil if one of the two was not measured.
  func verdict(_ rows: [Measurement]) -> String? {
    guard let measured = rows.first(where: { $0.name == measured }),
      let reference = rows.first(where: { $0.name == reference })
    else { return nil }
    let ratio = measured.nanoseconds / reference.nanoseconds
    let sameAnswers = measured.checksum == reference.checksum
    return String(
      format: "  %6@  %@ is %.2f times %@, at most %.2f%@",
      ratio <= limit ? "within" : "over",
      measured.name,
      ratio,
      reference.name,
      limit,
      sameAnswers ? "" : "; THE ANSWERS DIFFER"
    )
  }
}
