import X11Window

/// A finger as the X layer tells it; the engine's own `TouchSample` has the same name.
typealias DeviceTouchSample = TouchSample
