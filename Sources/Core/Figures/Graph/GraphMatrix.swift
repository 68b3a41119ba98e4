import Graphs
import Markup

/// A matrix of a graph, with what its entries mean.
struct GraphMatrix {
  let words: GraphWords

  init(_ words: GraphWords) {
    self.words = words
  }

  private var graph: Graph { words.graph }
  private var names: [String] { graph.vertices.indices.map { words.name($0) } }
  private var hasLoop: Bool { graph.edges.contains { $0.isLoop && !$0.isDirected } }
  private var hasArcLoop: Bool { graph.edges.contains { $0.isLoop && $0.isDirected } }

  /// How many edges join the vertex of the row and that of the column.
  var adjacency: MarkupNode {
    var sentences = [words(graph.kind == .undirected ? .matrixCaption : .matrixArcs)]
    if hasLoop { sentences.append(words(.matrixLoops)) }
    if hasArcLoop { sentences.append(words(.matrixArcLoops)) }
    if graph.isWeighted { sentences.append(words(.matrixWeights)) }
    return matrix("A", columns: names, counts(graph.adjacencyMatrix), sentences)
  }

  /// Which edges end at which vertices.
  var incidence: MarkupNode {
    var sentences = [words(.matrixIncidence)]
    if graph.kind != .directed { sentences.append(words(.matrixIncidenceEdges)) }
    if graph.kind != .undirected { sentences.append(words(.matrixIncidenceArcs)) }
    if hasLoop { sentences.append(words(.matrixIncidenceLoops)) }
    if hasArcLoop { sentences.append(words(.matrixIncidenceArcLoops)) }
    if graph.size == 0, graph.order > 0 { sentences.append(words(.matrixNoColumns)) }
    return matrix(
      "B", columns: graph.edges.indices.map { words.edge($0) }, counts(graph.incidenceMatrix),
      sentences)
  }

  /// How far each vertex is from each.
  var distances: MarkupNode {
    var sentences = [words(graph.isWeighted ? .matrixDistancesWeighted : .matrixDistances)]
    var entries: [[Double]] = []
    if case .ofPairs(let distances)? = Trace.floydWarshall(of: graph)["distance"] {
      entries = distances
    }
    if entries.contains(where: { $0.contains(.infinity) }) {
      sentences.append(words(.matrixNoWay))
    }
    if entries.contains(where: { $0.contains(-.infinity) }) {
      sentences.append(words(.matrixNegativeCycle))
    }
    return matrix("D", columns: names, entries.map { $0.map { words.number($0) } }, sentences)
  }

  /// Degrees less adjacencies, by which spanning trees are counted.
  var laplacian: MarkupNode {
    var sentences = [words(.matrixLaplacian)]
    if graph.loopCount > 0 { sentences.append(words(.matrixLaplacianLoops)) }
    if graph.isWeighted { sentences.append(words(.matrixWeights)) }
    if let trees = graph.spanningTreeCount {
      sentences.append(words(.matrixTrees, [("count", words.count(trees))], count: trees))
    }
    return matrix("L", columns: names, counts(graph.laplacian ?? []), sentences)
  }

  private func counts(_ entries: [[Int]]) -> [[String]] {
    entries.map { $0.map { words.count($0) } }
  }

  private func matrix(
    _ letter: String, columns: [String], _ entries: [[String]], _ sentences: [String]
  ) -> MarkupNode {
    let all = sentences + (graph.order == 0 ? [words(.matrixNoEntries)] : [])
    return HeadedMatrix(
      letter: (letter, ""), rows: names, columns: columns, entries: entries,
      caption: all.joined(separator: " ")
    ).markup
  }
}
