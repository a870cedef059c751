import Foundation
import UIKit

extension PropertyAccess {
  static let controls: [Property: [PropertyAccessor]] = [
    .isEnabled: [.bool(\UIControl.isEnabled), .bool(\UILabel.isEnabled)],
    .isSelected: [
      .bool(\UIControl.isSelected), .bool(\UITableViewCell.isSelected), .bool(\UICollectionViewCell.isSelected),
    ],
    .isHighlighted: [
      .bool(\UIControl.isHighlighted), .bool(\UILabel.isHighlighted), .bool(\UIImageView.isHighlighted),
      .bool(\UITableViewCell.isHighlighted), .bool(\UICollectionViewCell.isHighlighted),
    ],
    .isTracking: [.readOnly(\UIControl.isTracking), .readOnly(\UIScrollView.isTracking)],
    .isTouchInside: [.readOnly(\UIControl.isTouchInside)],
    .isOn: [.bool(\UISwitch.isOn)],
    .value: [.number(\UISlider.value), .number(\UIStepper.value)],
    .minimumValue: [.number(\UISlider.minimumValue), .number(\UIStepper.minimumValue)],
    .maximumValue: [.number(\UISlider.maximumValue), .number(\UIStepper.maximumValue)],
    .isContinuous: [.bool(\UISlider.isContinuous), .bool(\UIStepper.isContinuous)],
    .stepValue: [.number(\UIStepper.stepValue)],
    .autorepeat: [.bool(\UIStepper.autorepeat)],
    .wraps: [.bool(\UIStepper.wraps)],
    .items: [
      .path(\UISegmentedControl.segmentTitles, { .strings($0) }) { value in
        guard case .strings(let titles) = value else { return nil }
        return titles
      }
    ],
    .selectedSegmentIndex: [.integer(\UISegmentedControl.selectedSegmentIndex)],
    .isMomentary: [.bool(\UISegmentedControl.isMomentary)],
    .numberOfPages: [.integer(\UIPageControl.numberOfPages)],
    .currentPage: [.integer(\UIPageControl.currentPage)],
    .progress: [.number(\UIProgressView.progress)],
    .isAnimating: [
      .custom(
        UIActivityIndicatorView.self,
        get: { .bool($0.isAnimating) },
        set: { indicator, value in
          guard let isAnimating = value.boolValue else { return false }
          if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
          return true
        }
      )
    ],
  ]

  static let scrolling: [Property: [PropertyAccessor]] = [
    .contentOffset: [
      .path(\UIScrollView.contentOffset, { .point($0) }) { value in
        guard case .point(let point) = value else { return nil }
        return point
      }
    ],
    .contentSize: [
      .path(\UIScrollView.contentSize, { .size($0) }) { value in
        guard case .size(let size) = value else { return nil }
        return size
      }
    ],
    .contentInset: [
      .path(\UIScrollView.contentInset, { .insets($0) }) { value in
        guard case .insets(let insets) = value else { return nil }
        return insets
      }
    ],
    .isScrollEnabled: [.bool(\UIScrollView.isScrollEnabled)],
    .isPagingEnabled: [.bool(\UIScrollView.isPagingEnabled)],
    .bounces: [.bool(\UIScrollView.bounces)],
    .alwaysBounceVertical: [.bool(\UIScrollView.alwaysBounceVertical)],
    .alwaysBounceHorizontal: [.bool(\UIScrollView.alwaysBounceHorizontal)],
    .delaysContentTouches: [.bool(\UIScrollView.delaysContentTouches)],
    .canCancelContentTouches: [.bool(\UIScrollView.canCancelContentTouches)],
    .isDirectionalLockEnabled: [.bool(\UIScrollView.isDirectionalLockEnabled)],
    .minimumZoomScale: [.number(\UIScrollView.minimumZoomScale)],
    .maximumZoomScale: [.number(\UIScrollView.maximumZoomScale)],
    .zoomScale: [.number(\UIScrollView.zoomScale)],
    .bouncesZoom: [.bool(\UIScrollView.bouncesZoom)],
    .showsHorizontalScrollIndicator: [.bool(\UIScrollView.showsHorizontalScrollIndicator)],
    .showsVerticalScrollIndicator: [.bool(\UIScrollView.showsVerticalScrollIndicator)],
    .scrollsToTop: [.bool(\UIScrollView.scrollsToTop)],
    .isDragging: [.readOnly(\UIScrollView.isDragging)],
    .isDecelerating: [.readOnly(\UIScrollView.isDecelerating)],
    .isZooming: [.readOnly(\UIScrollView.isZooming)],
    .allowsSelection: [.bool(\UITableView.allowsSelection), .bool(\UICollectionView.allowsSelection)],
  ]
}
