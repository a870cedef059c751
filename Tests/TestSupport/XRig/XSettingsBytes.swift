/// The property of a settings daemon, as the XSETTINGS specification lays it out.
package struct XSettingsBytes: Sendable {
  package enum Value: Hashable, Sendable {
    case integer(Int)
    case string(String)
    case color([UInt16])
  }

  package let bytes: [UInt8]

  /// By name, in alphabetical order; `isBigEndian` is the byte order of the daemon's machine.
  package init(_ values: [String: Value], isBigEndian: Bool = false, serial: UInt32 = 1) {
    func number(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
    }
    func padded(_ text: String) -> [UInt8] {
      let utf8 = Array(text.utf8)
      return utf8 + [UInt8](repeating: 0, count: (4 - utf8.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    bytes += number(serial) + number(UInt32(values.count))
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let kind: UInt8
      let content: [UInt8]
      switch value {
      case .integer(let integer): (kind, content) = (0, number(Int32(truncatingIfNeeded: integer)))
      case .string(let text): (kind, content) = (1, number(UInt32(text.utf8.count)) + padded(text))
      case .color(let parts): (kind, content) = (2, [0, 2, 1, 3].flatMap { number(parts[$0]) })
      }
      bytes += [kind, 0] + number(UInt16(name.utf8.count)) + padded(name) + number(serial)
      bytes += content
    }
    self.bytes = bytes
  }
}
