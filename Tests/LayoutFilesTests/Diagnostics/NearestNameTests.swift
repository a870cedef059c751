import Testing

@testable import LayoutFiles

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("isHiden", "isHidden"), ("FRAME", "frame"), ("farme", "frame"), ("alpa", "alpha"), ("bound", "bounds"),
  ])
  func `a slip finds the word`(word: String, meant: String) {
    #expect(NearestName.nearest(to: word, among: ["alpha", "bounds", "center", "frame", "isHidden"]) == meant)
  }

  @Test(arguments: ["", "x", "colour", "frameworkIsFar"])
  func `a word too far from all finds nothing`(word: String) {
    #expect(NearestName.nearest(to: word, among: ["alpha", "bounds", "center", "frame"]) == nil)
  }

  @Test func `the same first letter wins between two equally near`() {
    #expect(NearestName.nearest(to: "fame", among: ["name", "frame"]) == "frame")
  }
}
