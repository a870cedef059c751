package import Foundation

extension DisplayList {
  /// A rectangle around all ink in the list's own space: maybe too large, never too small, null without ink.
  package func bounds(measuredBy measurer: any TextMeasurer) -> CGRect {
    var bounds = CGRect.null
    forEachInk(measuredBy: measurer) { _, _, box in bounds = bounds.union(box) }
    return bounds
  }
}
