import Testing

@testable import X11Window

struct KeySampleTests {
  @Test(
    arguments: [
      (0x6f, 0x6f, 0x6f),  // o stays o
      (0x6cf, 0x6f, 0x6f),  // Cyrillic shcha gives way to the o of the first group
      (0xff1b, 0xff1b, 0xff1b),  // Escape
      (0xffbe, 0, 0xffbe),  // F1
      (0xe9, 0x32, 0xe9),  // e acute is Latin
      (0, 0x6f, 0x6f),  // an input method gave text only
      (0x6cf, 0, 0x6cf),  // a layout of one group
    ] as [(UInt32, UInt32, UInt32)]
  )
  func `shortcuts fall back to the first group for letters of other scripts`(
    keysym: UInt32,
    first: UInt32,
    expected: UInt32
  ) {
    #expect(KeySample.shortcut(keysym, firstGroup: first) == expected)
  }

  @Test func `a keysym types its Latin or Unicode character`() {
    #expect(KeySample.text(of: 0x61) == "a")
    #expect(KeySample.text(of: 0xe9) == "é")
    #expect(KeySample.text(of: 0x0100_20ac) == "€")
    #expect(KeySample.text(of: 0xff0d) == "")
  }

  @Test func `control characters are no text`() {
    #expect(KeySample.typed("\u{1b}") == "")
    #expect(KeySample.typed("\r") == "")
    #expect(KeySample.typed("ß") == "ß")
  }
}
