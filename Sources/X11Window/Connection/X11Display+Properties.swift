import CX11

extension X11Display {
  /// A property of 32-bit numbers; empty when there is none.
  ///
  /// A round trip.
  func cardinals(_ property: Atom, of window: XID) -> [UInt] {
    guard !lost.isSet else { return [] }
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
      1024,
      0,
      Atom(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &data
    )
    guard status == Success, let data else { return [] }
    defer { XFree(data) }
    guard format == 32 else { return [] }
    // Xlib hands 32-bit items over as longs, whatever the size of a long.
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  /// A property of bytes, of at most a megabyte; empty when there is none.
  ///
  /// A round trip.
  func bytes(_ property: Atom, of window: XID) -> [UInt8] {
    guard !lost.isSet else { return [] }
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
      1 << 18,
      0,
      Atom(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &data
    )
    guard status == Success, let data else { return [] }
    defer { XFree(data) }
    return format == 8 ? Array(UnsafeBufferPointer(start: data, count: Int(count))) : []
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
      limit / 4,
      1,
      Atom(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &data
    )
    guard status == Success, let data else { return nil }
    defer { XFree(data) }
    guard type != Atom(None), left == 0 else {
      XDeleteProperty(raw, window, property)
      return nil
    }
    return (type, format == 8 ? Array(UnsafeBufferPointer(start: data, count: Int(count))) : [])
  }
}
