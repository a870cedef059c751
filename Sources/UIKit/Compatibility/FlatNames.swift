public import Foundation

// The names that types had before Swift 4.2.

public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIButtonType = UIButton.ButtonType
public typealias UITouchPhase = UITouch.Phase
public typealias UITouchType = UITouch.TouchType
public typealias UITouchProperties = UITouch.Properties
public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UIPressType = UIPress.PressType
public typealias UIPressPhase = UIPress.Phase
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIWindowLevel = UIWindow.Level
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
public typealias UIApplicationState = UIApplication.State
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert

/// What a view without an own size in one direction gives for it.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

extension UIView {
  /// What a view without an own size in one direction gives for it.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}

/// The name of a time in seconds that Core Foundation uses.
public typealias CFTimeInterval = Double

/// There is no pool to drain: the body is called.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
