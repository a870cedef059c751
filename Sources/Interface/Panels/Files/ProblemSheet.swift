package import Canvas
package import Foundation
package import UIKit

/// A file that was dropped, pasted or named on the way did not open: why, and what to do next.
@MainActor
package final class ProblemSheet: Sheet {
  private let problem: FileProblem
  private let message: FileProblemCard
  private var buttons: [Button] = []

  package init(_ context: InterfaceContext, problem: FileProblem, openAnother: @escaping @MainActor () -> Void) {
    self.problem = problem
    message = FileProblemCard(context)
    super.init(context, name: "file problem")
    message.problem = problem
    card.addSubview(message)
    buttons = [
      Button(context, title: "Close", style: .secondary, hint: "Go on with what is shown (Esc)") { [weak self] in
        self?.close()
      },
      Button(context, title: "Copy message", style: .secondary, hint: "Copy it as text") { [context, problem] in
        context.copy?(problem.text)
      },
      Button(context, title: "Open another…", style: .secondary, hint: InterfaceCommand.open.hint, action: openAnother),
    ]
    for button in buttons { card.addSubview(button) }
  }

  package required init?(coder: NSCoder) { nil }

  package override var firstFocus: UIView? { buttons.first }

  private func messageHeight(cardWidth: Double) -> Double { message.height(forWidth: cardWidth - 40) }

  package override func cardFrame(in size: CGSize) -> CGRect {
    let width = min(640, size.width - 32)
    let height = 48 + messageHeight(cardWidth: width) + 16 + context.density.buttonHeight + 16
    return Self.centered(CGSize(width: width, height: height), in: size)
  }

  package override func layoutCard() {
    let box = card.bounds
    message.frame = CGRect(x: 20, y: 48, width: box.width - 40, height: messageHeight(cardWidth: box.width))
    placeAtBottom(buttons)
  }

  package override func paintCard(into painter: Painter) {
    let name = problem.path.split(separator: "/").last.map(String.init) ?? problem.path
    paintTitle("\(name) cannot be opened", into: painter)
  }
}
