package import Foundation
import UIKit

/// Writes a display list as an SVG document: shapes as shapes, text as text that can be searched, read aloud and copied.
///
/// The same list gives the same bytes.
package struct SVGWriter {
  /// What travels with the picture without being seen.
  package struct Information {
    /// Read by screen readers, shown as a tooltip: the picture's one sentence.
    package var title: String
    /// The whole story, for who cannot see the picture.
    package var description: String
    /// Anything that a program may want to read back, under a keyword.
    package var metadata: (keyword: String, text: String)?

    package init(title: String, description: String = "", metadata: (keyword: String, text: String)? = nil) {
      self.title = title
      self.description = description
      self.metadata = metadata
    }
  }

  private let measurer: any TextMeasurer
  private var body = ""
  private var definitions = ""
  private var clipCount = 0
  private var shadowBlurs: [CGFloat] = []

  /// Elements opened since each save or group, to be closed at its end.
  private var open = [0]

  /// The clips in force, so that equal ones are defined once.
  private var clipNames: [CGPath: String] = [:]

  private init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// The document: `size` in logical pixels, which are the user units.
  ///
  /// One that is not standalone is an element for an HTML page.
  package static func document(
    _ list: DisplayList,
    size: CGSize,
    information: Information,
    isStandalone: Bool = true,
    measurer: any TextMeasurer
  ) -> String {
    var writer = SVGWriter(measurer: measurer)
    for command in list.commands { writer.write(command) }
    while writer.open.count > 1 { writer.close() }
    let (width, height) = (plain(size.width), plain(size.height))
    var text = isStandalone ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : ""
    text += """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(XMLText.escaped(information.title))</title>

      """
    // In front of the story, however long that is: by its start a file is told from other pictures.
    if let metadata = information.metadata {
      text += "<metadata id=\"\(XMLText.escaped(metadata.keyword))\">\(XMLText.escaped(metadata.text))</metadata>\n"
    }
    if !information.description.isEmpty { text += "<desc>\(XMLText.escaped(information.description))</desc>\n" }
    if !writer.definitions.isEmpty { text += "<defs>\n\(writer.definitions)</defs>\n" }
    return text + writer.body + "</svg>\n"
  }

  // MARK: Commands

  private mutating func write(_ command: DrawCommand) {
    switch command {
    case .save: open.append(0)
    case .restore, .endGroup: if open.count > 1 { close() }
    case .concatenate(let t):
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { precise($0) }
      begin("<g transform=\"matrix(\(numbers.joined(separator: " ")))\">")
    case .clip(let path): begin("<g clip-path=\"url(#\(clipName(of: path)))\">")
    case .beginGroup(let alpha):
      open.append(0)
      begin("<g opacity=\"\(plain(alpha))\">")
    case .fill(let path, let color): body += "<\(shape(path)) \(Self.paint("fill", color))/>\n"
    case .stroke(let path, let style, let color): stroke(path, style, color)
    case .text(let block, let point): write(block, at: point)
    case .shadow(let rect, let radius, let style): shadow(rect, radius, style)
    case .retained(let picture):
      open.append(0)
      for command in picture.list.commands { write(command) }
      close()
    }
  }

  private mutating func begin(_ tag: String) {
    body += tag + "\n"
    open[open.count - 1] += 1
  }

  private mutating func close() {
    body += String(repeating: "</g>\n", count: open.removeLast())
  }

  private mutating func clipName(of path: CGPath) -> String {
    if let name = clipNames[path] { return name }
    clipCount += 1
    let name = "clip\(clipCount)"
    clipNames[path] = name
    definitions += "<clipPath id=\"\(name)\"><\(shape(path))/></clipPath>\n"
    return name
  }

  // MARK: Shapes

  /// An element's name and its geometry; the caller adds the paint and closes it.
  private func shape(_ path: CGPath) -> String {
    guard let rect = path.rectangle else { return "path d=\"\(path.pathData)\"" }
    return "rect x=\"\(plain(rect.minX))\" y=\"\(plain(rect.minY))\""
      + " width=\"\(plain(rect.width))\" height=\"\(plain(rect.height))\""
  }

  private static func paint(_ what: String, _ color: CGColor) -> String {
    "\(what)=\"\(color.hexadecimal)\"" + (color.alpha < 1 ? " \(what)-opacity=\"\(plain(color.alpha))\"" : "")
  }

  private mutating func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor) {
    let drawn = style.isHairline ? path.onPixels : path
    var attributes = "fill=\"none\" " + Self.paint("stroke", color)
    if style.isHairline {
      attributes += " vector-effect=\"non-scaling-stroke\""
    } else if style.width != 1 {
      attributes += " stroke-width=\"\(plain(style.width))\""
    }
    if !style.dash.isEmpty {
      attributes += " stroke-dasharray=\"\(style.dash.map { plain($0) }.joined(separator: " "))\""
      if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(plain(style.dashPhase))\"" }
    }
    if style.cap != .butt { attributes += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .miter { attributes += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    body += "<\(shape(drawn)) \(attributes)/>\n"
  }

  /// A blurred rectangle; how far a shadow fades is about twice the deviation of a Gaussian.
  private mutating func shadow(_ rect: CGRect, _ radius: CGFloat, _ style: ShadowStyle) {
    let place = rect.offsetBy(dx: style.offset.dx, dy: style.offset.dy)
    var filter = ""
    if style.blur > 0 {
      if !shadowBlurs.contains(style.blur) {
        shadowBlurs.append(style.blur)
        let room = "x=\"-20%\" y=\"-20%\" width=\"140%\" height=\"140%\""
        definitions += "<filter id=\"blur\(shadowBlurs.count)\" \(room)>"
        definitions += "<feGaussianBlur stdDeviation=\"\(plain(style.blur / 2))\"/></filter>\n"
      }
      filter = " filter=\"url(#blur\((shadowBlurs.firstIndex(of: style.blur) ?? 0) + 1))\""
    }
    body += "<\(shape(CGPath(rect: place))) rx=\"\(plain(radius))\" \(Self.paint("fill", style.color))\(filter)/>\n"
  }

  // MARK: Text

  private mutating func write(_ block: TextBlock, at point: CGPoint) {
    let lines = measurer.lines(of: block)
    var lineHeight: CGFloat = 0
    if case .wrap(let height, _) = block.overflow { lineHeight = height }
    let room = block.width ?? 0
    let (x, anchor) =
      switch block.alignment {
      case .leading: (point.x, "")
      case .center: (point.x + room / 2, " text-anchor=\"middle\"")
      case .trailing: (point.x + room, " text-anchor=\"end\"")
      }
    for (index, line) in lines.enumerated() where !line.string.isEmpty {
      let y = point.y + lineHeight * CGFloat(index)
      // Another font may stand in: the line stays as wide as it was laid out.
      let fit = line.string.count > 1 ? " textLength=\"\(plain(line.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      body += "<text x=\"\(plain(x))\" y=\"\(plain(y))\"\(anchor)\(fit) xml:space=\"preserve\""
      if line.spans.count == 1 {
        body += " \(Self.look(of: line.spans[0]))>\(XMLText.escaped(line.spans[0].string))</text>\n"
      } else {
        body += ">"
        for span in line.spans where !span.string.isEmpty {
          body += "<tspan \(Self.look(of: span))>\(XMLText.escaped(span.string))</tspan>"
        }
        body += "</text>\n"
      }
    }
  }

  private static func look(of span: TextSpan) -> String {
    let families = span.font.family.names.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: ", ")
    var look = "font-family=\"\(families)\" font-size=\"\(plain(span.font.size))\""
    if span.font.weight != .regular { look += " font-weight=\"\(span.font.weight.number)\"" }
    if let underline = span.underline {
      look += " style=\"text-decoration: underline; text-decoration-color: \(underline.hexadecimal)\""
    }
    return look + " " + paint("fill", span.color)
  }
}

/// Six decimals, as a scale needs them.
private func precise(_ value: CGFloat) -> String {
  let rounded = (value * 1e6).rounded() / 1e6
  return rounded == rounded.rounded() ? plain(rounded) : "\(rounded)"
}

extension Font.Weight {
  /// The number that CSS gives the weight.
  fileprivate var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension CGPath {
  /// For a line one pixel wide: a rectangle goes half a pixel inside itself, a flat line to the middle of its pixels.
  fileprivate var onPixels: CGPath {
    if let rectangle {
      return CGPath(rect: rectangle.insetBy(dx: min(0.5, rectangle.width / 2), dy: min(0.5, rectangle.height / 2)))
    }
    guard elements.count == 2, case .move(var start) = elements[0], case .line(var end) = elements[1] else {
      return self
    }
    if start.x == end.x {
      start.x = start.x.rounded(.down) + 0.5
      end.x = start.x
    } else if start.y == end.y {
      start.y = start.y.rounded(.down) + 0.5
      end.y = start.y
    }
    return CGPath(from: start, to: end)
  }
}
