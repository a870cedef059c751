import CX11
import Glibc

/// The memory a window's picture is drawn in: shared with the server where that works, our own elsewhere.
///
/// It may be larger than the window, so that a window being resized does not ask for new memory at every step.
final class BackBuffer {
  /// How the pixels reach the server.
  enum Transport: Hashable, Sendable { case sharedMemory, putImage }

  let transport: Transport
  let capacity: PixelSize
  /// Bytes from one row to the next.
  let stride: Int
  let pixels: UnsafeMutablePointer<UInt32>
  private let display: X11Display
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>?

  /// Shared memory, or nil where the server or the system does not give it, as on a connection through a network.
  static func shared(_ size: PixelSize, visual: WindowVisual, display: X11Display) -> BackBuffer? {
    guard XShmQueryExtension(display.raw) != 0 else { return nil }
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard let attached = attach(size, visual: visual, display: display, segment: segment) else {
      segment.deallocate()
      return nil
    }
    return BackBuffer(
      .sharedMemory,
      size,
      image: attached.image,
      pixels: attached.pixels,
      segment: segment,
      on: display
    )
  }

  /// Memory of our own, sent through the connection.
  static func unshared(_ size: PixelSize, visual: WindowVisual, display: X11Display) -> BackBuffer? {
    // Allocated as C does, because XDestroyImage frees it.
    guard let memory = calloc(size.width * size.height, 4) else { return nil }
    guard
      let image = XCreateImage(
        display.raw,
        visual.visual,
        UInt32(visual.depth),
        ZPixmap,
        0,
        memory.assumingMemoryBound(to: CChar.self),
        UInt32(size.width),
        UInt32(size.height),
        32,
        Int32(size.width * 4)
      )
    else {
      free(memory)
      return nil
    }
    // We write numbers, so the image is in our order; Xlib swaps where the server's differs.
    image.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    let pixels = memory.bindMemory(to: UInt32.self, capacity: size.width * size.height)
    return BackBuffer(.putImage, size, image: image, pixels: pixels, segment: nil, on: display)
  }

  private init(
    _ transport: Transport,
    _ capacity: PixelSize,
    image: UnsafeMutablePointer<XImage>,
    pixels: UnsafeMutablePointer<UInt32>,
    segment: UnsafeMutablePointer<XShmSegmentInfo>?,
    on display: X11Display
  ) {
    self.transport = transport
    self.capacity = capacity
    self.image = image
    self.pixels = pixels
    self.segment = segment
    self.display = display
    stride = Int(image.pointee.bytes_per_line)
  }

  deinit {
    if let segment {
      if !display.lost.isSet { XShmDetach(display.raw, segment) }
      image.pointee.data = nil
      cx11_XDestroyImage(image)
      shmdt(segment.pointee.shmaddr)
      segment.deallocate()
    } else {
      cx11_XDestroyImage(image)
    }
  }

  /// Sends `rect` to the same place of the window.
  ///
  /// With shared memory the server reads the pixels later.
  func put(_ rect: PixelRect, window: XID, gc: GC) {
    let (x, y) = (Int32(rect.x), Int32(rect.y))
    let (width, height) = (UInt32(rect.width), UInt32(rect.height))
    switch transport {
    case .sharedMemory: XShmPutImage(display.raw, window, gc, image, x, y, x, y, width, height, 0)
    case .putImage: XPutImage(display.raw, window, gc, image, x, y, x, y, width, height)
    }
  }

  /// Takes over what another buffer holds, as far as both reach.
  func copy(from other: BackBuffer) {
    let bytes = min(capacity.width, other.capacity.width) * 4
    for row in 0..<min(capacity.height, other.capacity.height) {
      memcpy(pixels + row * stride / 4, other.pixels + row * other.stride / 4, bytes)
    }
  }

  private static func attach(
    _ size: PixelSize,
    visual: WindowVisual,
    display: X11Display,
    segment: UnsafeMutablePointer<XShmSegmentInfo>
  ) -> (image: UnsafeMutablePointer<XImage>, pixels: UnsafeMutablePointer<UInt32>)? {
    guard
      let image = XShmCreateImage(
        display.raw,
        visual.visual,
        UInt32(visual.depth),
        ZPixmap,
        nil,
        segment,
        UInt32(size.width),
        UInt32(size.height)
      )
    else { return nil }
    let byteCount = Int(image.pointee.bytes_per_line) * size.height
    let host = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    let identifier = image.pointee.byte_order == host ? shmget(IPC_PRIVATE, byteCount, IPC_CREAT | 0o600) : -1
    guard identifier >= 0 else {
      cx11_XDestroyImage(image)
      return nil
    }
    // Whatever happens from here on, the segment goes with its last user.
    defer { shmctl(identifier, IPC_RMID, nil) }
    guard let memory = shmat(identifier, nil, 0), Int(bitPattern: memory) != -1 else {
      cx11_XDestroyImage(image)
      return nil
    }
    segment.pointee.shmid = identifier
    segment.pointee.shmaddr = memory.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1
    image.pointee.data = segment.pointee.shmaddr
    // Errors of earlier requests are not this one's.
    display.synchronize()
    let earlier = ProtocolErrors.take(for: display.raw)
    let attached = XShmAttach(display.raw, segment) != 0 && display.synchronize()
    let refused = !ProtocolErrors.take(for: display.raw).isEmpty
    ProtocolErrors.restore(earlier)
    guard attached, !refused else {
      image.pointee.data = nil
      cx11_XDestroyImage(image)
      shmdt(memory)
      return nil
    }
    return (image, memory.bindMemory(to: UInt32.self, capacity: byteCount / 4))
  }
}
