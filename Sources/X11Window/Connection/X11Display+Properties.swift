import CX11

extension X11Display {
  /// A property of 32-bit numbers; empty when there is none.
  ///
  /// A round trip.
  func cardinals(_ property: Atom, of window: XID) -> [UInt] {
    read(property, of: window, words: 1_024) { part in
      guard part.format == 32 else { return [] }
      // Xlib hands 32-bit items over as longs, whatever the size of a long.
      return part.data.withMemoryRebound(to: UInt.self, capacity: part.count) {
        Array(UnsafeBufferPointer(start: $0, count: part.count))
      }
    } ?? []
  }

  /// A property of bytes, of at most a megabyte; empty when there is none.
  ///
  /// A round trip.
  func bytes(_ property: Atom, of window: XID) -> [UInt8] {
    read(property, of: window, words: 1 << 18) { $0.bytes } ?? []
  }

  /// Sets a property of 32-bit numbers.
  func set(_ property: Atom, type: Atom, to values: [UInt], on window: XID) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        raw,
        window,
        property,
        type,
        32,
        PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int32(values.count)
      )
    }
  }

  /// Sets a property of text.
  func set(_ property: Atom, type: Atom, to text: String, on window: XID) {
    let bytes = Array(text.utf8)
    XChangeProperty(raw, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Takes a property of bytes away, whatever its type; nil when it is larger than `limit`, or there is none.
  ///
  /// A round trip.
  func takeBytes(_ property: Atom, of window: XID, limit: Int) -> (type: Atom, bytes: [UInt8])? {
    let taken = read(property, of: window, words: limit / 4, deletes: true) { part -> (type: Atom, bytes: [UInt8])? in
      guard part.type != Atom(None), part.left == 0 else {
        XDeleteProperty(raw, window, property)
        return nil
      }
      return (part.type, part.bytes)
    }
    return taken ?? nil
  }

  /// What the server gives of a property, while it lasts.
  private struct Part {
    let type: Atom
    let format: Int32
    let count: Int
    /// Bytes that were not asked for.
    let left: UInt
    let data: UnsafeMutablePointer<UInt8>

    /// Empty for items of other sizes.
    var bytes: [UInt8] { format == 8 ? Array(UnsafeBufferPointer(start: data, count: count)) : [] }
  }

  /// Reads at most so many 32-bit words of a property of any type; nil when the server gives nothing.
  ///
  /// `deletes` takes away one that was read whole. A round trip.
  private func read<Value>(
    _ property: Atom,
    of window: XID,
    words: Int,
    deletes: Bool = false,
    _ body: (Part) -> Value
  ) -> Value? {
    guard !lost.isSet else { return nil }
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      raw,
      window,
      property,
      0,
      words,
      deletes ? 1 : 0,
      Atom(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &data
    )
    guard status == Success, let data else { return nil }
    defer { XFree(data) }
    return body(Part(type: type, format: format, count: Int(count), left: left, data: data))
  }
}
