extension Dictionary where Value == [Key] {
  /// The shortest way from `start` along these arrows back to it, itself first; nil where there is none.
  ///
  /// An arrow from something to itself is no circle.
  package func circle(through start: Key) -> [Key]? {
    var paths = [[start]]
    var reached: Set<Key> = []
    while !paths.isEmpty {
      let path = paths.removeFirst()
      for next in self[path.last ?? start] ?? [] {
        if next == start { return path.count > 1 ? path : nil }
        if reached.insert(next).inserted { paths.append(path + [next]) }
      }
    }
    return nil
  }
}
