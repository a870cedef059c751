/// The keys of the format's objects that are no properties; with the property tables this is the whole vocabulary.
enum Keys {
  static let layout = [
    "fingerpost", "$schema", "title", "notes", "device", "application", "scene", "windows", "behavior", "lint",
    "source",
  ]
  static let device = ["name", "size", "scale"]
  static let responder = [
    "name", "class", "customClass", "touches", "presses", "motion", "remote", "next", "implements",
  ]
  static let application = responder + ["delegate", "sendEvent", "sendAction"]
  static let controller = responder + ["view", "children", "presented", "in", "notes"]
  static let view =
    responder + [
      "subviews", "gestureRecognizers", "pointInside", "hitTest", "gestureRecognizerShouldBegin", "managedBy",
      "lint", "frameOrigin", "notes",
    ]
  static let window = view + ["rootViewController", "sendEvent"]
  static let control = ["actions", "beginTracking", "continueTracking", "sendAction"]
  static let scrollView = [
    "touchesShouldBegin", "touchesShouldCancel", "viewForZooming", "panGestureRecognizer", "pinchGestureRecognizer",
  ]
  static let recognizer = ["name", "class", "customClass", "requireToFail", "delegate", "actions", "notes"]
  static let builtInRecognizer = ["requireToFail", "actions"]
  static let recognizerDelegate = [
    "shouldBegin", "shouldReceive", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
    "shouldBeRequiredToFailBy",
  ]
  static let action = ["event", "target", "action"]
  static let layer = ["anchorPoint", "zPosition", "cornerRadius", "masksToBounds", "borderWidth", "borderColor"]
  static let font = ["size", "weight"]
  static let transform = ["rotate", "scale", "translate"]
  static let pointInside = ["inset", "shape", "path"]
  static let lint = ["ignore"]
  static let source = ["kind", "tool"]
  static let hitTest = ["returns", "passThrough", "tries", "convert", "ignoresFlags"]

  /// The structural keys of a view of `uiClass`.
  static func view(_ uiClass: UIKitClass) -> [String] {
    var keys = uiClass == .window ? window : view
    if uiClass.isKind(of: .control) { keys += control }
    if uiClass.isKind(of: .scrollView) { keys += scrollView }
    return keys
  }

  /// What people write who remember Objective-C, Interface Builder or SwiftUI, and UIKit's Swift name for it.
  static let familiar: [String: String] = [
    "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
    "opaque": "isOpaque", "userInteractionEnabled": "isUserInteractionEnabled",
    "multipleTouchEnabled": "isMultipleTouchEnabled", "exclusiveTouch": "isExclusiveTouch",
    "clipsSubviews": "clipsToBounds", "masksToBounds": "clipsToBounds", "opacity": "alpha",
    "background": "backgroundColor",
    "color": "backgroundColor", "children": "subviews", "views": "subviews", "gestures": "gestureRecognizers",
    "recognizers": "gestureRecognizers", "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled",
    "directionalLockEnabled": "isDirectionalLockEnabled", "on": "isOn", "type": "class", "id": "name",
    "identifier": "name", "level": "windowLevel", "keyWindow": "isKeyWindow", "rootController": "rootViewController",
    "root": "rootViewController", "viewController": "rootViewController", "requiresFailureOf": "requireToFail",
    "require": "requireToFail", "tapsRequired": "numberOfTapsRequired", "touchesRequired": "numberOfTouchesRequired",
    "selector": "action", "events": "event", "controlEvents": "event", "position": "center", "segments": "items",
    "delayContentTouches": "delaysContentTouches", "time": "t", "point": "at", "location": "at",
    "responderNext": "next",
    "nextResponder": "next", "continuous": "isContinuous", "momentary": "isMomentary", "editable": "isEditable",
    "zPosition": "layer", "cornerRadius": "layer", "anchorPoint": "layer", "simultaneous": "delegate",
  ]
}
