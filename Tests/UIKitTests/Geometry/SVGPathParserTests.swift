import Foundation
import Testing

@testable import UIKit

struct SVGPathParserTests {
  @Test(arguments: [
    ("M1 2 L3 4 H5 V6 Z", "m1,2 2 2 h2 v2z"),
    ("M0 0 L-.5 .5 L1 1", "M0 0-.5.5 1 1"),
    ("M10 10 C10 5 20 5 20 10 S30 15 30 10", "m10 10c0-5 10-5 10 0s10 5 10 0"),
    ("M0 0 Q5 5 10 0 T20 0", "M0,0q5,5,10,0t10,0"),
    ("M1 1 L2 2 L3 3", "M1 1 2 2 3 3"),
    ("M0 0 A1.4 1.4 0 0 1 2.8 0", "M0 0a1.4 1.4 0 012.8 0"),
    ("M100 0 L.15 1", "M1e2 0L1.5e-1+1"),
  ])
  func `two spellings give one path`(long: String, short: String) throws {
    let (left, right) = (try CGPath(svgPathData: long), try CGPath(svgPathData: short))
    #expect(left.elements.count == right.elements.count)
    for (one, other) in zip(left.lines(), right.lines()) {
      for (a, b) in zip(one, other) { #expect(a.distance(to: b) < 1e-9) }
    }
  }

  @Test func `a smooth curve reflects the control point before it`() throws {
    let path = try CGPath(svgPathData: "M0 0 C0 4 4 4 4 0 S8 -4 8 0")
    guard case .curve(let control1, _, _) = try #require(path.elements.last) else {
      Issue.record("no curve")
      return
    }
    #expect(control1 == CGPoint(x: 4, y: -4))
  }

  @Test func `a half turn bulges to the side its sweep flag says`() throws {
    let up = try CGPath(svgPathData: "M-2 0 a2 2 0 0 1 4 0 Z")
    #expect(up.contains(CGPoint(x: 0, y: -1.9)))
    let down = try CGPath(svgPathData: "M-2 0 a2 2 0 0 0 4 0 Z")
    #expect(down.contains(CGPoint(x: 0, y: 1.9)))
  }

  @Test func `two large arcs make a whole circle`() throws {
    let circle = try CGPath(svgPathData: "M1.8 -1.2 a3.8 3.8 0 1 1 -7.6 0 a3.8 3.8 0 1 1 7.6 0")
    for degrees in stride(from: 0.0, to: 360, by: 30) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(circle.contains(CGPoint(x: -2 + 3.7 * x, y: -1.2 + 3.7 * y)))
      #expect(!circle.contains(CGPoint(x: -2 + 3.9 * x, y: -1.2 + 3.9 * y)))
    }
  }

  @Test func `radii too small to reach the end grow until they do`() throws {
    let path = try CGPath(svgPathData: "M0 0 A1 1 0 0 1 10 0")
    #expect(path.contains(CGPoint(x: 5, y: -4.9)))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func `a turned ellipse leans as its rotation says`() throws {
    let path = try CGPath(svgPathData: "M-4 -4 A6 2 45 0 1 4 4 A6 2 45 0 1 -4 -4 Z")
    #expect(path.contains(CGPoint(x: 3.9, y: 3.9)))
    #expect(!path.contains(CGPoint(x: 3, y: -3)))
  }

  @Test(arguments: [
    ("L1 2", 0, "path data, character 1: expected a move (M or m), found \"L\""),
    ("M1 2 L3 x", 8, "path data, character 9: expected a y coordinate, found \"x\""),
    ("M1 2 L3", 7, "path data, character 8: expected a y coordinate, the data ends"),
    (
      "M1 2 ü", 5,
      "path data, character 6: expected one of the commands M L H V C S Q T A Z, found \"ü\""
    ),
    ("M0 0 A1 1 0 2 1 5 5", 12, "path data, character 13: expected the large-arc flag, 0 or 1, found \"2\""),
    ("M1e999 0", 1, "path data, character 2: expected an x coordinate that is a finite number, found \"1\""),
    ("M- 0", 1, "path data, character 2: expected an x coordinate, found \"-\""),
    ("M0 0 Z 5", 7, "path data, character 8: expected one of the commands M L H V C S Q T A Z, found \"5\""),
  ])
  func `an error names the place and what belongs there`(data: String, offset: Int, sentence: String) throws {
    let error = #expect(throws: SVGPathError.self) { try CGPath(svgPathData: data) }
    #expect(error?.offset == offset)
    #expect(error?.description == sentence)
  }

  @Test func `no data is an empty path`() throws {
    #expect(try CGPath(svgPathData: "  \n").isEmpty)
  }
}
