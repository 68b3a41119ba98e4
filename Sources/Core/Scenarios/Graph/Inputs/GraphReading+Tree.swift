import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// `tree`: each vertex with its children, `{8: [3, 10], 10: [_, 14]}`; `_` is a place without a child.
  mutating func readTree(_ entry: NodeMapping.Entry) {
    guard let mapping = entry.value.mapping, !mapping.entries.isEmpty else {
      report(
        "graph/wrong-value", entry.value.range,
        "`tree` is a mapping of vertices to their children, `{8: [3, 10], 10: [_, 14]}` for example"
      )
      return
    }
    var places: [Int: [Int?]] = [:]
    var isSound = true
    var parents: [Int: SourceRange] = [:]
    var keys: [(vertex: Int, place: SourceRange)] = []
    readChildren(of: mapping, &places, &parents, &keys, &isSound)
    guard isSound else { return }
    let roots = keys.filter { parents[$0.vertex] == nil }
    guard let root = roots.first else {
      report(
        "graph/tree-cycle", keys[0].place, "a tree has a root, which is no vertex's child",
        explanation: "Every vertex here is a child of another, so they go round in a circle.")
      return
    }
    if roots.count > 1 {
      let other = roots[1]
      diagnostics.append(
        Diagnostic(
          .error, "graph/two-roots", at: other.place,
          "a tree has one root, and `\(graph.vertices[root.vertex].name)` is one already",
          explanation: "`\(graph.vertices[other.vertex].name)` is no vertex's child. "
            + "Several trees are written with `edges`.",
          notes: [DiagnosticNote(at: root.place, "the root")]))
      return
    }
    let tree = OrderedTree(
      root: root.vertex, children: graph.vertices.indices.map { places[$0] ?? [] })
    guard isWhole(tree, keys) else { return }
    self.tree = tree
  }

  /// False, with a diagnostic, if a vertex is not below the root.
  private mutating func isWhole(
    _ tree: OrderedTree, _ keys: [(vertex: Int, place: SourceRange)]
  ) -> Bool {
    var isReached = [Bool](repeating: false, count: graph.order)
    for vertex in tree.levelOrder { isReached[vertex] = true }
    guard let lost = isReached.firstIndex(of: false) else { return true }
    let name = graph.vertices[lost].name
    if let key = keys.first(where: { !isReached[$0.vertex] }) {
      report(
        "graph/tree-cycle", key.place,
        "`\(graph.vertices[key.vertex].name)` is below itself, where a tree has no cycle")
    } else {
      report(
        "graph/outside-tree", vertexPlaces[lost], "`\(name)` is listed and not in the tree",
        [Solution("leave it out of `vertices`, or name its parent under `tree`")])
    }
    return false
  }

  private mutating func readChildren(
    of mapping: NodeMapping, _ places: inout [Int: [Int?]], _ parents: inout [Int: SourceRange],
    _ keys: inout [(vertex: Int, place: SourceRange)], _ isSound: inout Bool
  ) {
    for entry in mapping.entries where !isEmptyPlace(entry.key) {
      guard let parent = treeVertex(entry.key) else {
        isSound = false
        continue
      }
      keys.append((parent, entry.key.range))
      var children: [Int?] = []
      for scalar in treeChildren(entry.value, &isSound) {
        guard !isEmptyPlace(scalar) else {
          children.append(nil)
          continue
        }
        guard let child = treeVertex(scalar) else {
          isSound = false
          continue
        }
        if let other = parents[child] {
          isSound = false
          diagnostics.append(
            Diagnostic(
              .error, "graph/second-parent", at: scalar.range,
              "`\(scalar.text)` has a parent already",
              explanation: "In a tree every vertex is the child of one vertex at most.",
              notes: [DiagnosticNote(at: other, "a child of another vertex here")]))
          continue
        }
        parents[child] = scalar.range
        children.append(child)
        add(Edge(from: parent, to: child, directed: isDirected ?? false), at: scalar.range)
      }
      places[parent, default: []] += children
      if let below = entry.value.mapping {
        readChildren(of: below, &places, &parents, &keys, &isSound)
      }
    }
  }

  private func isEmptyPlace(_ scalar: Scalar) -> Bool {
    scalar.isAbsent || scalar.text == "_" && scalar.style != .quoted
  }

  private mutating func treeVertex(_ scalar: Scalar) -> Int? {
    if scalar.text.isEmpty {
      report("graph/missing-name", scalar.range, "a vertex needs a name")
      return nil
    }
    return isDeclared
      ? known(scalar.text, at: scalar.range) : vertex(scalar.text, at: scalar.range)
  }

  /// The names of children: a list, one alone, or the keys of a mapping that goes on downwards.
  private mutating func treeChildren(_ node: Node, _ isSound: inout Bool) -> [Scalar] {
    switch node {
    case .scalar(let scalar): return scalar.isAbsent ? [] : [scalar]
    case .mapping(let mapping): return mapping.entries.map { $0.key }
    case .list(let list):
      var found: [Scalar] = []
      for item in list.items {
        if let scalar = item.scalar {
          found.append(scalar)
        } else {
          isSound = false
          report(
            "graph/wrong-value", item.range, "a child is a name, or `_` where there is none",
            explanation: "Its own children are written under its name: `{8: [3, 10], 3: [1, 6]}`.")
        }
      }
      return found
    }
  }
}
