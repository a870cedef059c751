/// Two fingers that change their distance.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
}
