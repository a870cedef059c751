public import Foundation

/// Remembers how to take back what was done; Foundation on Linux has none.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoBlocks: [() -> Void] = []
  private var redoBlocks: [() -> Void] = []
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  public override init() {
    super.init()
  }

  open var canUndo: Bool { !undoBlocks.isEmpty }
  open var canRedo: Bool { !redoBlocks.isEmpty }

  /// While undoing, what is registered is how to do it again.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    let block: () -> Void = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      redoBlocks.append(block)
    } else {
      if !isRedoing { redoBlocks = [] }
      undoBlocks.append(block)
    }
  }

  open func undo() {
    guard let block = undoBlocks.popLast() else { return }
    isUndoing = true
    block()
    isUndoing = false
  }

  open func redo() {
    guard let block = redoBlocks.popLast() else { return }
    isRedoing = true
    block()
    isRedoing = false
  }

  open func removeAllActions() {
    undoBlocks = []
    redoBlocks = []
  }

  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ actionName: String) {}
}
