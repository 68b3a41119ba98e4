/// A drawing of a block without crossings, as the faces that it has, if there is one: from a cycle on, path after path is put into a face that
/// borders on both of its ends.
///
/// Source: G. Demoucron, Y. Malgrange and R. Pertuiset, Graphes planaires: reconnaissance et construction de représentations planaires
/// topologiques (1964).
struct FaceEmbedding: Sendable, Hashable {
  /// The faces as the vertices around them; each edge lies on two.
  private(set) var faces: [[Int]]
  /// False if some part borders on vertices that lie on no face together.
  private(set) var isPlanar = true
  /// What was drawn, one after the other: the cycle, then the paths.
  private(set) var placements: [Placement] = []
  /// The vertices on which the part borders that fits into no face.
  private(set) var stuck: [Int] = []
  private let neighbours: [[Int]]
  private var isPlaced: [Bool]
  /// For each pair of neighbours, row by row, whether their edge is placed.
  private var isDrawn: [Bool]
  private let order: Int

  /// A path that is drawn into a face, or the cycle with which the drawing begins.
  struct Placement: Sendable, Hashable {
    /// The vertices along it, both ends too; those of the cycle once.
    let path: [Int]
    /// The face that it divides; empty for the cycle.
    let face: [Int]
    /// How many faces there are then.
    let faceCount: Int
  }

  /// A part of the graph that is not placed yet and hangs together, and the placed vertices on which it borders.
  private struct Fragment {
    /// The vertices that are not placed; none if the part is a single edge.
    var inner: [Int]
    var borders: [Int]
  }

  /// - Parameter neighbours: of a connected graph that no single vertex holds together, without loops and parallel edges.
  init(block neighbours: [[Int]]) {
    order = neighbours.count
    self.neighbours = neighbours
    isPlaced = [Bool](repeating: false, count: order)
    isDrawn = [Bool](repeating: false, count: order * order)
    faces = []
    guard order >= 3 else { return }
    guard let cycle = Self.cycle(neighbours) else {
      isPlanar = false
      return
    }
    faces = [cycle, cycle]
    draw(cycle + [cycle[0]])
    placements = [Placement(path: cycle, face: [], faceCount: 2)]
    while let fragment = nextFragment() {
      guard let face = fragment.face else {
        stuck = fragment.part.borders
        isPlanar = false
        return
      }
      let path = path(through: fragment.part)
      let around = faces[face]
      place(path, in: face)
      placements.append(Placement(path: path, face: around, faceCount: faces.count))
    }
  }

  private mutating func draw(_ path: [Int]) {
    for (one, other) in zip(path, path.dropFirst()) {
      isDrawn[one * order + other] = true
      isDrawn[other * order + one] = true
    }
    for vertex in path { isPlaced[vertex] = true }
  }

  /// A cycle through the first vertex: a way between two of its neighbours that avoids it.
  private static func cycle(_ neighbours: [[Int]]) -> [Int]? {
    guard let start = neighbours[0].first else { return nil }
    var parents = [Int](repeating: -1, count: neighbours.count)
    parents[0] = 0
    parents[start] = start
    var queue = [start]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      if vertex != start, neighbours[vertex].contains(0) {
        var cycle = [0, vertex]
        while cycle[cycle.count - 1] != start { cycle.append(parents[cycle[cycle.count - 1]]) }
        return cycle
      }
      for other in neighbours[vertex] where parents[other] < 0 {
        parents[other] = vertex
        queue.append(other)
      }
    }
    return nil
  }

  /// A fragment that fits into one face only if there is such, else one that fits; one that fits nowhere comes before all.
  private func nextFragment() -> (part: Fragment, face: Int?)? {
    var chosen: (part: Fragment, face: Int?)?
    let isOnFace = faces.map { face -> [Bool] in
      var isOn = [Bool](repeating: false, count: order)
      for vertex in face { isOn[vertex] = true }
      return isOn
    }
    for fragment in fragments() {
      let fitting = faces.indices.filter { face in
        fragment.borders.allSatisfy { isOnFace[face][$0] }
      }
      if fitting.isEmpty { return (fragment, nil) }
      if fitting.count == 1 {
        chosen = (fragment, fitting[0])
      } else if chosen == nil {
        chosen = (fragment, fitting[0])
      }
    }
    return chosen
  }

  private func fragments() -> [Fragment] {
    var fragments: [Fragment] = []
    for one in 0..<order where isPlaced[one] {
      for other in neighbours[one]
      where other > one && isPlaced[other] && !isDrawn[one * order + other] {
        fragments.append(Fragment(inner: [], borders: [one, other]))
      }
    }
    var isSeen = isPlaced
    for start in 0..<order where !isSeen[start] {
      var fragment = Fragment(inner: [start], borders: [])
      isSeen[start] = true
      var next = 0
      while next < fragment.inner.count {
        for other in neighbours[fragment.inner[next]] {
          if isPlaced[other] {
            if !fragment.borders.contains(other) { fragment.borders.append(other) }
          } else if !isSeen[other] {
            isSeen[other] = true
            fragment.inner.append(other)
          }
        }
        next += 1
      }
      fragments.append(fragment)
    }
    return fragments
  }

  /// A way through a fragment from one vertex on which it borders to another.
  private func path(through fragment: Fragment) -> [Int] {
    let start = fragment.borders[0]
    guard let entry = fragment.inner.first(where: { neighbours[$0].contains(start) }) else {
      return fragment.borders
    }
    var parents = [Int](repeating: -1, count: order)
    parents[start] = start
    parents[entry] = start
    var queue = [entry]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for other in neighbours[vertex] where parents[other] < 0 {
        parents[other] = vertex
        if isPlaced[other] {
          var path = [other]
          while path[path.count - 1] != start { path.append(parents[path[path.count - 1]]) }
          return path
        }
        queue.append(other)
      }
    }
    return fragment.borders
  }

  /// Divides a face by a path between two of its vertices.
  private mutating func place(_ path: [Int], in face: Int) {
    let around = faces[face]
    guard let first = path.first, let last = path.last,
      let start = around.firstIndex(of: first), let end = around.firstIndex(of: last)
    else { return }
    let count = around.count
    // From the start forward to the end, and from the end forward to the start.
    let there = (0...((end - start + count) % count)).map { around[(start + $0) % count] }
    let back = (0...((start - end + count) % count)).map { around[(end + $0) % count] }
    let inside = Array(path.dropFirst().dropLast())
    faces[face] = there + inside.reversed()
    faces.append(back + inside)
    draw(path)
  }
}

extension Graph {
  /// True if the graph can be drawn without crossings. `nil` above 200 vertices.
  public var isPlanar: Bool? {
    guard order <= 200 else { return nil }
    let simple = SimpleGraph(self)
    guard order < 3 || simple.size <= 3 * order - 6 else { return false }
    return simple.blocks.allSatisfy { block in
      let size = block.neighbours.reduce(0) { $0 + $1.count } / 2
      return size <= 3 * block.members.count - 6
        && FaceEmbedding(block: block.neighbours).isPlanar
    }
  }
}

extension SimpleGraph {
  /// The blocks with at least three vertices, each as neighbours of vertices that are counted anew, and which these are.
  var blocks: [(members: [Int], neighbours: [[Int]])] {
    var graph = Graph(vertices: neighbours.indices.map { Vertex(String($0)) })
    for vertex in neighbours.indices {
      for other in neighbours[vertex] where other > vertex {
        graph.add(Edge(from: vertex, to: other))
      }
    }
    return LowLinkRun(graph).blocks.filter { $0.count >= 3 }.map { block in
      var local = [Int](repeating: -1, count: order)
      var members: [Int] = []
      var lists: [[Int]] = []
      func index(_ vertex: Int) -> Int {
        if local[vertex] < 0 {
          local[vertex] = lists.count
          lists.append([])
          members.append(vertex)
        }
        return local[vertex]
      }
      for edge in block {
        let one = index(graph.edges[edge].start)
        let other = index(graph.edges[edge].end)
        lists[one].append(other)
        lists[other].append(one)
      }
      return (members, lists)
    }
  }
}
