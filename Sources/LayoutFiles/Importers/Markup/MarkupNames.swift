/// The names of elements and attributes, each once.
struct MarkupNames {
  private(set) var all: [String] = []
  /// Where each name stands first in the file.
  private var ranges: [Range<Int>] = []
  /// Positions in `all`, plus one, by hash; always at least half empty.
  private var slots = [Int32](repeating: 0, count: 1 << 10)

  /// The index of the name that stands at `range`.
  mutating func index(of range: Range<Int>, in bytes: [UInt8]) -> Int32 {
    if 2 * all.count >= slots.count { grow(bytes) }
    var slot = hash(range, bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = ranges[Int(slots[slot]) - 1]
      if known.count == range.count, equal(known, range, bytes) { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    all.append(String(decoding: bytes[range], as: UTF8.self))
    ranges.append(range)
    slots[slot] = Int32(all.count)
    return Int32(all.count - 1)
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (index, range) in ranges.enumerated() {
      var slot = hash(range, bytes) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  private func equal(_ first: Range<Int>, _ second: Range<Int>, _ bytes: [UInt8]) -> Bool {
    for distance in 0..<first.count where bytes[first.lowerBound + distance] != bytes[second.lowerBound + distance] {
      return false
    }
    return true
  }

  private func hash(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int(hash ^ (hash >> 15))
  }

  /// Bytes of a name: letters, digits, `_ - . : $` and everything beyond ASCII.
  static let isPart: [Bool] = (UInt8.min...UInt8.max).map { byte in
    if byte >= 0x80 { return true }
    return "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.:$".utf8.contains(byte)
  }
}
