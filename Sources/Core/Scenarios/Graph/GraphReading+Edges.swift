import Diagnostics
import Graphs
import Nodes
import Numbers

extension GraphReading {
  /// `edges`: a list of texts such as `A-B 4` or mappings.
  mutating func readEdges(_ entry: NodeMapping.Entry) {
    switch entry.value {
    case .list(let list):
      for item in list.items {
        guard graph.size < Self.most.size else { break }
        switch item {
        case .scalar(let scalar): readEdge(scalar)
        case .mapping(let mapping): readEdge(mapping)
        case .list(let list):
          report(
            "graph/wrong-value", list.range, "an edge is text, `A-B` for example, or a mapping")
        }
      }
    case .scalar(let scalar):
      if scalar.isAbsent { return }
      report(
        "graph/wrong-value", scalar.range, "`edges` is a list",
        [Solution("write `[\(scalar.text)]`", replacement: "[\(scalar.text)]")])
    case .mapping(let mapping):
      report(
        "graph/wrong-value", mapping.range, "`edges` is a list, `[A-B 4, B-C 2]` for example")
    }
    checkWeights()
  }

  // MARK: Text

  private mutating func readEdge(_ scalar: Scalar) {
    guard let reading = reading(of: scalar), checkJoiner(reading, in: scalar) else { return }
    guard let left = end(reading.left, in: scalar), let right = end(reading.right, in: scalar)
    else { return }
    if let weight = reading.weight, let place = reading.weightPlace, abs(weight) > 1e15 {
      report(
        "graph/not-a-number", scalar.place(of: place), "a weight is at most 10¹⁵ in size")
      return
    }
    let (start, end) = reading.joiner == .backward ? (right, left) : (left, right)
    let isArc = reading.joiner != .edge
    let edge = Edge(from: start, to: end, directed: isArc, weight: reading.weight)
    add(edge, at: scalar.range)
    if reading.joiner == .both {
      add(Edge(from: end, to: start, directed: true, weight: reading.weight), at: scalar.range)
    }
  }

  /// The one way in which the text is meant; `nil` when that was reported as unclear.
  mutating func reading(of scalar: Scalar) -> EdgeText? {
    let readings = EdgeText.readings(of: scalar.text)
    if readings.isEmpty {
      reportNoJoiner(scalar)
      return nil
    }
    if isDeclared { return declaredReading(readings, scalar) }
    let weighted = readings.filter { $0.weight != nil }
    let candidates = weighted.isEmpty ? readings : weighted
    let spaced = candidates.filter({ $0.isSpaced })
    let best = spaced.isEmpty ? candidates : spaced
    if best.count == 1 { return best[0] }
    reportUnclear(best, scalar)
    return nil
  }

  private mutating func reportNoJoiner(_ scalar: Scalar) {
    let first = graph.order > 0 ? graph.vertices[0].name : "A"
    let isName = !scalar.text.isEmpty && !EdgeText.hasJoiner(scalar.text)
    report(
      "graph/no-joiner", scalar.range, "an edge names two vertices with `-` or `->` between them",
      !isName || index(of: scalar.text) != nil
        ? []
        : [Solution("write `\(first)-\(scalar.text)`, or whichever two vertices are meant")])
  }

  /// Vertices are listed: the reading with two known names, the one with the longer first name among several.
  private mutating func declaredReading(_ readings: [EdgeText], _ scalar: Scalar) -> EdgeText? {
    var known = readings.filter {
      index(of: $0.left.text) != nil && index(of: $0.right.text) != nil
    }
    let spaced = known.filter({ $0.isSpaced })
    if !spaced.isEmpty { known = spaced }
    let longest = known.max { left, right in
      let first = left.left.place.count + left.right.place.count
      let second = right.left.place.count + right.right.place.count
      return first == second ? left.left.place.count < right.left.place.count : first < second
    }
    if let longest { return longest }
    // No reading fits: the likeliest one names what is unknown.
    let weighted = readings.filter { $0.weight != nil }
    let candidates = weighted.isEmpty ? readings : weighted
    let half = candidates.filter {
      index(of: $0.left.text) != nil || index(of: $0.right.text) != nil
    }
    let likely = half.first ?? candidates.first(where: { $0.isSpaced }) ?? candidates[0]
    return likely
  }

  private mutating func reportUnclear(_ readings: [EdgeText], _ scalar: Scalar) {
    let scalars = Array(scalar.text.unicodeScalars)
    let solutions = readings.prefix(3).map { reading -> Solution in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[..<reading.left.place.upperBound])
      text.append(" ")
      text.append(contentsOf: scalars[reading.joinerPlace])
      text.append(" ")
      text.append(contentsOf: scalars[reading.right.place.lowerBound...])
      return Solution("write `\(String(text))`", replacement: String(text))
    }
    report(
      "graph/unclear-joiner", scalar.range,
      "an edge has one joiner, or spaces around the one that is meant",
      explanation: "Which of the dashes joins the vertices is not clear. "
        + "Listing the vertices under `vertices` decides it too.", Array(solutions))
  }

  private mutating func checkJoiner(_ reading: EdgeText, in scalar: Scalar) -> Bool {
    let place = scalar.place(of: reading.joinerPlace)
    if isDirected == true, reading.joiner == .edge {
      report(
        "graph/undirected-edge", place, "an edge of a directed graph is written with `->`",
        explanation: "The block says `directed: true`.",
        [Solution("write `->`", replacement: "->")])
      return false
    }
    if isDirected == false, reading.joiner != .edge {
      report(
        "graph/directed-edge", place, "an edge of an undirected graph is written with `-`",
        explanation: "The block says `directed: false`.",
        [Solution("write `-`", replacement: "-")])
      return false
    }
    return true
  }

  /// The vertex at an end of an edge; made on the spot where vertices are not listed.
  private mutating func end(_ name: EdgeText.Name, in scalar: Scalar) -> Int? {
    let place = scalar.place(of: name.place)
    let words = name.text.split(separator: " ").map { String($0) }
    if isDeclared {
      let front = words.dropLast().joined(separator: " ")
      if words.count > 1, index(of: name.text) == nil, index(of: front) != nil {
        reportWeight(words[words.count - 1], at: place)
        return nil
      }
      return known(name.text, at: place)
    }
    if words.count > 1 {
      reportSpace(words, in: name.text, at: place)
      return nil
    }
    return vertex(name.text, at: place)
  }

  private mutating func reportWeight(_ text: String, at place: SourceRange) {
    let length = text.unicodeScalars.count
    let start = place.end.column - length
    let isOnOneLine = place.start.line == place.end.line && start > place.start.column
    let place =
      isOnOneLine ? place.part(offset: start - place.start.column, count: length) : place
    if let number = WrittenNumber(parsing: text), number.value.isFinite {
      report(
        "graph/two-weights", place, "an edge has one weight, its last number",
        explanation: "`\(text)` stands before it. "
          + "A vertex with a space in its name must be listed under `vertices`.")
      return
    }
    report(
      "graph/not-a-number", place,
      "a weight is a finite number, and `\(text)` is none",
      explanation: "A vertex with a space in its name must be listed under `vertices`.")
  }

  private mutating func reportSpace(_ words: [String], in name: String, at place: SourceRange) {
    let last = words[words.count - 1]
    let isWordForNumber = ["nan", "inf", "infinity", "∞"].contains(last.lowercased())
    if let first = last.unicodeScalars.first,
      isWordForNumber || "0123456789.,+−-".unicodeScalars.contains(first)
    {
      reportWeight(last, at: place)
      return
    }
    report(
      "graph/undeclared-name", place, "a name with a space must be listed under `vertices`",
      explanation: "Otherwise `\(name)` could be a name and something else behind it.",
      [Solution("add `vertices: [\(name), …]`")])
  }

  mutating func add(_ edge: Edge, at place: SourceRange) {
    if graph.add(edge) != nil { edgePlaces.append(place) }
  }

  // MARK: Weights

  /// All edges have a weight or none has: a missing one is never silently 1.
  mutating func checkWeights() {
    guard graph.isWeighted else { return }
    guard let missing = graph.edges.firstIndex(where: { $0.weight == nil }),
      let present = graph.edges.firstIndex(where: { $0.weight != nil })
    else { return }
    let edge = graph.edges[missing]
    let name = GraphReading.text(of: edge, in: graph)
    let isPlain = edge.label == nil && edge.name == nil && edge.capacity == nil
    diagnostics.append(
      Diagnostic(
        .error, "graph/missing-weight", at: edgePlaces[missing],
        "`\(name)` has no weight, while other edges have one",
        explanation: "Either all edges of a graph have weights, or none has.",
        notes: [DiagnosticNote(at: edgePlaces[present], "this edge has a weight")],
        solutions: isPlain ? [Solution("write `\(name) 1`", replacement: "\(name) 1")] : []))
  }

  /// An edge as an author writes it, without its weight.
  static func text(of edge: Edge, in graph: Graph) -> String {
    let start = graph.vertices[edge.start].name
    let end = graph.vertices[edge.end].name
    let joiner = edge.isDirected ? "->" : "-"
    let needsSpaces = start.unicodeScalars.contains("-") || end.unicodeScalars.contains("-")
    return needsSpaces ? "\(start) \(joiner) \(end)" : "\(start)\(joiner)\(end)"
  }
}
