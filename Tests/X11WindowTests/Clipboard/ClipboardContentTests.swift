import Testing

@testable import X11Window

struct ClipboardContentTests {
  @Test func `only what is there is offered`() {
    #expect(ClipboardContent(text: nil).targets.isEmpty)
    #expect(ClipboardContent(text: nil, png: [1]).targets == ["image/png"])
    #expect(ClipboardContent(text: "").targets == ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"])
  }

  @Test func `each form has its bytes, others none`() {
    let content = ClipboardContent(text: "é", png: [1, 2])
    #expect(content.bytes(for: "UTF8_STRING") == [0xc3, 0xa9])
    #expect(content.bytes(for: "image/png") == [1, 2])
    #expect(content.bytes(for: "text/html") == nil)
    #expect(ClipboardContent(text: nil, png: [1]).bytes(for: "text/plain") == nil)
  }
}
