import Canvas
import Foundation
import UIKit

/// What to do with the what-ifs made so far: take the last back, make it again, keep them in a file of their own.
@MainActor
final class WhatIfActions: UIView {
  private let context: InterfaceContext
  private let undo: Button
  private let redo: Button
  private let save: Button

  init(_ context: InterfaceContext, perform: @escaping @MainActor (InterfaceCommand) -> Void) {
    self.context = context
    func button(_ title: String, _ command: InterfaceCommand) -> Button {
      Button(context, title: title, style: .secondary, hint: command.hint) { perform(command) }
    }
    undo = button("Undo", .undo)
    redo = button("Redo", .redo)
    save = button("Save as new layout", .saveLayout)
    undo.disabledHint = "No what-if is left to take back"
    redo.disabledHint = "No what-if was taken back"
    save.disabledHint = "The layout is as the file says"
    super.init(frame: .zero)
    elementName = "what if actions"
    for view in [undo, redo, save] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var journal: WhatIfJournal { context.session.whatIf }

  /// Logical pixels; 0 until there has been a what-if.
  var height: Double {
    journal.done.isEmpty && journal.undone.isEmpty ? 0 : context.density.buttonHeight + 8
  }

  func update() {
    isHidden = height == 0
    undo.isEnabled = !journal.done.isEmpty
    redo.isEnabled = !journal.undone.isEmpty
    save.isEnabled = !journal.isEmpty
  }

  override func layoutSubviews() {
    var x = 0.0
    for button in [undo, redo] {
      button.frame = CGRect(origin: CGPoint(x: x, y: 4), size: button.fittingSize)
      x += button.fittingSize.width + 6
    }
    let width = min(save.fittingSize.width, max(0, bounds.width - x))
    save.frame = CGRect(x: bounds.width - width, y: 4, width: width, height: save.fittingSize.height)
  }
}
