package import Foundation

/// A layout file as values: what a native file or any importer says, before objects are made of it.
package struct LayoutDocument: Hashable, Sendable {
  /// The file as errors name it.
  package var file = ""
  package var title: String?
  package var device = DeviceDocument()
  package var application = ApplicationDocument()
  /// Stands between the windows and the application only if the file has one.
  package var scene: SceneDocument?
  /// Back to front within a level.
  package var windows: [WindowDocument] = []
  /// Settings of the engine that this file overrides, by name.
  package var behavior: [BehaviorOverride] = []
  /// Findings that the file accepts wherever they are.
  package var lintExemptions: [LintExemption] = []
  /// Every name of the file, those made up included.
  package var names = NameTable()
  /// What an importer could not carry over or had to guess, in the order it was met; a native file has none.
  package var warnings: [LayoutDiagnostic] = []
  /// How many further warnings were too many to keep.
  package var omittedWarnings = 0
  package var source = LayoutSource.native
  /// The scenes of a storyboard, or the top-level views of a XIB, the initial one first and else in the order of the
  /// file; empty for other files.
  package var scenes: [SceneName] = []
  /// The one of ``scenes`` that is shown.
  package var sceneShown: String?
  /// Segues from what is shown.
  package var links: [SceneLink] = []

  package init() {}
}

/// The screen.
package struct DeviceDocument: Hashable, Sendable {
  package var name: String?
  /// In points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var scale = 3.0
}

/// The application object.
package struct ApplicationDocument: Hashable, Sendable {
  package var customClass: String?
  package var name = "application"
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var overrides = ResponderOverrides()
  /// Follows the application in the responder chain only if the file names one.
  package var delegate: DelegateDocument?
}

/// The application's delegate, a responder.
package struct DelegateDocument: Hashable, Sendable {
  package var customClass: String?
  package var name: String
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var overrides = ResponderOverrides()
}

/// The window scene.
package struct SceneDocument: Hashable, Sendable {
  package var customClass: String?
  package var name = "scene"
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var overrides = ResponderOverrides()
}

/// One of ``UIKitBehavior``'s settings with the value a file gives it.
package struct BehaviorOverride: Hashable, Sendable {
  package enum Value: Hashable, Sendable { case flag(Bool), number(Double) }

  /// A name ``UIKitBehavior`` has.
  package var name: String
  package var value: Value
  package var location: SourceLocation = .start
}
