import Graphs
import Markup
import Phrases
import Scenarios

/// A run as a table: one row for each step, the start before them.
struct GraphTraceTable {
  let trace: Trace
  let words: GraphWords

  /// Above this many vertices, they have no columns of their own.
  private static let mostColumns = 26

  init(of run: GraphRun, _ words: GraphWords) {
    trace = run.trace
    self.words = words
  }

  /// The table in a frame that scrolls by itself.
  var markup: MarkupNode {
    let caption = self.caption
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", caption),
      ],
      [
        .element(
          "table", [Attribute("class", "trace")],
          [.element("caption", [], [.text(caption)]), head, .element("tbody", [], rows)])
      ])
  }

  /// Which run it is, how ties were broken if that mattered, and how the cells are read.
  private var caption: String {
    var sentences = [words.title(of: trace) + "."]
    if trace.hadTie, trace.algorithm.asksForOrder {
      sentences.append(words(trace.ties == .asWritten ? .tableTiesWritten : .tableTiesAlphabetical))
    } else if trace.hadTie {
      sentences.append(words(.tableTiesEdges))
    }
    if let reading = trace.algorithm.reading { sentences.append(words(reading)) }
    if !wrong.isEmpty { sentences.append(words(.tableWrong)) }
    return sentences.joined(separator: " ")
  }

  /// The vertices whose value is wrong in the end.
  private var wrong: [Int] {
    if case .vertices(let list)? = trace["wrong"] { list } else { [] }
  }

  /// True if each vertex has a column; a wide graph has one column for what changed.
  private var hasColumns: Bool { words.graph.order <= Self.mostColumns }

  private var head: MarkupNode {
    func column(_ text: String) -> MarkupNode {
      .element("th", [Attribute("scope", "col")], [.text(text)])
    }
    let cells = trace.columns.flatMap { kind -> [MarkupNode] in
      kind == .vertices && hasColumns
        ? words.graph.vertices.indices.map { column(words.name($0)) }
        : [column(words.phrases(kind))]
    }
    return .element("thead", [], [.element("tr", [], [column(words(.tableStep))] + cells)])
  }

  // MARK: Rows

  private var rows: [MarkupNode] {
    let moments = trace.moments(in: words.graph)
    return moments.indices.map { number in
      let before = number == 0 ? nil : moments[number - 1]
      let step = number == 0 ? trace.start : trace.steps[number - 1]
      let cells = zip(trace.columns, step.cells).flatMap { kind, cell -> [MarkupNode] in
        kind == .vertices
          ? vertexCells(moments[number], before: before) : [self.cell(text(cell))]
      }
      let head = MarkupNode.element(
        "th", [Attribute("scope", "row")], [.text(words.count(number))])
      return .element("tr", [], [head] + cells)
    }
  }

  private func cell(_ text: String, _ name: String? = nil) -> MarkupNode {
    .element("td", name.map { [Attribute("class", $0)] } ?? [], [.text(text)])
  }

  private func text(_ cell: TraceCell) -> String {
    switch cell {
    case .nothing: ""
    case .vertex(let vertex): words.name(vertex)
    case .vertices(let vertices): words.names(vertices)
    case .sets(let sets): words.sets(sets)
    case .edge(let edge): words.edge(edge)
    case .edges(let edges): words.edges(edges)
    case .kind(let kind): words(GraphPhrase(kind))
    case .number(let number): words.number(number)
    case .numbers(let numbers): numbers.map { words.count($0) }.joined(separator: ", ")
    case .truth(let truth): truth ? "✓" : "✗"
    }
  }

  /// The value of each vertex: boxed when the vertex is done with, a dot afterwards, marked where it changed.
  private func vertexCells(_ moment: GraphMoment, before: GraphMoment?) -> [MarkupNode] {
    guard hasColumns else { return [cell(changes(in: moment, since: before))] }
    return words.graph.vertices.indices.map { vertex in
      let isDone = moment.vertices[vertex] == .done
      let wasDone = before?.vertices[vertex] == .done
      let hasChanged = before.map { $0.values[vertex] != moment.values[vertex] } ?? false
      if wasDone, !hasChanged { return cell("·") }
      let text = value(of: vertex, in: moment)
      if isDone, !wasDone {
        return wrong.contains(vertex) ? cell(text + " ✗", "settled wrong") : cell(text, "settled")
      }
      return hasChanged ? cell(text + " ▾", "changed") : cell(text)
    }
  }

  private func value(of vertex: Int, in moment: GraphMoment) -> String {
    guard let value = moment.values[vertex] else { return "" }
    let text = words.text(value)
    guard let parent = moment.parents[vertex] else { return text }
    return "\(text) (\(words.name(parent)))"
  }

  private func changes(in moment: GraphMoment, since before: GraphMoment?) -> String {
    let changed = words.graph.vertices.indices.filter { vertex in
      let known = before.map { $0.values[vertex] } ?? .number(.infinity)
      return known != moment.values[vertex]
    }
    return changed.map { "\(words.name($0)): \(value(of: $0, in: moment))" }
      .joined(separator: ", ")
  }
}

extension Algorithm {
  /// True if the order of the vertices decides between equals; else it is that of the edges.
  fileprivate var asksForOrder: Bool {
    switch self {
    case .kruskal, .boruvka, .euler, .bellmanFord: false
    default: true
    }
  }

  /// How the cells of the vertices are read.
  fileprivate var reading: GraphPhrase? {
    switch self {
    case .breadthFirstSearch, .dijkstra, .aStar, .bellmanFord: .tableReading
    case .prim: .tableReadingKeys
    case .depthFirstSearch, .topologicalOrderByDepth: .tableReadingTimes
    case .strongComponents, .bridges, .articulationPoints, .blocks: .tableReadingLinks
    case .topologicalOrder: .tableReadingArcs
    default: nil
    }
  }
}

extension TraceColumn: PhraseKey {}
