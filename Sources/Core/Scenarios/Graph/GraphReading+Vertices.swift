import Diagnostics
import Geometry
import Graphs
import Nodes
import Numbers

extension GraphReading {
  /// `vertices`: a list of names or mappings, or a mapping of names to places.
  mutating func readVertices(_ entry: NodeMapping.Entry?) {
    guard let entry else { return }
    isDeclared = true
    switch entry.value {
    case .list(let list):
      for item in list.items { readListed(item) }
    case .mapping(let mapping):
      for vertex in mapping.entries { readPlaced(vertex) }
    case .scalar(let scalar):
      if scalar.isAbsent { return }
      report(
        "graph/wrong-value", scalar.range, "`vertices` is a list of names",
        [Solution("write `[\(scalar.text)]`", replacement: "[\(scalar.text)]")])
    }
    warnAboutSharedPlaces()
  }

  private mutating func readListed(_ item: Node) {
    switch item {
    case .scalar(let scalar): declare(Vertex(scalar.text), at: scalar.range)
    case .list(let list):
      report("graph/wrong-value", list.range, "a vertex is a name, not a list")
    case .mapping(let mapping):
      guard let name = mapping["name"]?.value.scalar else {
        // `- A: [0, 1]` is a mapping with one name.
        for vertex in mapping.entries { readPlaced(vertex) }
        return
      }
      var vertex = Vertex(name.text)
      readDetails(of: &vertex, mapping, besides: [])
      declare(vertex, at: name.range)
    }
  }

  private mutating func readPlaced(_ entry: NodeMapping.Entry) {
    var vertex = Vertex(entry.key.text)
    switch entry.value {
    case .list: vertex.position = position(entry.value)
    case .mapping(let mapping): readDetails(of: &vertex, mapping, besides: ["name"])
    case .scalar(let scalar):
      if !scalar.isAbsent {
        report(
          "graph/wrong-position", scalar.range, "a place is two numbers, `[2, 1]` for example")
      }
    }
    declare(vertex, at: entry.key.range)
  }

  private mutating func readDetails(
    of vertex: inout Vertex, _ mapping: NodeMapping, besides excluded: [String]
  ) {
    var table = GraphKeys.vertex
    if !excluded.isEmpty {
      table = KeyTable(table.place, table.keys.filter { !excluded.contains($0.name) })
    }
    checkKeys(of: mapping, table)
    if let place = mapping["at"] { vertex.position = position(place.value) }
    if let guess = mapping["heuristic"] {
      vertex.heuristic = number(guess.value, of: "heuristic")
    }
  }

  private mutating func position(_ node: Node) -> Point? {
    if let items = node.list?.items, items.count == 2,
      let x = items[0].scalar.flatMap({ WrittenNumber(parsing: $0.text) }),
      let y = items[1].scalar.flatMap({ WrittenNumber(parsing: $0.text) }),
      abs(x.value) <= 1e9, abs(y.value) <= 1e9
    {
      return Point(x.value, y.value)
    }
    report(
      "graph/wrong-position", node.range, "a place is two numbers, `[2, 1]` for example",
      explanation: "The first number counts to the right, the second upwards.")
    return nil
  }

  private mutating func warnAboutSharedPlaces() {
    let placed = graph.vertices.indices.filter { graph.vertices[$0].position != nil }
    let sorted = placed.sorted { left, right in
      guard let first = graph.vertices[left].position, let second = graph.vertices[right].position
      else { return left < right }
      if first.x != second.x { return first.x < second.x }
      return first.y == second.y ? left < right : first.y < second.y
    }
    for (one, other) in zip(sorted, sorted.dropFirst())
    where graph.vertices[one].position == graph.vertices[other].position {
      diagnostics.append(
        Diagnostic(
          .warning, "graph/shared-place", at: vertexPlaces[other],
          "`\(graph.vertices[other].name)` and `\(graph.vertices[one].name)` have the same place",
          notes: [
            DiagnosticNote(at: vertexPlaces[one], "`\(graph.vertices[one].name)` is placed here")
          ]))
    }
  }
}
