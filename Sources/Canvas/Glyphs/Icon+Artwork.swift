import Foundation
import UIKit

/// One path of an icon, in a box of 16 with its origin in the middle.
struct IconLayer {
  let path: CGPath
  var isFilled = false
  /// Filled paths have a line around them too, so that their corners are round; 0 leaves it out.
  var strokeWidth: CGFloat = 1.4

  static func line(_ data: String, _ width: CGFloat = 1.4) -> IconLayer {
    IconLayer(path: CGPath(glyph: data), strokeWidth: width)
  }

  static func filled(_ data: String, outline width: CGFloat = 1.4) -> IconLayer {
    IconLayer(path: CGPath(glyph: data), isFilled: true, strokeWidth: width)
  }
}

extension Icon {
  var artwork: [IconLayer] {
    switch self {
    case .open: [.line("M-6 4.5 V-4.5 H-2 L-.5 -3 H6 V4.5 Z")]
    case .inspect: [.line("M-4 -5.5 L5 -1 L1 .8 L-.8 5 Z")]
    case .touch:
      [
        .line(
          "M-2.4 1.5 V-4.3 a1.4 1.4 0 0 1 2.8 0 V-.5 L3.8 .3 a1.6 1.6 0 0 1 1.2 1.6 L4.4 6 H-1.4 L-4.6 2.2"
            + " a1.2 1.2 0 0 1 1.7 -1.6 Z"
        )
      ]
    case .frames: [.line("M-6 -6 H3 V3 H-6 Z M-3 -3 M6 -2 V6 H-2")]
    case .clip: [.line("M-6 -3 H3 V6 M-3 -6 V3 H6")]
    case .map: [.line("M-6 -6 H6 V6 H-6 Z M-6 0 H0 V6 M0 0 V-6 M0 2 H6")]
    case .label: [.line("M-6 -4 H2 L6 0 L2 4 H-6 Z")]
    case .sheets: [.line("M0 -6 L6 -3 L0 0 L-6 -3 Z M-6 0 L0 3 L6 0 M-6 3 L0 6 L6 3")]
    case .mirror: [.line("M0 -6 V-4 M0 -1.2 V1.2 M0 4 V6 M-6 -4 L-2.5 0 L-6 4 Z M6 -4 L2.5 0 L6 4 Z")]
    case .parallel: [.line("M-6 4 L-1 -4 M1 4 L6 -4")]
    case .pin: [.line("M0 -6 a3.6 3.6 0 0 1 3.6 3.6 C3.6 .5 0 6 0 6 C0 6 -3.6 .5 -3.6 -2.4 A3.6 3.6 0 0 1 0 -6 Z")]
    case .search: [.line("M1.8 -1.2 a3.8 3.8 0 1 1 -7.6 0 a3.8 3.8 0 1 1 7.6 0 M1 1.8 L5.4 6")]
    case .order: [.line("M-5 -4.5 H2 M-5 0 H0 M-5 4.5 H-2 M4 -4.5 V4.5 M1.8 2.4 L4 4.8 L6.2 2.4")]
    case .tree: [.line("M-5.5 -5 H-1 M-4 -5 V4 H0 M-4 -.5 H0 M2 -.5 H6 M2 4 H6")]
    case .trace: [.line("M-5 -5 H-1 V0 H3 V5 M.5 2.8 L3 5.4 L5.5 2.8")]
    case .lanes: [.line("M-6 -4.5 H1 M-3 0 H5 M-6 4.5 H3 M1 -6.5 V-2.5 M5 -2 V2 M3 2.5 V6.5")]
    case .lint: [.line("M0 -6 L6.2 5.2 H-6.2 Z M0 -1.6 V1.6 M0 3.4 v.1")]
    case .info: [.line("M0 -1.5 V5 M0 -5 v.1", 1.8)]
    case .export: [.line("M0 2 V-6 M-3 -3 L0 -6 L3 -3 M-6 1 V6 H6 V1")]
    case .theme:
      [
        .line("M0 -5.5 a5.5 5.5 0 1 1 0 11 a5.5 5.5 0 1 1 0 -11 Z"),
        .filled("M0 -5.5 a5.5 5.5 0 0 1 0 11 Z"),
      ]
    case .help: [.line("M-2.6 -2.6 a2.6 2.6 0 1 1 3.9 2.2 C.3 .3 0 .8 0 2 M0 5 v.1", 1.6)]
    case .more: [.line("M-5 0 v.1 M0 0 v.1 M5 0 v.1", 2.2)]
    case .reset: [.line("M-4.6 -2.6 a5.2 5.2 0 1 1 -.6 3.4 M-5.6 -5.6 L-4.8 -2.4 L-1.6 -3.2")]
    case .first: [.filled("M5 -4.5 L.2 0 L5 4.5 Z M-.4 -4.5 L-5 0 L-.4 4.5 Z")]
    case .back: [.filled("M4 -4.5 L-3 0 L4 4.5 Z"), .line("M-4.6 -4.5 V4.5", 1.8)]
    case .play: [.filled("M-3.5 -5 L5 0 L-3.5 5 Z")]
    case .pause: [.line("M-3 -4.5 V4.5 M3 -4.5 V4.5", 2.6)]
    case .step: [.filled("M-4 -4.5 L3 0 L-4 4.5 Z"), .line("M4.6 -4.5 V4.5", 1.8)]
    case .last: [.filled("M-5 -4.5 L-.2 0 L-5 4.5 Z M.4 -4.5 L5 0 L.4 4.5 Z")]
    case .loop:
      [
        .line("M-5.5 1.5 V-1 a2.5 2.5 0 0 1 2.5 -2.5 H5 M3 -6 L5.5 -3.5 L3 -1"),
        .line("M5.5 -1.5 V1 a2.5 2.5 0 0 1 -2.5 2.5 H-5 M-3 6 L-5.5 3.5 L-3 1"),
      ]
    case .plus: [.line("M-5 0 H5 M0 -5 V5")]
    case .minus: [.line("M-5 0 H5")]
    case .chevronRight: [.line("M-2 -4 L2 0 L-2 4")]
    case .chevronDown: [.line("M-4 -2 L0 2 L4 -2")]
    case .pointer: [.line("M0 -6 V-2 M0 2 V6 M-6 0 H-2 M2 0 H6")]
    case .classView: [.line("M-4 -4 H4 V4 H-4 Z")]
    case .classWindow: [.line("M-5 -4.5 H5 V4.5 H-5 Z M-5 -2 H5")]
    case .classViewController: [.line("M0 -5 L5 0 L0 5 L-5 0 Z")]
    case .classImageView: [.line("M-5 -4 H5 V4 H-5 Z M-5 2.5 L-1.5 -1 L1 1.5 L2.5 0 L5 2.5")]
    case .classLabel: [.line("M-4 -4 H4 M0 -4 V4.5")]
    case .classButton: [.line("M-2.5 -3 H2.5 a3 3 0 0 1 0 6 H-2.5 a3 3 0 0 1 0 -6 Z")]
    case .classControl:
      [
        .line("M-2.5 -3 H2.5 a3 3 0 0 1 0 6 H-2.5 a3 3 0 0 1 0 -6 Z"),
        .filled("M2.3 -1.4 a1.4 1.4 0 1 1 0 2.8 a1.4 1.4 0 1 1 0 -2.8 Z", outline: 0),
      ]
    case .classBar: [.line("M-5.5 -3 H5.5 V3 H-5.5 Z M-3 0 v.1 M0 0 v.1 M3 0 v.1")]
    case .classTextField: [.line("M-5.5 -3.5 H5.5 V3.5 H-5.5 Z M-3 -1.5 V1.5")]
    case .classApplication: [.line("M-4.5 -5 H4.5 V5 H-4.5 Z M-1.2 3 H1.2")]
    case .classScene: [.line("M-5.5 -3.5 H3 V5 H-5.5 Z M-3 -3.5 V-5.5 H5.5 V3 H3")]
    case .classDelegate: [.line("M0 -5 a2.3 2.3 0 1 1 -.01 0 M-4.5 5 C-4.5 .5 4.5 .5 4.5 5")]
    case .logo: [.line("M-1 7 V-7 M-1 -5.5 H4 L6.5 -3.5 L4 -1.5 H-1 M-1 0 H-4.5 L-6.5 1.75 L-4.5 3.5 H-1", 1.6)]
    }
  }
}
