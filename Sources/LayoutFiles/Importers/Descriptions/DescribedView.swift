/// One view as `recursiveDescription` prints it.
struct DescribedView {
  /// How many superviews stand before it in the text.
  var depth: Int
  var className: String
  /// With its `0x`; nil where the text has none.
  var address: String?
  /// The name of an instance variable that points to it, as some tools print.
  var variable: String?
  /// The controller that a tool names before it, `Class:0xADDRESS`.
  var controller: String?
  /// A layer without a view.
  var isLayer = false
  /// The text ends before the description does.
  var isCut = false
  var location: SourceLocation
  private(set) var attributes: [(key: String, value: String)] = []

  init(depth: Int, className: String, location: SourceLocation) {
    self.depth = depth
    self.className = className
    self.location = location
  }

  subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

  mutating func add(_ key: String, _ value: String) { attributes.append((key, value)) }

  /// The numbers in a value such as `(0 20; 320 460)` or `{0, -64}`.
  static func numbers(_ value: String) -> [Double] {
    value.split { " (){}[];,".contains($0) }.compactMap { Double($0) }
  }

  func numbers(_ key: String) -> [Double]? { self[key].map(Self.numbers) }

  func flag(_ key: String) -> Bool? {
    switch self[key] {
    case "YES"?: true
    case "NO"?: false
    default: nil
    }
  }
}
