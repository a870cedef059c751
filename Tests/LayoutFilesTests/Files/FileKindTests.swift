import Foundation
import Testing

@testable import LayoutFiles

/// What files are taken for by their first bytes, before anybody opens them.
@Suite struct FileKindTests {
  private func kind(_ text: String) -> FileKind { FileKind(head: Array(text.utf8)) }

  @Test func `files that open are told apart by what stands at their start`() {
    #expect(kind("{\"fingerpost\": 1, \"windows\": []}") == .layout)
    #expect(kind("{\"fingerpost\": 1, \"kind\": \"trace\", \"layout\": {}}") == .trace)
    #expect(kind("{\"layout\": \"a.json\", \"steps\": []}") == .check)
    let document = "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch."
    #expect(kind(document + "Storyboard.XIB\" version=\"3.0\">") == .storyboard)
    #expect(kind(document + "XIB\" version=\"3.0\">") == .xib)
    #expect(kind("<UIWindow: 0x7f; frame = (0 0; 390 844)>") == .hierarchy)
    #expect(kind("(lldb) po view.recursiveDescription()\n<UIView: 0x7f; frame = (0 0; 1 1)>") == .hierarchy)
    #expect(kind("<hierarchy rotation=\"0\"><node bounds=\"[0,0][1,1]\"/></hierarchy>") == .accessibility)
    #expect(kind("[{\"AXFrame\": \"{{0, 0}, {1, 1}}\"}]") == .accessibility)
    #expect(kind("<svg><title>a</title><metadata id=\"Fingerpost trace\">{") == .picture)
    #expect(kind("<!DOCTYPE html>\n<html><meta name=\"generator\" content=\"Fingerpost 1.0\">") == .trace)
    #expect(FileKind(head: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) == .picture)
  }

  @Test func `what does not open says what it is`() {
    #expect(kind("") == .other("Empty file"))
    #expect(kind("shopping list: milk") == .other("Text"))
    #expect(kind("{\"name\": \"package\"}") == .other("JSON"))
    #expect(kind("<html></html>") == .other("HTML"))
    #expect(kind("<plist version=\"1.0\"></plist>") == .other("Property list"))
    #expect(FileKind(head: [0xFF, 0xD8, 0xFF, 0xE0]) == .other("JPEG picture"))
    #expect(kind("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">") == .other("Mac or watch file"))
    #expect(!kind("").isReadable && kind("{\"fingerpost\": 1}").isReadable)
  }

  @Test func `only the start of a file is looked at`() {
    let padding = String(repeating: " ", count: 2 * FileKind.headSize)
    #expect(kind(padding + "{\"fingerpost\": 1}") == kind(padding))
  }
}
