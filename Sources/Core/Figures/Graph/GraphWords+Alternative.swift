import Graphs
import Scenarios

extension GraphWords {
  /// Above this many, names and edges are only counted.
  private static let mostListed = 30

  /// What the graph is, in words: kind, counts, and up to thirty edges.
  var description: String {
    guard graph.order > 0 else { return self(.altNoVertices) }
    let vertices = self(
      .altVertices, [("title", title), ("count", count(graph.order))], count: graph.order)
    var sentences = [
      self(.altEdges, [("vertices", vertices), ("count", count(graph.size))], count: graph.size)
    ]
    if graph.order <= Self.mostListed {
      sentences.append(self(.altNames, [("list", names(Array(graph.vertices.indices)))]))
    }
    if graph.size > 0, graph.size <= Self.mostListed {
      let list = graph.edges.indices.map { index in
        label(ofEdge: index).map { edge(index) + " " + $0 } ?? edge(index)
      }
      sentences.append(self(.altEdgeList, [("list", list.joined(separator: ", "))]))
    }
    return sentences.joined(separator: " ")
  }

  /// What the drawing of a run's result adds.
  func description(ofResult trace: Trace) -> String {
    let tree = trace.tree
    let source = name(trace.source)
    var sentences: [String] = []
    if let target = trace.target {
      if let walk = tree.walk(to: target, in: graph) {
        sentences.append(
          self(
            .altPath,
            [
              ("source", source), ("target", name(target)), ("path", names(walk.vertices)),
              ("length", number(tree.distances[target])),
            ]))
      } else {
        sentences.append(self(.altNoPath, [("source", source), ("target", name(target))]))
      }
    } else if !tree.edges.isEmpty, tree.edges.count <= Self.mostListed {
      let edges = tree.edges.map { edge($0) }.joined(separator: ", ")
      sentences.append(self(.altTree, [("list", edges)]))
    }
    sentences.append(distances(from: trace.source, tree.distances.map { Optional($0) }))
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The values beside the vertices; nothing if there are too many to be listened to.
  func distances(from source: Int, _ values: [Double?]) -> String {
    guard graph.order <= Self.mostListed else { return "" }
    let list = graph.vertices.indices.compactMap { vertex in
      values[vertex].map { name(vertex) + " " + number($0) }
    }
    return self(
      .altDistances, [("source", name(source)), ("list", list.joined(separator: ", "))])
  }

  /// What marks add.
  func description(ofMarks marks: GraphMarks) -> String {
    var sentences: [String] = []
    if !marks.vertices.isEmpty {
      sentences.append(self(.altMarkedVertices, [("list", names(marks.vertices))]))
    }
    if !marks.edges.isEmpty {
      let list = marks.edges.map { edge($0) }.joined(separator: ", ")
      sentences.append(self(.altMarkedEdges, [("list", list)]))
    }
    return sentences.joined(separator: " ")
  }
}
