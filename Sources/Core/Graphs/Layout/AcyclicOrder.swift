/// An order of a graph's vertices in which most arcs lead forward: those that do not are the arcs that close a cycle in a search by
/// depth. Edges without a direction count as leading forward.
struct AcyclicOrder {
  /// Each vertex's place in the order.
  let places: [Int]

  /// - Parameters:
  ///   - edges: without loops.
  ///   - source: a vertex that shall come first, whatever leads into it.
  ///   - sink: a vertex that shall come last.
  init(count: Int, edges: [(start: Int, end: Int, isDirected: Bool)], source: Int?, sink: Int?) {
    var heads = [[Int]](repeating: [], count: count)
    var hasTail = [Bool](repeating: false, count: count)
    for edge in edges where edge.isDirected && edge.end != source && edge.start != sink {
      heads[edge.start].append(edge.end)
      hasTail[edge.end] = true
    }
    var order: [Int]
    if edges.contains(where: { $0.isDirected }) {
      let free = (0..<count).filter { !hasTail[$0] && $0 != source }
      let others = (0..<count).filter { hasTail[$0] && $0 != source }
      let roots = (source.map { [$0] } ?? []) + free + others
      order = Self.finished(heads, roots: roots).reversed()
    } else {
      order = Self.byBreadth(count, edges, from: source ?? 0)
    }
    if let source { order = [source] + order.filter { $0 != source } }
    if let sink, sink != source { order = order.filter { $0 != sink } + [sink] }
    var places = [Int](repeating: 0, count: count)
    for (place, vertex) in order.enumerated() { places[vertex] = place }
    self.places = places
  }

  /// The vertices in the order in which a search by depth is done with them.
  private static func finished(_ heads: [[Int]], roots: [Int]) -> [Int] {
    var isSeen = [Bool](repeating: false, count: heads.count)
    var finished: [Int] = []
    for root in roots where !isSeen[root] {
      isSeen[root] = true
      var stack = [(vertex: root, next: 0)]
      while let top = stack.last {
        if top.next == heads[top.vertex].count {
          finished.append(top.vertex)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let head = heads[top.vertex][top.next]
        guard !isSeen[head] else { continue }
        isSeen[head] = true
        stack.append((head, 0))
      }
    }
    return finished
  }

  private static func byBreadth(
    _ count: Int, _ edges: [(start: Int, end: Int, isDirected: Bool)], from source: Int
  ) -> [Int] {
    var neighbours = [[Int]](repeating: [], count: count)
    for edge in edges {
      neighbours[edge.start].append(edge.end)
      neighbours[edge.end].append(edge.start)
    }
    var isSeen = [Bool](repeating: false, count: count)
    var order: [Int] = []
    for root in [source] + Array(0..<count) where root < count && !isSeen[root] {
      isSeen[root] = true
      var next = order.count
      order.append(root)
      while next < order.count {
        for other in neighbours[order[next]] where !isSeen[other] {
          isSeen[other] = true
          order.append(other)
        }
        next += 1
      }
    }
    return order
  }
}
