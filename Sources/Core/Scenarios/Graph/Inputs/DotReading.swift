import Diagnostics
import Geometry
import Graphs
import Nodes
import Numbers

/// Reads a text in DOT, the language of Graphviz: vertices, edges and chains of edges, with `weight`, `capacity` and `label` of edges and `pos` of
/// vertices. How it looks in Graphviz is passed over.
struct DotReading {
  private(set) var reading: GraphReading
  private let scalar: Scalar
  private let tokens: [DotToken]
  private var index = 0
  private var isDirected = false
  /// True for `strict`: an edge that is there already is passed over.
  private var isStrict = false
  /// What `edge [weight=2]` says for the edges behind it.
  private var edgeDefaults: [Attribute] = []

  private struct Attribute {
    var name: String
    var value: DotToken
  }

  /// An end of the reading at a mistake, which has been reported.
  private struct Stop: Error {}

  init(_ reading: GraphReading, _ scalar: Scalar) {
    self.reading = reading
    self.scalar = scalar
    tokens = DotToken.tokens(of: scalar.text)
  }

  mutating func read() {
    do throws(Stop) {
      try readHead()
      while let token = peek, token.text != "}" || token.kind != .sign { try readStatement() }
      try take("}")
      if let more = peek { throw fault(more, "behind the closing `}` stands nothing more") }
    } catch {
      return
    }
  }

  // MARK: Statements

  private mutating func readHead() throws(Stop) {
    if isWord("strict") {
      isStrict = true
      index += 1
    }
    guard isWord("graph") || isWord("digraph") else {
      throw fault(peek, "a text in DOT begins with `graph` or `digraph`")
    }
    isDirected = isWord("digraph")
    if let said = reading.isDirected, said != isDirected {
      let word = isDirected ? "digraph" : "graph"
      throw fault(peek, "`\(word)` contradicts `directed: \(said ? "true" : "false")`")
    }
    index += 1
    if peek?.kind == .name { index += 1 }
    try take("{")
  }

  private mutating func readStatement() throws(Stop) {
    if isSign(";") || isSign(",") {
      index += 1
      return
    }
    if isWord("subgraph") || isSign("{") {
      throw fault(peek, "a part of a graph in DOT is not read", "Write its edges one by one.")
    }
    for word in ["graph", "node", "edge"] where isWord(word) {
      index += 1
      let attributes = try readAttributes()
      if word == "edge" { edgeDefaults += attributes }
      return
    }
    let first = try readName()
    if isSign("=") {
      index += 1
      _ = try readName()
      return
    }
    var chain = [first]
    while let joiner = peek, joiner.kind == .joiner {
      let wanted = isDirected ? "->" : "--"
      guard joiner.text == wanted else {
        let kind = isDirected ? "digraph" : "graph"
        throw fault(
          joiner, "an edge of a `\(kind)` is written with `\(wanted)`", nil,
          [Solution("write `\(wanted)`", replacement: wanted)])
      }
      index += 1
      chain.append(try readName())
    }
    let attributes = try readAttributes()
    if chain.count == 1 {
      place(try vertex(first), attributes)
    } else {
      try addEdges(chain, edgeDefaults + attributes)
    }
  }

  private mutating func readName() throws(Stop) -> DotToken {
    guard let token = peek, token.kind == .name else {
      throw fault(peek, "a name stands here", "A name with other signs than letters is quoted.")
    }
    index += 1
    if isSign(":") {
      throw fault(peek, "a port of a vertex is not read", "Leave out what stands behind the `:`.")
    }
    return token
  }

  /// `[weight=2, label="ferry"]`, any number of times.
  private mutating func readAttributes() throws(Stop) -> [Attribute] {
    var attributes: [Attribute] = []
    while isSign("[") {
      index += 1
      while !isSign("]") {
        if isSign(",") || isSign(";") {
          index += 1
          continue
        }
        let name = try readName()
        try take("=")
        if let html = peek, html.kind == .html {
          index += 1
          attributes.append(Attribute(name: name.text, value: html))
        } else {
          attributes.append(Attribute(name: name.text, value: try readName()))
        }
      }
      index += 1
    }
    return attributes
  }

  // MARK: Graph

  private mutating func vertex(_ token: DotToken) throws(Stop) -> Int {
    if token.text.isEmpty { throw fault(token, "a vertex needs a name") }
    if !reading.isDeclared { return reading.vertex(token.text, at: place(of: token)) }
    guard let known = reading.known(token.text, at: place(of: token)) else { throw Stop() }
    return known
  }

  /// `pos="2,1"`, with or without a `!`.
  private mutating func place(_ vertex: Int, _ attributes: [Attribute]) {
    guard let value = attributes.last(where: { $0.name == "pos" })?.value.text else { return }
    let parts = value.split(separator: ",").map { part in
      WrittenNumber(parsing: String(part.filter { $0 != "!" && $0 != " " }))?.value ?? .infinity
    }
    guard parts.count == 2, parts.allSatisfy({ abs($0) <= 1e9 }) else { return }
    reading.graph.place(vertex, at: Point(parts[0], parts[1]))
  }

  private mutating func addEdges(_ chain: [DotToken], _ attributes: [Attribute]) throws(Stop) {
    var ends: [Int] = []
    for token in chain { ends.append(try vertex(token)) }
    let weight = try number("weight", attributes)
    let capacity = try number("capacity", attributes)
    let label = attributes.last { $0.name == "label" && $0.value.kind == .name }?.value.text
    for (place, token) in chain.enumerated().dropFirst() {
      let edge = Edge(
        from: ends[place - 1], to: ends[place], directed: isDirected, weight: weight,
        capacity: capacity, label: label)
      if isStrict, hasEdge(like: edge) { continue }
      guard reading.graph.size < GraphReading.most.size else { return }
      reading.add(edge, at: self.place(of: token))
    }
  }

  private func hasEdge(like edge: Edge) -> Bool {
    reading.graph.edges(at: edge.start).contains { index in
      let other = reading.graph.edges[index]
      return other.start == edge.start && other.end == edge.end
        || !isDirected && other.start == edge.end && other.end == edge.start
    }
  }

  private mutating func number(
    _ name: String, _ attributes: [Attribute]
  ) throws(Stop) -> Double? {
    guard let value = attributes.last(where: { $0.name == name })?.value else { return nil }
    if let number = WrittenNumber(parsing: value.text), abs(number.value) <= 1e15 {
      return number.value
    }
    reading.report(
      "graph/not-a-number", place(of: value), "`\(name)` is a number",
      explanation: "Numbers are written like `4`, `-2.5` or `1e3`, and are at most 10¹⁵ in size.")
    throw Stop()
  }

  // MARK: Tokens

  private var peek: DotToken? { index < tokens.count ? tokens[index] : nil }

  private func isSign(_ text: String) -> Bool { peek?.kind == .sign && peek?.text == text }

  /// True for a word of DOT itself, which is written in any case and not quoted.
  private func isWord(_ text: String) -> Bool {
    guard let token = peek, token.kind == .name, !token.isQuoted else { return false }
    return token.text.lowercased() == text
  }

  private mutating func take(_ sign: String) throws(Stop) {
    guard isSign(sign) else { throw fault(peek, "`\(sign)` stands here") }
    index += 1
  }

  private mutating func fault(
    _ token: DotToken?, _ summary: String, _ explanation: String? = nil,
    _ solutions: [Solution] = []
  ) -> Stop {
    let found = token.map { "Found is `\($0.text)`." } ?? "The text ends before that."
    reading.report(
      "graph/dot", token.map { place(of: $0) } ?? scalar.range, summary,
      explanation: [explanation, found].compactMap { $0 }.joined(separator: " "), solutions)
    return Stop()
  }

  /// Where a token stands: in a text of several lines its line, for how far that is indented is not known.
  private func place(of token: DotToken) -> SourceRange {
    guard scalar.style == .block else { return scalar.place(of: token.place) }
    var line = scalar.range.start.line + 1
    for letter in scalar.text.unicodeScalars.prefix(token.place.lowerBound) where letter == "\n" {
      line += 1
    }
    let start = SourcePosition(line: line, column: 1)
    return SourceRange(file: scalar.range.file, start: start, end: start)
  }
}

extension GraphReading {
  /// `dot`: a graph in the language of Graphviz.
  mutating func readDot(_ entry: NodeMapping.Entry) {
    guard let scalar = text(of: entry, example: "graph { a -- b }") else { return }
    var dot = DotReading(self, scalar)
    dot.read()
    self = dot.reading
    checkWeights()
  }
}
