import Foundation
import Glibc

/// One device of Xorg's inputtest driver, driven through its socket.
///
/// Messages are fixed-size structs in the machine's byte order: `man inputtestdrv`, and the header
/// xorg/xf86-input-inputtest-protocol.h for the layout.
final class InputTestDevice {
  enum Role: String, CaseIterable, Sendable { case touch, pointer, keyboard }

  /// Message numbers of the protocol.
  private enum Message: UInt32 {
    case clientVersion = 0
    case waitForSync = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
  }

  /// The protocol always has room for this many axes.
  private static let axisCount = 64

  private let socket: Int32
  private var isConnected = true

  /// Connects and agrees on the protocol's version; a server that has named its display has the socket.
  init(_ role: Role, directory: String) throws {
    socket = try InputTestDevice.connect(to: directory + "/\(role.rawValue).sock")
    var body = Bytes()
    body.append(UInt16(1))
    body.append(UInt16(0))
    try send(.clientVersion, body)
    try receive(12)
  }

  func disconnect() {
    guard isConnected else { return }
    isConnected = false
    close(socket)
  }

  /// Waits until the server has processed all that was sent.
  func synchronize() throws {
    try send(.waitForSync, Bytes())
    try receive(8)
  }

  /// Kinds are XInput's event numbers: 18 begins, 19 moves, 20 ends.
  func touch(_ finger: UInt32, kind: UInt32, axes: [Int: Double]) throws {
    var body = Bytes()
    body.append(finger)
    body.append(kind)
    body.append(axes: axes, count: InputTestDevice.axisCount)
    try send(.touch, body)
  }

  func motion(axes: [Int: Double]) throws {
    var body = Bytes()
    body.append(UInt32(1))
    body.pad()
    body.append(axes: axes, count: InputTestDevice.axisCount)
    try send(.motion, body)
  }

  func button(_ number: Int32, isPressed: Bool) throws {
    var body = Bytes()
    body.append(Int32(0))
    body.append(number)
    body.append(UInt32(isPressed ? 1 : 0))
    body.pad()
    body.append(axes: [:], count: InputTestDevice.axisCount)
    try send(.button, body)
  }

  func key(_ code: Int32, isPressed: Bool) throws {
    var body = Bytes()
    body.append(code)
    body.append(UInt32(isPressed ? 1 : 0))
    try send(.key, body)
  }

  // MARK: The socket

  private func send(_ message: Message, _ body: Bytes) throws {
    var whole = Bytes()
    whole.append(UInt32(8 + body.bytes.count))
    whole.append(message.rawValue)
    whole.bytes += body.bytes
    var sent = 0
    while sent < whole.bytes.count {
      let count = whole.bytes.withUnsafeBytes { buffer in
        Glibc.send(socket, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw XRig.Unavailable(description: "the input driver hung up") }
      sent += count
    }
  }

  private func receive(_ count: Int) throws {
    var left = count
    while left > 0 {
      var readable = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: left)
      guard poll(&readable, 1, 20_000) > 0, case let got = read(socket, &bytes, left), got > 0 else {
        throw XRig.Unavailable(description: "the input driver does not answer")
      }
      left -= got
    }
  }

  private static func connect(to path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw XRig.Unavailable(description: "\(path) is too long for a socket")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let failure = errno
      close(descriptor)
      throw XRig.Unavailable(description: "\(path): \(String(cString: strerror(failure)))")
    }
    return descriptor
  }
}

/// Bytes of a message in the machine's order.
private struct Bytes {
  var bytes: [UInt8] = []

  mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  /// C puts the doubles that follow on a multiple of eight.
  mutating func pad() { append(UInt32(0)) }

  /// No unaccelerated values, the mask of axes, then the values, then room for unaccelerated ones.
  mutating func append(axes: [Int: Double], count: Int) {
    append(UInt32(0))
    var mask: UInt64 = 0
    for axis in axes.keys { mask |= 1 << UInt64(axis) }
    append(mask.littleEndian)
    pad()
    for axis in 0..<count { append(axes[axis] ?? 0) }
    for _ in 0..<count { append(0.0) }
  }
}
