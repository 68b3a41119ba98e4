import Diagnostics
import Graphs
import Nodes
import Numbers

extension GraphReading {
  /// Above this many vertices a sequence of degrees is refused.
  private static let mostDegrees = 60

  /// `degrees`: what each vertex shall have, as a list or by name. The edges are those by Havel and Hakimi, as far as they go.
  mutating func readDegrees(_ entry: NodeMapping.Entry) {
    var nodes: [Node] = []
    switch entry.value {
    case .list(let list): nodes = list.items
    case .mapping(let mapping) where !isDeclared:
      for vertex in mapping.entries { declare(Vertex(vertex.key.text), at: vertex.key.range) }
      nodes = mapping.entries.map { $0.value }
      isDeclared = true
    default:
      report(
        "graph/wrong-value", entry.value.range,
        "`degrees` is a list of whole numbers, `[3, 2, 2, 1]` for example")
      return
    }
    guard nodes.count <= Self.mostDegrees else {
      report(
        "graph/too-large", entry.value.range,
        "`degrees` has at most \(Self.mostDegrees) numbers, and these are \(nodes.count)")
      return
    }
    let degrees = nodes.compactMap { degree($0) }
    guard degrees.count == nodes.count, makeVertices(degrees.count, for: entry) else { return }
    let sequence = DegreeSequence(degrees)
    for pair in sequence.pairs { add(Edge(from: pair[0], to: pair[1]), at: entry.value.range) }
    degreeSequence = sequence
    degreesPlace = entry.value.range
  }

  private mutating func degree(_ node: Node) -> Int? {
    if let number = node.scalar.flatMap({ WrittenNumber(parsing: $0.text) })?.value,
      number >= 0, number <= 1e6, number.rounded() == number
    {
      return Int(number)
    }
    report(
      "graph/wrong-value", node.range, "a degree is a whole number of 0 or more, `3` for example")
    return nil
  }

  /// Refuses degrees that no graph has, unless a run shows why.
  mutating func checkDegrees(_ runs: [GraphRun]) {
    guard let place = degreesPlace, let contradiction = degreeSequence?.contradiction,
      !runs.contains(where: { $0.algorithm == .havelHakimi })
    else { return }
    let reason =
      switch contradiction {
      case .oddSum(let sum): "Their sum \(sum) is odd, and every edge adds 2 to it."
      case .outOfRange(let degree):
        "The degree \(degree) needs \(degree) other vertices, and there are "
          + "\((degreeSequence?.degrees.count ?? 1) - 1)."
      case .tooFewLeft(let degree, let others):
        "A vertex is left that needs \(degree) more edges, and only \(others) others need any."
      }
    report(
      "graph/not-graphical", place, "no simple graph has these degrees",
      explanation: reason + " With `run: havel-hakimi` the figure shows it.",
      [Solution("add `run: havel-hakimi`")])
  }
}
