/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How two pieces of a stroke meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
