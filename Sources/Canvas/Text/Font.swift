/// One of the program's two typefaces at a size in logical pixels.
package struct Font: Hashable, Sendable {
  package enum Family: String, Hashable, Sendable {
    /// Inter, or what stands in for it: words.
    case ui
    /// JetBrains Mono, or what stands in for it: numbers, coordinates, identifiers.
    case mono

    /// In the order in which they are tried.
    package var names: [String] {
      switch self {
      case .ui: ["Inter", "DejaVu Sans", "sans-serif"]
      case .mono: ["JetBrains Mono", "DejaVu Sans Mono", "monospace"]
      }
    }
  }

  package enum Weight: String, Hashable, Sendable { case regular, medium, semibold, bold }

  package var family: Family
  package var size: Double
  package var weight: Weight

  package init(family: Family = .ui, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  package static func ui(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(family: .ui, size: size, weight: weight)
  }

  package static func mono(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(family: .mono, size: size, weight: weight)
  }
}
