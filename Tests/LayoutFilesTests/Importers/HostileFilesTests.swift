import Foundation
import Testing
import UIKit

@testable import LayoutFiles

/// Files made to hurt: each is refused with a sentence that states the limit, or shown, in bounded time and memory.
@Suite struct HostileFilesTests {
  private func complaint(_ bytes: [UInt8]) -> String {
    lines { () throws(LayoutError) in _ = try LayoutFile.decode(bytes, file: "a") }.first ?? "it opens"
  }

  private func complaint(_ text: String) -> String { complaint(Array(text.utf8)) }

  private static let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

  /// A XIB whose root holds `subviews`.
  private func xib(_ subviews: String) -> String {
    "\(Self.head)<objects><view id=\"r\" userLabel=\"r\">\(rect(0, 0, 100, 100))<subviews>\(subviews)</subviews></view></objects></document>"
  }

  // MARK: Entities

  @Test(arguments: [
    "<!DOCTYPE lolz [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><document>&b;</document>",
    "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document a=\"&x;\"/>",
    "<!DOCTYPE d [<!ENTITY % p SYSTEM \"http://localhost/a.dtd\"> %p;]><AppiumAUT/>",
  ])
  func `entities of a document are refused, whatever they are`(text: String) {
    #expect(complaint(text).hasPrefix("a:1:"))
    #expect(complaint(text).contains("entities"), "\(complaint(text))")
  }

  @Test func `a document type outside the file is never fetched`() throws {
    let text = "<!DOCTYPE document SYSTEM \"file:///dev/zero\">" + xib("")
    #expect(try imported(text).windows.count == 1)
    #expect(complaint(Self.head + "<objects><view id=\"&passwd;\"/></objects></document>").contains("&passwd;"))
  }

  // MARK: Depth and number

  @Test func `a hundred thousand levels are an error or are cut at the limit`() throws {
    let levels = 100_000
    let open = String(repeating: "<view><subviews>", count: levels)
    let close = String(repeating: "</subviews></view>", count: levels)
    #expect(complaint(Self.head + open + close + "</document>").hasSuffix("nested deeper than 500 levels, the limit"))
    #expect(complaint(String(repeating: "[", count: levels)).hasSuffix("nested deeper than 200 levels, the limit"))
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}" }
    let tree = try imported("Element subtree:\n" + lines.joined(separator: "\n"))
    #expect(warnings(tree).last == "1916 views nested deeper than 85 levels, the limit, are left out")
  }

  @Test func `a million siblings are refused with the limit`() {
    #expect(
      complaint("<hierarchy>" + String(repeating: "<a/>", count: 1_000_001) + "</hierarchy>")
        .contains("1000000 elements, the limit")
    )
    #expect(complaint(xib(String(repeating: "<view/>", count: 1))) == "it opens")
    #expect(
      complaint("<AppiumAUT>" + String(repeating: "<XCUIElementTypeOther/>", count: 100_001) + "</AppiumAUT>")
        .hasSuffix("the file has more than 100000 views, the limit")
    )
    let line = "<UIView: 0x1; frame = (0 0; 1 1)>\n"
    #expect(
      complaint(String(repeating: line, count: 100_001)).hasSuffix("the file has more than 100000 views, the limit")
    )
  }

  @Test func `scenes that all embed one large scene are read up to the limit`() throws {
    let many = (0..<30).map { "<view id=\"v\($0)\">\(rect(0, 0, 9, 9))</view>" }.joined()
    let large = viewController(many, id: "large")
    let slots = (0..<10).map {
      "<containerView id=\"c\($0)\">\(rect(0, 0, 9, 9))<connections><segue destination=\"large\" kind=\"embed\" id=\"e\($0)\"/></connections></containerView>"
    }
    let scenes = (0..<12).map { viewController(slots.joined(), id: "s\($0)") }
    let text = storyboard().replacing(
      "<scenes></scenes>",
      with: "<scenes>\((scenes + [large]).map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>"
    )
    let layouts = try IBImporter.layouts(try MarkupReader.read(Array(text.utf8), file: "a"), file: "a", limit: 1_000)
    #expect(layouts.count == 5, "each has 321 views")
    #expect(layouts.first?.scenes.count == 13)
  }

  // MARK: Size

  @Test func `two hundred megabytes are refused before they are read`() throws {
    let path = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString)"
    #expect(FileManager.default.createFile(atPath: path, contents: Data("<document".utf8)))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 200 << 20)
    try file.close()
    let error = lines { () throws(LayoutError) in _ = try LayoutFile.read(path) }
    #expect(error == ["\(path): error: the file has 209,715,200 bytes; the limit is 67,108,864 bytes (64 MB)"])
  }

  @Test func `foreign files have a lower limit`() {
    let bytes = Array("<document>".utf8) + [UInt8](repeating: 0x20, count: 32 << 20)
    #expect(complaint(bytes) == "a: error: the file has 33,554,442 bytes; the limit is 33,554,432 bytes (32 MB)")
  }

  @Test func `an attribute of ten megabytes is cut where it is shown`() throws {
    let text = String(repeating: "a", count: 10 << 20)
    let document = try imported(xib("<label id=\"l\" text=\"\(text)\">\(rect(0, 0, 9, 9))</label>"))
    let label = document.windows[0].rootViewController?.view.subviews.first
    #expect(label?.properties.string(.text)?.count == ImportLimits.text)
    #expect(label?.name.count == ImportLimits.name)
  }

  @Test func `angle brackets without end take no time`() {
    let brackets = String(repeating: "<", count: 200_000) + String(repeating: ">", count: 200_000)
    #expect(complaint("frame = (\n<A\(brackets)") != "it opens")
  }

  // MARK: Encodings

  @Test func `bytes that are no UTF-8 are named with their place`() {
    let bad = Array(xib("<label text=\"").utf8.prefix(200)) + [0xC3, 0x28]
    #expect(complaint(bad).contains("byte 0xC3"), "\(complaint(bad))")
    #expect(complaint(Array("<UIView: 0x1; frame = (0 0; 1 1)>\n  ".utf8) + [0xFF]).hasPrefix("a:2:3: error: "))
  }

  @Test func `UTF-16 is named, with a mark or without`() {
    let text = "<document/>"
    for bigEndian in [true, false] {
      let body = text.utf16.flatMap { unit in
        bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      let mark: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      #expect(complaint(mark + body).contains("UTF-16"), "\(complaint(mark + body))")
      #expect(complaint(body).contains("UTF-16"), "\(complaint(body))")
    }
  }

  @Test func `NULs are no text`() {
    #expect(complaint("\0\0\0\0") != "it opens")
    #expect(complaint("<UIView: 0x1; frame = (0 0; 1 1)>\n\0\0") == "it opens")
    #expect(complaint(xib("<view id=\"\0\"/>")).hasPrefix("a:1:"))
  }

  // MARK: Numbers

  @Test(arguments: ["1e400", "-1e400", "nan", "inf", "1e300", "6780492000000", "１２"])
  func `an absurd number is replaced, and the layout shown`(number: String) throws {
    let document = try imported(
      xib(
        "<view id=\"v\" userLabel=\"v\"><rect key=\"frame\" x=\"\(number)\" y=\"0\" width=\"9\" height=\"\(number)\"/></view>"
      )
    )
    let frame = try #require(view("v", in: document)?.frame)
    #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) <= 1e7 })
    #expect(!document.warnings.isEmpty)
    #expect(throws: Never.self) { try converted(document) }
    let text = try imported("<UIView: 0x1; frame = (\(number) 0; 9 \(number))>\n   | <UIView: 0x2; frame = (0 0; 1 1)>")
    #expect(throws: Never.self) { try converted(text) }
  }

  @Test func `a view far away is kept where it is`() throws {
    let document = try imported(xib("<view id=\"v\" userLabel=\"v\">\(rect(6_780_492, 0, 9, 9))</view>"))
    #expect(view("v", in: document)?.frame == CGRect(x: 6_780_492, y: 0, width: 9, height: 9))
  }
}
