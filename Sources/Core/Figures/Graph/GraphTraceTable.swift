import Graphs
import Markup
import Scenarios

/// A run as a table: one row for each step, the start before them.
struct GraphTraceTable {
  let run: GraphRun
  let words: GraphWords

  /// Above this many vertices, they have no columns of their own.
  private static let mostColumns = 26

  init(of run: GraphRun, _ words: GraphWords) {
    self.run = run
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
    let source = [(name: "source", text: words.name(run.trace.source))]
    var sentences: [String] = []
    switch run.algorithm {
    case .breadthFirstSearch: sentences.append(words(.tableSearch, source))
    case .dijkstra: sentences.append(words(.tableDijkstra, source))
    }
    if run.trace.hadTie {
      sentences.append(
        words(run.trace.ties == .asWritten ? .tableTiesWritten : .tableTiesAlphabetical))
    }
    sentences.append(words(.tableReading))
    return sentences.joined(separator: " ")
  }

  private var head: MarkupNode {
    func column(_ text: String) -> MarkupNode {
      .element("th", [Attribute("scope", "col")], [.text(text)])
    }
    var cells = [column(words(.tableStep))]
    switch run.algorithm {
    case .breadthFirstSearch:
      cells += [column(words(.tableTaken)), column(words(.tablePutIn)), column(words(.tableQueue))]
    case .dijkstra:
      cells.append(column(words(.tableSettled)))
    }
    cells +=
      hasColumns
      ? words.graph.vertices.map { column($0.name) } : [column(words(.tableDistances))]
    if run.algorithm == .dijkstra { cells.append(column(words(.tableOpen))) }
    return .element("thead", [], [.element("tr", [], cells)])
  }

  private var rows: [MarkupNode] {
    switch run.trace {
    case .breadthFirstSearch(let trace): searchRows(trace)
    case .dijkstra(let trace): dijkstraRows(trace)
    }
  }

  /// True if each vertex has a column; a wide graph has one column for what changed.
  private var hasColumns: Bool { words.graph.order <= Self.mostColumns }

  // MARK: Rows

  private func row(_ number: Int, _ cells: [MarkupNode]) -> MarkupNode {
    .element(
      "tr", [],
      [.element("th", [Attribute("scope", "row")], [.text(words.count(number))])] + cells)
  }

  private func cell(_ text: String, _ name: String? = nil) -> MarkupNode {
    .element("td", name.map { [Attribute("class", $0)] } ?? [], [.text(text)])
  }

  private func searchRows(_ trace: BreadthFirstTrace) -> [MarkupNode] {
    var tree = trace.start
    var rows = [
      row(
        0,
        [cell(""), cell(words.name(trace.source)), cell(words.name(trace.source))]
          + vertexCells(tree, settled: nil, done: [], before: nil))
    ]
    var done = [Bool](repeating: false, count: words.graph.order)
    for (index, step) in trace.steps.enumerated() {
      let before = tree
      tree = trace.tree(after: index + 1)
      let cells = vertexCells(tree, settled: step.taken, done: done, before: before)
      done[step.taken] = true
      rows.append(
        row(
          index + 1,
          [
            cell(words.name(step.taken)), cell(words.names(step.found)),
            cell(words.names(step.queue)),
          ] + cells))
    }
    return rows
  }

  private func dijkstraRows(_ trace: DijkstraTrace) -> [MarkupNode] {
    var tree = trace.start
    var rows = [
      row(
        0,
        [cell("")] + vertexCells(tree, settled: nil, done: [], before: nil)
          + [cell(words.name(trace.source))])
    ]
    var done = [Bool](repeating: false, count: words.graph.order)
    for (index, step) in trace.steps.enumerated() {
      let before = tree
      tree = trace.tree(after: index + 1)
      let cells = vertexCells(tree, settled: step.settled, done: done, before: before)
      done[step.settled] = true
      rows.append(
        row(
          index + 1,
          [cell(words.name(step.settled))] + cells + [cell(words.names(step.open))]))
    }
    return rows
  }

  /// Distance and predecessor of each vertex: boxed when it is settled, a dot afterwards, marked where it changed.
  private func vertexCells(
    _ tree: SearchTree, settled: Int?, done: [Bool], before: SearchTree?
  ) -> [MarkupNode] {
    guard hasColumns else { return [cell(changes(in: tree, since: before))] }
    return words.graph.vertices.indices.map { vertex in
      if done.indices.contains(vertex), done[vertex] { return cell("·") }
      let text = state(of: vertex, in: tree)
      if vertex == settled { return cell(text, "settled") }
      if let before, before.distances[vertex] != tree.distances[vertex] {
        return cell(text + " ▾", "changed")
      }
      return cell(text)
    }
  }

  private func state(of vertex: Int, in tree: SearchTree) -> String {
    let distance = words.number(tree.distances[vertex])
    guard let parent = tree.parents[vertex] else { return distance }
    return "\(distance) (\(words.name(parent)))"
  }

  private func changes(in tree: SearchTree, since before: SearchTree?) -> String {
    let changed = words.graph.vertices.indices.filter { vertex in
      let known = before.map { $0.distances[vertex] } ?? .infinity
      return known != tree.distances[vertex]
    }
    return changed.map { "\(words.name($0)): \(state(of: $0, in: tree))" }
      .joined(separator: ", ")
  }
}
