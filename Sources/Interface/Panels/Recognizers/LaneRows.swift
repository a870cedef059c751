import Foundation

/// What the recognizer pane's list is made of, from top to bottom.
@MainActor
struct LaneRows {
  enum Row: Hashable {
    case lane(Int)
    /// "do not see finger 2", "kept from views and recognizers".
    case caption(String)
    case kept(Int)

    /// Whether it can be chosen.
    var isContent: Bool { if case .caption = self { false } else { true } }
  }

  private(set) var rows: [Row] = []
  private(set) var tops: [Double] = []
  private(set) var height = 0.0

  static let captionHeight = 24.0

  init() {}

  init(_ lanes: RecognizerLanes, _ density: Density) {
    for (index, lane) in lanes.lanes.enumerated() {
      if index == lanes.firstUnseeing, let finger = lanes.finger {
        add(.caption("do not see finger \(finger)"), Self.captionHeight)
      }
      add(.lane(index), lane.height(density.fontGrowth))
    }
    guard !lanes.kept.isEmpty else { return }
    add(.caption("kept from views and recognizers"), Self.captionHeight)
    for index in lanes.kept.indices { add(.kept(index), KeptTouchPainter.height(density)) }
  }

  private mutating func add(_ row: Row, _ rowHeight: Double) {
    rows.append(row)
    tops.append(height)
    height += rowHeight
  }

  /// In the list's bounds coordinates.
  func rect(of index: Int, in bounds: CGRect) -> CGRect {
    let end = index + 1 < tops.count ? tops[index + 1] : height
    return CGRect(x: bounds.minX, y: tops[index], width: bounds.width, height: end - tops[index])
  }

  func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    return tops.lastIndex { $0 <= y }
  }

  func index(ofLane lane: Int) -> Int? { rows.firstIndex(of: .lane(lane)) }
}
