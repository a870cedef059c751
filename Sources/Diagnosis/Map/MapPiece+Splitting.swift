import Foundation

extension MapPiece {
  /// Parts this piece by the outline of another: what is in both goes to `inside`, the rest to `outside`.
  ///
  /// A piece that the shape only touches stays whole.
  func split(by shape: MapPiece, inside: inout [MapPiece], outside: inout [MapPiece]) {
    guard overlapsBox(of: shape) else {
      outside.append(self)
      return
    }
    let start = outside.count
    let common = shape.corners.isEmpty ? cut(byBoxOf: shape, &outside) : cut(byPolygon: shape, &outside)
    if let common {
      inside.append(common)
    } else {
      outside.removeSubrange(start...)
      outside.append(self)
    }
  }

  private func cut(byBoxOf shape: MapPiece, _ outside: inout [MapPiece]) -> MapPiece? {
    var rest = self
    if shape.minY > rest.minY {
      if let above = rest.limited(maxY: shape.minY) { outside.append(above) }
      guard let below = rest.limited(minY: shape.minY) else { return nil }
      rest = below
    }
    if shape.maxY < rest.maxY {
      if let below = rest.limited(minY: shape.maxY) { outside.append(below) }
      guard let above = rest.limited(maxY: shape.maxY) else { return nil }
      rest = above
    }
    if shape.minX > rest.minX {
      if let left = rest.limited(maxX: shape.minX) { outside.append(left) }
      guard let right = rest.limited(minX: shape.minX) else { return nil }
      rest = right
    }
    if shape.maxX < rest.maxX {
      if let right = rest.limited(minX: shape.maxX) { outside.append(right) }
      guard let left = rest.limited(maxX: shape.maxX) else { return nil }
      rest = left
    }
    return rest
  }

  private func limited(minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil)
    -> MapPiece?
  {
    var box = self
    box.minX = minX ?? box.minX
    box.minY = minY ?? box.minY
    box.maxX = maxX ?? box.maxX
    box.maxY = maxY ?? box.maxY
    guard box.minX < box.maxX, box.minY < box.maxY else { return nil }
    if corners.isEmpty { return box }
    var left = corners
    if let minX { left = HalfPlane(a: 1, b: 0, c: minX).clip(left) }
    if let minY { left = HalfPlane(a: 0, b: 1, c: minY).clip(left) }
    if let maxX { left = HalfPlane(a: -1, b: 0, c: -maxX).clip(left) }
    if let maxY { left = HalfPlane(a: 0, b: -1, c: -maxY).clip(left) }
    return MapPiece(corners: left, within: box)
  }

  private func cut(byPolygon shape: MapPiece, _ outside: inout [MapPiece]) -> MapPiece? {
    var rest = outline
    guard var start = shape.corners.last else { return nil }
    for end in shape.corners {
      let plane = HalfPlane(from: start, to: end)
      start = end
      if rest.allSatisfy({ plane.distance(to: $0) >= -HalfPlane.tolerance }) { continue }
      if let beyond = MapPiece(corners: plane.opposite.clip(rest), within: self) { outside.append(beyond) }
      rest = plane.clip(rest)
      if rest.count < 3 { return nil }
    }
    return MapPiece(corners: rest, within: self)
  }
}

extension [MapPiece] {
  /// Takes what lies in some shapes, which do not overlap, out of the pieces.
  mutating func take(_ shapes: [MapPiece]) -> [MapPiece] {
    var taken: [MapPiece] = []
    for shape in shapes { take(shape, into: &taken) }
    return taken
  }

  mutating func take(_ shape: MapPiece, into taken: inout [MapPiece]) {
    var fragments: [MapPiece] = []
    var index = 0
    var count = self.count
    while true {
      // Most pieces are elsewhere: this is the loop in which a map of many views spends its time.
      index = withUnsafeBufferPointer { pieces in
        var next = index
        while next < count, !pieces[next].overlapsBox(of: shape) { next += 1 }
        return next
      }
      guard index < count else { break }
      self[index].split(by: shape, inside: &taken, outside: &fragments)
      // Order means nothing: the pieces do not overlap.
      count -= 1
      self[index] = self[count]
      removeLast()
    }
    append(contentsOf: fragments)
  }

  /// Square points.
  var area: Double { reduce(0) { $0 + $1.area } }

  /// The smallest box around all of them; nil for none.
  var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.box) { $0.union($1.box) }
  }
}
