import Testing

struct RuleCitationsTests {
  private let citations = RuleCitations(
    known: (1...12).flatMap { ["HT-\($0)", "G-TAP-\($0)", "GT-\($0)", "TAP-\($0)", "11b.\($0)"] }
  )

  @Test(
    arguments: [
      ("(HT-1)", ["HT-1"]),
      ("HT-1, HT-3", ["HT-1", "HT-3"]),
      ("HT-1 to HT-4", ["HT-1", "HT-2", "HT-3", "HT-4"]),
      ("G-TAP-3/4", ["G-TAP-3", "G-TAP-4"]),
      ("GT-5..7", ["GT-5", "GT-6", "GT-7"]),
      ("GT-5–7", ["GT-5", "GT-6", "GT-7"]),
      ("readings 11b.4 and 11b 12", ["11b.12", "11b.4"]),
      ("HT-13, UTF-8, XHT-1, 111b.4, HT-1234", []),
    ]
  )
  func `ids are found in every form`(text: String, ids: [String]) {
    #expect(citations.ids(in: text).sorted() == ids)
  }

  @Test func `a tap recognizer's rule is not a tap count's`() {
    #expect(citations.ids(in: "G-TAP-5") == ["G-TAP-5"])
  }
}
