import Testing

@testable import UIKit

@Suite struct ColorNameTests {
  @Test func `all 148 names of CSS and transparent are known`() {
    #expect(CGColor.names.count == 149 + CGColor.systemColors.count)
    #expect(CGColor(named: "rebeccapurple") == CGColor(hex: 0x663399))
    #expect(CGColor(named: "transparent")?.alpha == 0)
    #expect(CGColor(named: "Rebecca") == nil)
  }

  @Test func `no name is both a CSS name and a system colour`() {
    #expect(Set(CGColor.names).count == CGColor.names.count)
  }

  @Test func `system colours have their light appearance`() {
    #expect(CGColor(named: "systemBlue") == CGColor(hex: 0x007AFF))
    #expect(UIColor.secondaryLabel.cgColor == CGColor(hex: 0x3C3C43, alpha: 0.6))
  }
}
