import CX11

/// The window's picture, lent for drawing.
package struct BackBufferPixels {
  /// Rows from the top; each pixel 0xXXRRGGBB in the machine's byte order, as a Cairo RGB24 image has it.
  package let pixels: UnsafeMutablePointer<UInt32>
  package let size: PixelSize
  /// Bytes from one row to the next.
  package let stride: Int
}

extension X11Window {
  /// Whether pixels go through shared memory; false before the first drawing.
  package var usesSharedMemory: Bool { buffer?.transport == .sharedMemory }

  /// Lends the picture for drawing.
  ///
  /// It holds what was drawn before; what a resize added is black.
  ///
  /// Waits until the server has read what was last presented, so drawing never tears. The pointer is good only
  /// inside `body`. Nil when there is no memory for the picture.
  package func withBackBuffer<Result>(_ body: (BackBufferPixels) throws -> Result) rethrows -> Result? {
    guard let buffer = currentBuffer() else { return nil }
    waitForLastPresent()
    return try body(BackBufferPixels(pixels: buffer.pixels, size: size, stride: buffer.stride))
  }

  /// Sends the parts of the picture that changed, in window pixels; what lies outside the window is left out.
  ///
  /// Also the answer to `exposed`. Does not wait for the server.
  package func present(damage: [PixelRect]) {
    guard !display.lost.isSet, let buffer else { return }
    for rect in damage {
      guard let visible = rect.clipped(to: size)?.clipped(to: buffer.capacity) else { continue }
      buffer.put(visible, window: id, gc: gc)
    }
    lastPresent = XNextRequest(display.raw) &- 1
    XFlush(display.raw)
  }

  /// Waits until the server has read what was presented, while there is nothing else to do.
  ///
  /// The next drawing then begins at once.
  package func finishPresenting() {
    if !display.lost.isSet { waitForLastPresent() }
  }

  /// One frame under way: a server that is slower than the input gets fewer frames, not a queue of them.
  private func waitForLastPresent() {
    guard lastPresent > XLastKnownRequestProcessed(display.raw) else { return }
    display.synchronize()
  }

  /// The buffer for the present size.
  ///
  /// Sizes go up in steps, so that dragging an edge seldom needs another.
  private func currentBuffer() -> BackBuffer? {
    if let buffer, buffer.capacity.width >= size.width, buffer.capacity.height >= size.height { return buffer }
    let step = 256
    let capacity = PixelSize(
      width: (max(size.width, buffer?.capacity.width ?? 1) + step - 1) / step * step,
      height: (max(size.height, buffer?.capacity.height ?? 1) + step - 1) / step * step
    )
    let shared =
      presentation == .putImage ? nil : BackBuffer.shared(capacity, visual: connection.visual, display: display)
    let next = shared ?? BackBuffer.unshared(capacity, visual: connection.visual, display: display)
    if let buffer, let next {
      waitForLastPresent()
      next.copy(from: buffer)
    }
    buffer = next ?? buffer
    return next
  }
}
