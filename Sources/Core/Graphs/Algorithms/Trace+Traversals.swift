extension Trace {
  /// A walk over all vertices of a tree with its root and the order of children.
  ///
  /// - Parameter algorithm: one of `preorder`, `inorder`, `postorder` and `levelOrder`.
  /// - Precondition: for `inorder` no vertex has more than two places for children.
  public static func traversal(of tree: OrderedTree, by algorithm: Algorithm) -> Trace {
    let order =
      switch algorithm {
      case .inorder: tree.inorder ?? []
      case .postorder: tree.postorder
      case .levelOrder: tree.levelOrder
      default: tree.preorder
      }
    let depths = tree.depths
    var start = TraceStep()
    start.say(startKey(algorithm), [.init("vertex", .vertex(tree.root))])
    start.cells = [.nothing, .vertices([])]
    var steps: [TraceStep] = []
    for (place, vertex) in order.enumerated() {
      var step = TraceStep()
      step.current(vertex)
      step.set(vertex, .done)
      step.value(vertex, .number(Double(place + 1)))
      step.isTelling = true
      step.tellVisit(place + 1, vertex, tree, algorithm, depth: depths[vertex])
      step.cells = [
        .vertex(vertex),
        .vertices(order.count > mostTabulated ? [] : Array(order.prefix(place + 1))),
      ]
      steps.append(step)
    }
    return Trace(
      algorithm, columns: [.vertex, .output], start: start, steps: steps,
      results: [TraceResult("visited", .vertices(order))],
      conclusion: [TraceSentence(.endVisited, [.init("list", .vertices(order))])])
  }

  private static func startKey(_ algorithm: Algorithm) -> TraceSentence.Key {
    switch algorithm {
    case .inorder: .inorderStart
    case .postorder: .postorderStart
    case .levelOrder: .levelStart
    default: .preorderStart
    }
  }
}

extension TraceStep {
  /// Why a vertex is visited now.
  fileprivate mutating func tellVisit(
    _ number: Int, _ vertex: Int, _ tree: OrderedTree, _ algorithm: Algorithm, depth: Int
  ) {
    let places = tree.children[vertex]
    let children = places.compactMap { $0 }
    let slots: [TraceSentence.Slot] = [
      .init("number", .count(number)), .init("vertex", .vertex(vertex)),
      .init("list", .vertices(children)), .init("depth", .count(depth)),
    ]
    guard algorithm != .levelOrder else {
      say(children.isEmpty ? .levelLeaf : .levelVisit, slots, count: children.count)
      return
    }
    guard !children.isEmpty else {
      say(algorithm == .preorder ? .preorderLeaf : .visitLeaf, slots)
      return
    }
    switch algorithm {
    case .inorder:
      let left = places.first ?? nil
      let right = places.count > 1 ? places[1] : nil
      say(
        left == nil ? .inorderFirst : right == nil ? .inorderLast : .inorderBetween,
        slots + [
          .init("left", .vertices(left.map { [$0] } ?? [])),
          .init("right", .vertices(right.map { [$0] } ?? [])),
        ])
    case .postorder: say(.postorderVisit, slots, count: children.count)
    default: say(.preorderVisit, slots, count: children.count)
    }
  }
}
