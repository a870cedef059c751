import Foundation
import UIKit

/// Moves the content of scroll views out from under the bars of containers, as UIKit does at run time.
///
/// A file stores content as if there were no bar; at run time the scroll view gets an inset and starts below it.
enum IBInsets {
  /// Adjusts the scroll views of `controller` and all in it; `top` and `bottom` are what bars around it cover.
  static func adjust(_ controller: inout ControllerDocument, top: Double = 0, bottom: Double = 0) {
    var (top, bottom) = (top, bottom)
    let height = controller.view.frame?.height ?? 0
    for bar in controller.view.subviews {
      guard let frame = bar.frame else { continue }
      if bar.uiClass == .navigationBar, controller.uiClass == .navigationController { top = max(top, frame.maxY) }
      if bar.uiClass == .tabBar || bar.uiClass == .toolbar, controller.uiClass != .viewController {
        bottom = max(bottom, height - frame.minY)
      }
    }
    for index in controller.children.indices {
      // Only what fills its container lies under the container's bars.
      let fills = controller.children[index].view.frame?.height == height
      adjust(&controller.children[index], top: fills ? top : 0, bottom: fills ? bottom : 0)
    }
    guard top > 0 || bottom > 0, controller.children.isEmpty else { return }
    if controller.view.uiClass.isKind(of: .scrollView) {
      inset(&controller.view, top, bottom)
    } else if let first = controller.view.subviews.first, first.uiClass.isKind(of: .scrollView),
      first.uiClass != .textView, first.frame == controller.view.frame
    {
      inset(&controller.view.subviews[0], top, bottom)
    }
  }

  private static func inset(_ view: inout ViewDocument, _ top: Double, _ bottom: Double) {
    // Xcode 6 stored the rows of a table where the inset puts them.
    let first = view.subviews.compactMap(\.frame).map(\.minY).min() ?? 0
    guard !view.notes.contains(IBInsets.unadjusted), top == 0 || first < top else { return }
    view.properties[.contentInset] = .insets(UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    view.properties[.contentOffset] = .point(CGPoint(x: 0, y: -top))
    view.notes.append("contentInset: as UIKit sets it under the bars")
  }

  /// The note on a scroll view whose file asks to be left alone.
  static let unadjusted = "contentInset: not adjusted under bars"
}

extension ViewDocument {
  /// Notes on the scroll view that would be adjusted that its controller does not want it.
  mutating func markUnadjusted() {
    if uiClass.isKind(of: .scrollView) {
      notes.append(IBInsets.unadjusted)
    } else if subviews.first?.uiClass.isKind(of: .scrollView) == true {
      subviews[0].notes.append(IBInsets.unadjusted)
    }
  }
}
