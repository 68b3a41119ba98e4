/// Places the vertices of a rooted tree along their levels: parents over the middle of their children, subtrees as near to each
/// other as their outlines allow, equal subtrees alike (Reingold and Tilford 1981; in linear time by Buchheim, Jünger and Leipert,
/// "Improving Walker's algorithm to run in linear time", 2002).
struct TidyTree {
  /// The places along the levels, by vertex.
  private(set) var places: [Double]

  private let children: [[Int]]
  private let parents: [Int]
  /// Each vertex's number among its siblings.
  private let numbers: [Int]
  /// Half of the room that each vertex takes up along its level.
  private let halfRoom: [Double]
  /// What is added between vertices of different parents.
  private let cousinGap: Double

  private var preliminary: [Double]
  private var modifier: [Double]
  private var shift: [Double]
  private var change: [Double]
  private var thread: [Int]
  private var ancestor: [Int]

  /// - Parameters:
  ///   - root: the vertex from which all others descend.
  ///   - halfRoom: half of the room that each vertex takes up along its level.
  init(root: Int, children: [[Int]], halfRoom: [Double], cousinGap: Double) {
    let count = children.count
    var parents = [Int](repeating: -1, count: count)
    var numbers = [Int](repeating: 0, count: count)
    var order = [root]
    var next = 0
    while next < order.count {
      for (number, child) in children[order[next]].enumerated() {
        parents[child] = order[next]
        numbers[child] = number
        order.append(child)
      }
      next += 1
    }
    self.children = children
    self.parents = parents
    self.numbers = numbers
    self.halfRoom = halfRoom
    self.cousinGap = cousinGap
    let zeros = [Double](repeating: 0, count: count)
    (places, preliminary, modifier, shift, change) = (zeros, zeros, zeros, zeros, zeros)
    thread = [Int](repeating: -1, count: count)
    ancestor = Array(0..<count)
    for parent in order.reversed() where !children[parent].isEmpty { arrange(under: parent) }
    walkDown(order)
  }

  /// Places the children of a vertex, the subtree of each being laid out.
  private mutating func arrange(under parent: Int) {
    let siblings = children[parent]
    var leftmost = siblings[0]
    for (number, child) in siblings.enumerated() {
      let middle = self.middle(of: child)
      if number == 0 {
        preliminary[child] = middle
      } else {
        let before = siblings[number - 1]
        preliminary[child] = preliminary[before] + distance(before, child)
        modifier[child] = preliminary[child] - middle
        leftmost = apportion(child, leftOf: before, leftmost)
      }
    }
    var moved = 0.0
    var changed = 0.0
    for child in siblings.reversed() {
      preliminary[child] += moved
      modifier[child] += moved
      changed += change[child]
      moved += shift[child] + changed
    }
  }

  /// The middle between the first and the last child; 0 for a leaf.
  private func middle(of vertex: Int) -> Double {
    guard let first = children[vertex].first, let last = children[vertex].last else { return 0 }
    return (preliminary[first] + preliminary[last]) / 2
  }

  private func distance(_ left: Int, _ right: Int) -> Double {
    halfRoom[left] + halfRoom[right] + (parents[left] == parents[right] ? 0 : cousinGap)
  }

  /// Moves a subtree to the right until its outline clears that of the subtrees before it.
  ///
  /// - Returns: the ancestor that the next subtree takes for its default.
  private mutating func apportion(_ vertex: Int, leftOf before: Int, _ usual: Int) -> Int {
    var innerRight = vertex
    var outerRight = vertex
    var innerLeft = before
    var outerLeft = children[parents[vertex]][0]
    var sumInnerRight = modifier[innerRight]
    var sumOuterRight = modifier[outerRight]
    var sumInnerLeft = modifier[innerLeft]
    var sumOuterLeft = modifier[outerLeft]
    while let left = rightmost(innerLeft), let right = leftmost(innerRight) {
      innerLeft = left
      innerRight = right
      outerLeft = leftmost(outerLeft) ?? outerLeft
      outerRight = rightmost(outerRight) ?? outerRight
      ancestor[outerRight] = vertex
      let push =
        preliminary[innerLeft] + sumInnerLeft - (preliminary[innerRight] + sumInnerRight)
        + distance(innerLeft, innerRight)
      if push > 0 {
        let owner = ancestor[innerLeft]
        move(parents[owner] == parents[vertex] ? owner : usual, vertex, by: push)
        sumInnerRight += push
        sumOuterRight += push
      }
      sumInnerLeft += modifier[innerLeft]
      sumInnerRight += modifier[innerRight]
      sumOuterLeft += modifier[outerLeft]
      sumOuterRight += modifier[outerRight]
    }
    if let left = rightmost(innerLeft), rightmost(outerRight) == nil {
      thread[outerRight] = left
      modifier[outerRight] += sumInnerLeft - sumOuterRight
    }
    if let right = leftmost(innerRight), leftmost(outerLeft) == nil {
      thread[outerLeft] = right
      modifier[outerLeft] += sumInnerRight - sumOuterLeft
      return vertex
    }
    return usual
  }

  /// Moves a subtree, and has those between it and an earlier one share the gap.
  private mutating func move(_ earlier: Int, _ vertex: Int, by push: Double) {
    let between = Double(numbers[vertex] - numbers[earlier])
    change[vertex] -= push / between
    shift[vertex] += push
    change[earlier] += push / between
    preliminary[vertex] += push
    modifier[vertex] += push
  }

  private func leftmost(_ vertex: Int) -> Int? {
    children[vertex].first ?? (thread[vertex] < 0 ? nil : thread[vertex])
  }

  private func rightmost(_ vertex: Int) -> Int? {
    children[vertex].last ?? (thread[vertex] < 0 ? nil : thread[vertex])
  }

  private mutating func walkDown(_ order: [Int]) {
    guard let root = order.first else { return }
    var sums = [Double](repeating: 0, count: children.count)
    preliminary[root] = middle(of: root)
    for vertex in order {
      places[vertex] = preliminary[vertex] + sums[vertex]
      for child in children[vertex] { sums[child] = sums[vertex] + modifier[vertex] }
    }
  }
}
