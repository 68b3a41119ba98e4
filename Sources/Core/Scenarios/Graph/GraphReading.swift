import Diagnostics
import Geometry
import Graphs
import Nodes
import Numbers
import Quantities

/// Reads the mappings of a graph block one after the other: vertices, edges, then all that refers to them.
struct GraphReading {
  var graph = Graph()
  /// True if the block lists its vertices, so that an edge to another one is a mistake.
  var isDeclared = false
  /// True if `directed: true` was written, false if `directed: false` was; `nil` for neither.
  var isDirected: Bool?
  /// True if an algorithm runs although its conditions do not hold.
  var isForced = false
  /// True if searches go on with what they cannot reach.
  var restarts = false
  /// The tree with its root and the order of children, if the edges were written as one.
  var tree: OrderedTree?
  /// The family, if the edges are those of one.
  var family: GraphFamily?
  /// The degrees that are asked for, if they were written in place of edges.
  var degreeSequence: DegreeSequence?
  /// Where they were written.
  var degreesPlace: SourceRange?
  /// The graph beside this one.
  var other: OtherGraph?
  /// True if one was written, perhaps with mistakes.
  var hasOther = false
  /// Where each vertex was first written.
  var vertexPlaces: [SourceRange] = []
  /// Where each edge was written.
  var edgePlaces: [SourceRange] = []
  /// The index of each vertex by its name.
  private(set) var indices: [String: Int] = [:]
  var diagnostics: [Diagnostic] = []
  /// The values of other blocks, for numbers that are written as expressions.
  var scope = ValueScope()
  /// The graphs that have a name.
  var library = GraphLibrary()
  /// The name of the graph, if it is one of them.
  var documentName: String?
  /// The layout that its file asks for.
  var documentLayout: LayoutKind?
  /// True if its file is faulty, which is told there.
  var isUnknown = false

  /// Above this many vertices or edges the drawing is a sketch of dots and lines.
  static let mostDrawnInFull = (order: 200, size: 1000)
  /// Above this many vertices or edges a block is refused.
  static let most = (order: 2000, size: 20_000)

  // MARK: Vertices

  /// Adds a vertex unless the name is known.
  ///
  /// - Returns: its index.
  @discardableResult
  mutating func vertex(_ name: String, at place: SourceRange) -> Int {
    if let index = indices[name] { return index }
    let index = graph.add(Vertex(name))
    indices[name] = index
    vertexPlaces.append(place)
    return index
  }

  /// Adds a vertex that the author lists; a name that is there already is an error.
  mutating func declare(_ vertex: Vertex, at place: SourceRange) {
    if vertex.name.isEmpty {
      report("graph/missing-name", place, "a vertex needs a name")
      return
    }
    if let known = indices[vertex.name] {
      diagnostics.append(
        Diagnostic(
          .error, "graph/duplicate-vertex", at: place, "`\(vertex.name)` is listed twice",
          notes: [DiagnosticNote(at: vertexPlaces[known], "first listed here")]))
      return
    }
    indices[vertex.name] = graph.add(vertex)
    vertexPlaces.append(place)
  }

  /// The vertex that a name refers to; an unknown name is an error with the near miss.
  mutating func known(_ name: String, at place: SourceRange) -> Int? {
    if let index = indices[name] { return index }
    reportUnknown(name, at: place)
    return nil
  }

  func index(of name: String) -> Int? { indices[name] }

  mutating func reportUnknown(_ name: String, at place: SourceRange) {
    let near = NearMiss.of(name, among: graph.vertices.map { $0.name })
    let names = graph.vertices.prefix(12).map { "`\($0.name)`" }.joined(separator: ", ")
    let more = graph.order > 12 ? " and \(graph.order - 12) more" : ""
    let explanation =
      graph.order == 0 ? "The graph has no vertices." : "The vertices are \(names)\(more)."
    diagnostics.append(
      Diagnostic(
        .error, "graph/unknown-vertex", at: place, "`\(name)` is not a vertex of the graph",
        explanation: explanation,
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
  }

  /// Makes the graph the same as one that was read before, with the places where it was written.
  mutating func take(_ other: GraphReading) {
    graph = other.graph
    isDeclared = other.isDeclared
    isDirected = other.isDirected
    tree = other.tree
    family = other.family
    vertexPlaces = other.vertexPlaces
    edgePlaces = other.edgePlaces
    indices = other.indices
    documentLayout = other.documentLayout
  }

  // MARK: Words

  mutating func report(
    _ identifier: String, _ place: SourceRange, _ summary: String, explanation: String? = nil,
    _ solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        .error, identifier, at: place, summary, explanation: explanation, solutions: solutions))
  }

  /// An unknown word where one of several must stand.
  mutating func reportUnknownWord(
    _ word: String, of words: [String], _ identifier: String, _ place: SourceRange,
    _ summary: String
  ) {
    let near = NearMiss.of(word, among: words)
    report(
      identifier, place, summary,
      explanation: "Possible are " + words.map { "`\($0)`" }.joined(separator: ", ") + ".",
      near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  /// The truth value of a key.
  mutating func truth(_ entry: NodeMapping.Entry?) -> Bool? {
    guard let entry else { return nil }
    switch entry.value.scalar?.text {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      report(
        "graph/wrong-value", entry.value.range, "`\(entry.key.text)` is `true` or `false`")
      return nil
    }
  }

  /// The finite number of a scalar, which may be an expression: `= 2 * road.length`.
  mutating func number(_ node: Node, of key: String) -> Double? {
    var value: Double?
    if let scalar = node.scalar, scalar.expressionText != nil {
      guard
        let quantity = scalar.quantity(.number, of: "`\(key)`", in: scope, &diagnostics)
      else { return nil }
      value = quantity.value
    } else {
      value = node.scalar.flatMap { WrittenNumber(parsing: $0.text) }?.value
    }
    if let value, abs(value) <= 1e15 { return value }
    report(
      "graph/not-a-number", node.range, "`\(key)` is a number",
      explanation: "Numbers are written like `4`, `-2.5` or `1e3`, and are at most 10¹⁵ in size.")
    return nil
  }

  /// Adds an error for every key that the table lacks.
  mutating func checkKeys(of mapping: NodeMapping, _ table: KeyTable, besides more: [String] = []) {
    diagnostics += mapping.unknownKeys(
      known: table.names + more, place: table.place, identifier: "scenario/unknown-key")
  }
}
