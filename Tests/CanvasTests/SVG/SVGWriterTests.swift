import Foundation
import FoundationXML
import Testing
import UIKit

@testable import Canvas

/// Display lists written as SVG, read back by an XML parser.
@Suite struct SVGWriterTests {
  private func document(_ body: (Painter) -> Void) -> String {
    SVGWriter.document(
      DisplayList(recording: body),
      size: CGSize(width: 100, height: 50),
      information: SVGWriter.Information(
        title: "A & B",
        description: "story <1>",
        metadata: ("key", "{\"a\": \"<]]>\"}")
      ),
      measurer: FixedTextMeasurer()
    )
  }

  private let black = CGColor(red: 0, green: 0, blue: 0)

  @Test func `it is well-formed whatever stands in names, and nothing is lost`() throws {
    let text = document { painter in
      painter.text("a < b & \"c\" \u{1}", font: .ui(10), color: black, at: CGPoint(x: 1, y: 2))
    }
    let reading = Reading(text)
    #expect(reading.error == nil)
    #expect(reading.texts["text"] == ["a < b & \"c\" \u{FFFD}"])
    #expect(reading.texts["title"] == ["A & B"])
    #expect(reading.texts["desc"] == ["story <1>"])
    #expect(reading.texts["metadata"] == ["{\"a\": \"<]]>\"}"])
  }

  @Test func `groups, maps and clips that nest are closed where they end`() {
    let text = document { painter in
      painter.group(alpha: 0.5) {
        painter.translated(x: 3, y: 4) {
          painter.clipped(to: CGRect(x: 0, y: 0, width: 5, height: 5)) {
            painter.fill(CGRect(x: 1, y: 1, width: 2, height: 2), color: black)
          }
        }
      }
      painter.fill(CGRect(x: 9, y: 9, width: 1, height: 1), color: black)
    }
    let reading = Reading(text)
    #expect(reading.error == nil)
    let inner = reading.elements.first { $0.attributes["x"] == "1" && $0.attributes["fill"] != nil }
    #expect(inner?.depth == 5)
    let outer = reading.elements.first { $0.attributes["x"] == "9" }
    #expect(outer?.depth == 2)
    #expect(text.contains("<g opacity=\"0.5\">"))
    #expect(text.contains("matrix(1 0 0 1 3 4)"))
    #expect(text.contains("<clipPath id=\"clip1\"><rect x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></clipPath>"))
  }

  @Test func `text stays text: a line each, as wide as it was laid out`() {
    let block = TextBlock(
      "one two three",
      font: .ui(10, .semibold),
      color: black,
      width: 50,
      overflow: .wrap(lineHeight: 12, maxLines: nil),
      alignment: .trailing
    )
    let reading = Reading(document { $0.text(block, at: CGPoint(x: 10, y: 20)) })
    #expect(reading.texts["text"] == ["one two", "three"])
    let lines = reading.elements.filter { $0.name == "text" }
    #expect(lines.map { $0.attributes["y"] } == ["20", "32"])
    #expect(lines.map { $0.attributes["x"] } == ["60", "60"])
    #expect(lines.map { $0.attributes["textLength"] } == ["42", "30"])
    #expect(lines.allSatisfy { $0.attributes["font-weight"] == "600" })
  }

  @Test func `hairlines lie on pixels and keep their width at every size`() {
    let text = document { painter in
      painter.stroke(CGRect(x: 1, y: 2, width: 10, height: 10), style: .hairline, color: black)
      painter.line(from: CGPoint(x: 0, y: 4.75), to: CGPoint(x: 9, y: 4.75), color: black)
    }
    #expect(text.contains("<rect x=\"1.5\" y=\"2.5\" width=\"9\" height=\"9\""))
    #expect(text.contains("d=\"M0 4.5 L9 4.5\""))
    #expect(text.components(separatedBy: "non-scaling-stroke").count == 3)
  }
}

/// Elements and texts of an XML document.
private final class Reading: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// 1 for the root.
    let depth: Int
  }

  private(set) var elements: [Element] = []
  private(set) var texts: [String: [String]] = [:]
  private(set) var error: String?
  private var depth = 0
  private var characters = ""

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "unknown" }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth += 1
    characters = ""
    elements.append(Element(name: name, attributes: attributes, depth: depth))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth -= 1
    texts[name, default: []].append(characters)
    characters = ""
  }
}
