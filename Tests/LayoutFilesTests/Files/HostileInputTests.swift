import LayoutFiles
import Testing

@Suite struct HostileInputTests {
  /// SplitMix64: the same bytes on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let check = """
    {"title": "é", "layout": {"fingerpost": 1, "device": {"size": [390, 844]}, "scene": {"name": "s"}, "behavior": {"panHysteresis": 1},
     "windows": [{"name": "w", "rootViewController": {"name": "root", "children": [{"in": "v"}], "presented": {"view": {}},
      "view": {"name": "v", "transform": {"rotate": 1.5, "scale": [1, 2]}, "pointInside": {"path": "M0 0L9 9A1 2 3 0 1 4 5Z"},
       "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "g", "delegate": {"shouldReceive": [".UIView", "v/*"]}}],
       "subviews": [{"class": "UIScrollView", "name": "l", "frame": [0, 0, 10.5, 1e2], "backgroundColor": "#10203040"}]}}}]},
     "steps": [{"t": 0.5, "tap": [1, 2]}, {"t": 1, "set": "l.pan", "isEnabled": false}, {"t": 1, "insert": {}, "into": "v"}],
     "expect": {"hits": {"1": "v"}, "properties": {"l.contentOffset": [0, 1]}, "log": ["0.5 g: possible -> ended"]}}
    """

  @Test func `the text to be damaged is good`() throws {
    #expect(throws: Never.self) { try CheckFile.decode(Array(Self.check.utf8), file: "a") }
  }

  @Test(arguments: 0..<4)
  func `damaged bytes give errors, never a crash`(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let good = Array(Self.check.utf8)
    for _ in 0..<1000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(good[Int.random(in: 0..<good.count, using: &generator)], at: index)
        case 3: bytes.removeSubrange(index..<min(bytes.count, index + 40))
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
        }
      }
      let error = lines { () throws(LayoutError) in _ = try CheckFile.decode(bytes, file: "a") }
      #expect(error.allSatisfy { $0.hasPrefix("a:") && $0.contains(": error: ") })
    }
  }

  @Test func `every beginning of a file is an error with a place`() {
    let good = Array(Self.check.utf8)
    for length in stride(from: 1, to: good.count, by: 3) {
      let error = lines { () throws(LayoutError) in _ = try CheckFile.decode(Array(good[..<length]), file: "a") }
      // A number or word cut short may be a mistake of its own.
      #expect((1...2).contains(error.count))
      #expect(error.last?.contains("the file ends inside") == true || error.last?.contains("closing quote") == true)
    }
  }

  @Test func `views nested beyond the limit are refused`() {
    let open = String(repeating: #"{"subviews": ["#, count: 250)
    #expect(complaints(layoutText(view: open)).first?.hasSuffix("nested deeper than 200 levels, the limit") == true)
  }

  @Test func `as many mistakes as views are not searched for what was meant`() {
    let views = (0..<20_000).map { #"{"name": "view\#($0)", "next": "veiw\#($0)", "hiden": 1}"# }
    let lines = complaints(layoutText(view: #"{"subviews": [\#(views.joined(separator: ","))]}"#))
    #expect(lines.count == 101)
  }
}
