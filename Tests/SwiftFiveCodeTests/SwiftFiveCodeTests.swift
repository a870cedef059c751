import Testing
import UIKit

@MainActor
struct SwiftFiveCodeTests {
  @Test func `code without actors compiles and runs in Swift 5 mode`() {
    #expect(DotChecks().findsDot())
    #expect(DotChecks().feelsTouch())
    #expect(DotChecks().sendsAction() == 2)
  }
}
