public import Foundation

extension UIApplication {
  /// Takes in a turn of a wheel or a movement on a trackpad at a point of the screen (EV-12).
  ///
  /// Positive distances scroll towards the right and the bottom of the content, in points. The first scroll view from the
  /// hit view up that can follow takes it; views get no call. Answers the scroll view that moved, if any.
  ///
  /// A pan whose `allowedScrollTypesMask` admits the kind takes it, too, if it is met first (G-PAN-11).
  /// - Returns: The scroll view that has moved; nil if none could.
  @discardableResult
  public final func handleScroll(
    by distance: CGVector,
    at location: CGPoint,
    type: UIScrollTypeMask,
    instant: Instant
  ) -> UIScrollView? {
    perform {
      scheduler.advance(to: max(instant, scheduler.now))
      guard !isIgnoringInteractionEvents else { return nil }
      let input = OtherInput.scroll(by: distance, at: location, isContinuous: type.contains(.continuous))
      return causing(.otherInput(input)) { follow(distance, at: location, type: type) }
    }
  }

  private func follow(_ distance: CGVector, at location: CGPoint, type: UIScrollTypeMask) -> UIScrollView? {
    if overrides?.swallowsEvents == true {
      write(.swallowed(by: identify(self)))
      return nil
    }
    let event = UIEvent(type: .scroll)
    event.timestamp = scheduler.now.seconds
    var candidate: UIView? = hitTest(at: location)
    while let view = candidate {
      if let pan = view.pan(following: type, event) {
        environment.engage(pan)
        pan.scroll(by: distance)
        environment.settle()
        return nil
      }
      if let scrollView = view as? UIScrollView, scrollView.scroll(by: distance) {
        let offset = scrollView.contentOffset
        let place = [offset.x, offset.y].map { number in Int(exactly: number).map { "\($0)" } ?? "\(number)" }
        write(.changed(identify(scrollView), "scrolled to (\(place[0]), \(place[1]))"), rule: "EV-12")
        environment.settle()
        return scrollView
      }
      candidate = view.superview
    }
    return nil
  }
}

extension UIView {
  /// The first pan that follows scroll events of a kind; a scroll view's own moves by another way.
  fileprivate final func pan(following type: UIScrollTypeMask, _ event: UIEvent) -> UIPanGestureRecognizer? {
    for case let pan as UIPanGestureRecognizer in recognizers
    where pan.isEnabled && !pan.allowedScrollTypesMask.isDisjoint(with: type) && pan.publishedState == .possible
      && !(pan is UIScrollViewPanGestureRecognizer)
    {
      let isAdmitted = pan.delegate?.gestureRecognizer(pan, shouldReceive: event) ?? true
      if isAdmitted, pan.shouldReceive(event) { return pan }
    }
    return nil
  }
}

extension UIScrollView {
  /// Moves by a scroll event as far as the content goes; false if that is nowhere.
  fileprivate final func scroll(by distance: CGVector) -> Bool {
    guard isScrollEnabled else { return false }
    let axes = scrollableAxes
    let wish = CGPoint(
      x: contentOffset.x + (axes.contains(.horizontal) ? distance.dx : 0),
      y: contentOffset.y + (axes.contains(.vertical) ? distance.dy : 0)
    )
    let offset = limited(wish)
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }
}
