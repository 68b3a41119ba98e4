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

  /// What the drawing of a run's result adds; of a large graph only what can be listened to.
  func description(ofResult trace: Trace) -> String {
    let sentences = trace.conclusion.filter { sentence in
      sentence.slots.allSatisfy { slot in
        switch slot.value {
        case .edges(let list), .vertices(let list): list.count <= Self.mostListed
        case .values(let list): list.count <= Self.mostListed
        case .sets(let sets): sets.reduce(0, { $0 + $1.count }) <= Self.mostListed
        default: true
        }
      }
    }
    return text(sentences)
  }

  /// What a step's drawing shows: the values beside the vertices; nothing if there are too many to be listened to.
  func description(of moment: GraphMoment, of trace: Trace) -> String {
    guard graph.order <= Self.mostListed else { return "" }
    let list = graph.vertices.indices.compactMap { vertex -> String? in
      let value = moment.values[vertex].map { text($0) } ?? moment.groups[vertex].map { count($0) }
      return value.map { name(vertex) + " " + $0 }
    }.joined(separator: ", ")
    guard !list.isEmpty else { return "" }
    if trace.algorithm.findsDistances, let source = trace.source {
      return self(.altDistances, [("source", name(source)), ("list", list)])
    }
    return self(.altValues, [("list", list)])
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

extension Algorithm {
  /// True if what stands beside the vertices are distances from the source.
  var findsDistances: Bool {
    switch self {
    case .breadthFirstSearch, .dijkstra, .aStar, .bellmanFord: true
    default: false
    }
  }
}
