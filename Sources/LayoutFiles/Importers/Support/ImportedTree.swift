/// Puts views that stand one after the other, each with its depth, into a tree.
struct ImportedTree {
  private(set) var roots: [Int] = []
  private(set) var children: [[Int]] = []
  /// Elements that stand more than one level below the one before.
  private(set) var orphans: [Int] = []

  /// `depths` is the depth of each, in the order of the text.
  init(depths: [Int]) {
    children = Array(repeating: [], count: depths.count)
    var open: [(index: Int, depth: Int)] = []
    for (index, depth) in depths.enumerated() {
      while let last = open.last, last.depth >= depth { open.removeLast() }
      if let parent = open.last {
        if depth > parent.depth + 1 { orphans.append(index) }
        children[parent.index].append(index)
      } else {
        if depth > 0 { orphans.append(index) }
        roots.append(index)
      }
      open.append((index, depth))
    }
  }

  /// How many elements stand in an element, itself included.
  func count(below index: Int) -> Int {
    var pending = [index]
    var count = 0
    while let next = pending.popLast() {
      count += 1
      pending += children[next]
    }
    return count
  }
}
