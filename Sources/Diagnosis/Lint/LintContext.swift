import Foundation
import LayoutFiles
import Traces
import UIKit

/// A layout, built, mapped and indexed, for all the checks to look at.
@MainActor
final class LintContext: TouchAreas {
  /// A gesture recognizer that the file puts on a view.
  struct Recognizer {
    let document: RecognizerDocument
    let recognizer: UIGestureRecognizer
    let view: UIView
  }

  let document: LayoutDocument
  let layout: BuiltLayout
  private(set) var documents: [String: ViewDocument] = [:]
  private(set) var recognizers: [Recognizer] = []

  /// The views of those that are enabled.
  private var recognizing: Set<ObjectIdentifier> = []

  /// The views of presented controllers: they lie over everything on purpose.
  private(set) var presented: [UIView] = []

  /// Every view that waits for touches, with its area: for many overlays over many controls.
  private(set) lazy var waiting = findWaiting()

  /// What other checks have said about the views: they need not be told again that they win nowhere.
  var explained: Set<ObjectIdentifier> = []

  /// Problems for which it may still be tried out what would help.
  var trials: Int

  /// The more objects a layout has, the longer a trial takes, and the fewer there are.
  private static let mostTriedObjects = 6_000

  private let prepare: (@MainActor (BuiltLayout) -> Void)?

  convenience init(_ document: LayoutDocument, prepare: (@MainActor (BuiltLayout) -> Void)? = nil) {
    let layout = LayoutBuilder.build(document, traceCapacity: 1_000)
    prepare?(layout)
    self.init(layout, prepare: prepare)
  }

  /// Looks at objects as they are now.
  init(_ layout: BuiltLayout, prepare: (@MainActor (BuiltLayout) -> Void)? = nil) {
    self.layout = layout
    document = layout.document
    self.prepare = prepare
    // To try something is to build the layout again, and again.
    trials = min(24, Self.mostTriedObjects / max(1, document.names.count))
    super.init(layout.application)
    indexDocuments()
    for view in views {
      for recognizer in documents[name(view)]?.gestureRecognizers ?? [] {
        guard let object = layout.recognizer(recognizer.name) else { continue }
        recognizers.append(Recognizer(document: recognizer, recognizer: object, view: view))
        if object.isEnabled { recognizing.insert(ObjectIdentifier(view)) }
      }
    }
  }

  /// Only the recognizers that the file puts there count: those of scroll views are UIKit's own.
  override func isInteractive(_ view: UIView) -> Bool {
    view.waitsForTouches || worksByItself(view) || recognizing.contains(ObjectIdentifier(view))
  }

  private func indexDocuments() {
    var views: [ViewDocument] = []
    var controllers: [ControllerDocument] = []
    for window in document.windows {
      views.append(window.view)
      if let root = window.rootViewController { controllers.append(root) }
    }
    while let controller = controllers.popLast() {
      views.append(controller.view)
      controllers += controller.children
      guard let presented = controller.presented else { continue }
      controllers.append(presented)
      if let view = layout.view(presented.view.name) { self.presented.append(view) }
    }
    while let view = views.popLast() {
      documents[view.name] = view
      views += view.subviews
    }
  }

  /// Everything there is to find, in the order of the file.
  ///
  /// Trees of accessibility elements tell neither flags nor order nor who draws, and lists of controllers no geometry:
  /// what could be said about them would be guesses.
  func findings() -> [LintFinding] {
    switch document.source {
    case .accessibility, .controllerHierarchy: return []
    case .native, .interfaceBuilder, .description: break
    }
    var found = windowsLeftOver() + childrenOutside() + zeroSizeContainers() + controlsUnderDisabledAncestors()
    found += blockingOverlays() + coveredControls() + drawnOrders()
    found += smallTargets() + actionsToNobody() + scrollViewsThatCannotScroll()
    found += requirementCycles() + edgePansWithoutEdges() + recognizersThatNeverBegin() + recognizersNeverOffered()
    found += tapsThatWait() + recognizersThatCancelControls()
    found += viewsThatWinNowhere()
    found += guesses() + duplicateNames()
    return found.filter { isFounded($0) }.enumerated().sorted { left, right in
      let (a, b) = (left.element.location ?? .start, right.element.location ?? .start)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// Whether the file itself says where everything is that the finding measures.
  private func isFounded(_ finding: LintFinding) -> Bool {
    guard finding.kind.isGeometric, let view = layout.view(finding.subject) else { return true }
    return wayUp(view).allSatisfy { documents[name($0)]?.frameOrigin.map { $0 == .solved } ?? true }
  }

  /// Whether the class is one whose code the file does not show: it may draw, and override, what it likes.
  func isOfUnknownCode(_ view: UIView) -> Bool {
    document.source != .native && documents[name(view)]?.customClass != nil
  }

  /// Whether UIKit's own code in it draws and takes touches, as that of a picker does.
  func worksByItself(_ view: UIView) -> Bool { view is UIPickerView || view is UISearchBar }

  // MARK: Saying

  /// A finding about a view or recognizer, placed at its name unless something more exact is known.
  func finding(
    _ kind: LintKind,
    _ severity: LintFinding.Severity,
    _ subject: String,
    at location: SourceLocation? = nil,
    _ sentence: Phrase,
    fix: String
  ) -> LintFinding {
    LintFinding(
      kind: kind,
      severity: severity,
      subject: subject,
      file: document.file,
      location: location ?? document.names[subject]?.location,
      sentence: sentence,
      fix: fix
    )
  }

  /// `a, b and 3 more`.
  static func list(_ names: [String]) -> String {
    if names.count > 3 { return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more" }
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
  }

  /// `62%`; never all or nothing where it is not.
  static func percent(_ share: Double) -> String {
    if share >= 0.9995 { return "100%" }
    return "\(min(max(Int((share * 100).rounded()), 1), 99))%"
  }

  /// A change that lets a view win at a point, found by trying; nil where none is known.
  func remedy(_ view: UIView, at point: CGPoint) -> String? {
    guard trials > 0 else { return nil }
    trials -= 1
    return Why(name(view), at: point, in: document, prepare: prepare)?.remedies.first?.text
  }

  // MARK: Silence

  /// What the file says about a finding: on the view, on one around it, or for the whole layout.
  func exemption(for finding: LintFinding) -> LintExemption? {
    var current = layout.view(finding.subject) ?? layout.recognizer(finding.subject)?.view
    while let view = current {
      if let found = documents[name(view)]?.lintExemptions.first(where: { $0.covers(finding.kind) }) { return found }
      current = view.superview
    }
    return document.lintExemptions.first { $0.covers(finding.kind) }
  }
}
