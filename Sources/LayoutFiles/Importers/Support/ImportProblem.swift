/// What an importer found worth saying: things it could not carry over, and things it had to guess.
package enum ImportProblem: Hashable, Sendable {
  case unknownElement(String, takenAs: String)
  case duplicateID(String, first: SourceLocation)
  case missingTarget(String, of: String)
  case absurdNumber(key: String, text: String, used: String)
  case negativeSize(of: String)
  case unsolvedFrame(of: String)
  case solvedFrame(of: String)
  case guessedFrame(of: String, how: String)
  case framesMissing(count: Int, total: Int, savedBy: String)
  case notInstalled(String)
  case sharedRecognizer(String)
  case orphanRecognizer(String)
  case inDock(String)
  case misplaced(String)
  case ambiguous(String)
  case unknownRecognizers(of: String)
  case inFlight(String)
  case skewedFrame(of: String)
  case deepViews(Int, limit: Int)
  case viewLimit(Int)
  case noSuchScene(String, scenes: [String])
  case noScene
  case elided
  case cutLine
  case depthJump
  case layerOnly(Int)
  case noFrame(of: String)
  case noGeometry
  case accessibility(source: String)
  case emptyTree
  case contentElsewhere(what: String, advice: String)
  case cycle(String)
  case severalRoots(Int)

  var sentence: String {
    switch self {
    case .unknownElement, .duplicateID, .missingTarget, .absurdNumber, .negativeSize, .notInstalled, .sharedRecognizer,
      .orphanRecognizer, .inDock, .misplaced, .ambiguous, .noSuchScene, .noScene, .contentElsewhere, .cycle:
      documentSentence
    default: treeSentence
    }
  }

  private var documentSentence: String {
    switch self {
    case .unknownElement(let name, let taken): "the element <\(name)> is not known here; taken as \(taken)"
    case .duplicateID(let id, let first):
      "the id \"\(id)\" was given before, at \(first.line):\(first.column); what names it means the first"
    case .missingTarget(let id, let what): "\(what) names the id \"\(id)\", which nothing in the file has"
    case .absurdNumber(let key, let text, let used): "\(key) is \(text), which no screen has; \(used) is used"
    case .negativeSize(let name): "\(name) has a negative size; UIKit's standardized rectangle is used"
    case .notInstalled(let name): "\(name) is not installed in the size class shown, so it is hidden"
    case .sharedRecognizer(let name):
      "several views claim the recognizer \(name); it belongs to one view at run time, the last that claims it"
    case .orphanRecognizer(let name): "no view has the recognizer \(name), so it gets no touches"
    case .inDock(let name): "\(name) is in no hierarchy until code puts it into one, so it is left out"
    case .misplaced(let name): "\(name) is misplaced: its constraints will move it from the frame in the file"
    case .ambiguous(let name): "\(name) is ambiguous: its constraints do not decide its frame"
    case .noSuchScene(let name, let scenes):
      "there is no scene \"\(name)\"; the file has \(scenes.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noScene: "the file has no view and no view controller to show"
    case .contentElsewhere(let what, let advice): "\(what); \(advice)"
    case .cycle(let name): "\(name) is embedded in itself; the inner one is left empty"
    default: ""
    }
  }

  private var treeSentence: String {
    switch self {
    case .unsolvedFrame(let name): "\(name) has no frame in the file and its constraints do not decide one"
    case .solvedFrame(let name): "\(name) has no frame in the file; the one shown follows from its constraints"
    case .guessedFrame(let name, let how): "the frame of \(name) is a guess: \(how)"
    case .framesMissing(let count, let total, let savedBy):
      "\(count) of \(total) views have no position in this file\(savedBy); open and save it in a newer Xcode"
    case .unknownRecognizers(let name):
      "\(name) has gesture recognizers of kinds the text does not tell; one that never recognizes stands for them"
    case .inFlight(let name): "\(name) was being animated; its frame is where the animation ends"
    case .skewedFrame(let name):
      "the transform of \(name) does not tell its size; the frame is taken as it is, without the transform"
    case .deepViews(let count, let limit): "\(count) views nested deeper than \(limit) levels, the limit, are left out"
    case .viewLimit(let limit): "the file has more than \(limit) views, the limit"
    case .elided: "the text leaves lines out here; the views in them are missing"
    case .cutLine: "the line is cut; what it says up to here is used"
    case .depthJump: "a view here has lost its superview; it is put into the nearest view before it"
    case .layerOnly(let count): "\(count) layers without a view are left out; no touch reaches a layer"
    case .noFrame(let name): "\(name) has no frame in the text; it is shown without size"
    case .noGeometry: "the text has no frames; every view is shown as large as the screen"
    case .accessibility(let source):
      "this is an accessibility tree (\(source)): positions are real, but flags, clipping and recognizers are unknown, "
        + "so what touches do is a guess"
    case .emptyTree: "the tree has no elements"
    case .severalRoots(let count): "the text has \(count) roots; they are shown in one window, the last in front"
    default: ""
    }
  }
}
