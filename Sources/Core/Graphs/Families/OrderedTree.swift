/// A rooted tree whose children have an order, and places that can be empty: a binary tree has a left and a right child.
public struct OrderedTree: Sendable, Hashable {
  /// The index of the vertex at the top.
  public let root: Int
  /// For each vertex its children from left to right; `nil` for a place without one.
  public let children: [[Int?]]

  /// - Precondition: each vertex but the root is the child of one vertex, and of none below it.
  public init(root: Int, children: [[Int?]]) {
    self.root = root
    self.children = children
  }

  /// True if no vertex has more than two places for children.
  public var isBinary: Bool { children.allSatisfy { $0.count <= 2 } }

  /// The vertices, each before its children.
  public var preorder: [Int] {
    var result: [Int] = []
    var open = [root]
    while let vertex = open.popLast() {
      result.append(vertex)
      open += children[vertex].reversed().compactMap { $0 }
    }
    return result
  }

  /// The vertices, each after its children.
  public var postorder: [Int] {
    // Before its children, from right to left, and all that backwards.
    var result: [Int] = []
    var open = [root]
    while let vertex = open.popLast() {
      result.append(vertex)
      open += children[vertex].compactMap { $0 }
    }
    return result.reversed()
  }

  /// The vertices, each between its left and its right child; `nil` if the tree is not binary.
  public var inorder: [Int]? {
    guard isBinary else { return nil }
    var result: [Int] = []
    var open: [Int] = []
    var here: Int? = root
    while here != nil || !open.isEmpty {
      if let vertex = here {
        open.append(vertex)
        here = children[vertex].first ?? nil
      } else if let vertex = open.popLast() {
        result.append(vertex)
        here = children[vertex].count > 1 ? children[vertex][1] : nil
      }
    }
    return result
  }

  /// The vertices from the top downwards, each row from left to right.
  public var levelOrder: [Int] {
    var result = [root]
    var next = 0
    while next < result.count {
      result += children[result[next]].compactMap { $0 }
      next += 1
    }
    return result
  }

  /// For each vertex how many edges it is below the root.
  public var depths: [Int] {
    var depths = [Int](repeating: 0, count: children.count)
    for vertex in levelOrder {
      for child in children[vertex].compactMap({ $0 }) { depths[child] = depths[vertex] + 1 }
    }
    return depths
  }

  /// How many edges the lowest vertex is below the root.
  public var height: Int { depths.max() ?? 0 }
}
