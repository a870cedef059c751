package import Canvas

/// How the interface looks, from what the command line, the person and the desktop say, in this order.
package struct Comfort: Hashable, Sendable {
  /// Three answers to one question: yes, no, or as the desktop has it.
  package enum Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    case auto
    case fixed(Value)

    /// nil for as the desktop has it.
    var value: Value? { if case .fixed(let value) = self { value } else { nil } }
  }

  package var appearance = Choice<Theme.Appearance>.auto
  package var highContrast = Choice<Bool>.auto
  package var reducedMotion = Choice<Bool>.auto
  package var wishes = DesktopWishes()

  package init() {}

  /// Dark where nobody says anything: the window is mostly canvas, and canvases are dark.
  package var theme: Theme {
    Theme(
      appearance.value ?? wishes.appearance ?? .dark,
      highContrast: highContrast.value ?? wishes.isHighContrast ?? false
    )
  }

  package var reducesMotion: Bool { reducedMotion.value ?? wishes.reducesMotion ?? false }

  // MARK: Choosing

  /// A person wants it so; what the desktop wants anyway goes on following the desktop.
  package mutating func choose(_ wanted: Theme.Appearance) {
    appearance = wanted == (wishes.appearance ?? .dark) ? .auto : .fixed(wanted)
  }

  package mutating func choose(highContrast wanted: Bool) {
    highContrast = wanted == (wishes.isHighContrast ?? false) ? .auto : .fixed(wanted)
  }

  package mutating func choose(reducedMotion wanted: Bool) {
    reducedMotion = wanted == (wishes.reducesMotion ?? false) ? .auto : .fixed(wanted)
  }
}
