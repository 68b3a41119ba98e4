import Graphs
import Markup

/// The matrices of an algorithm that fills one: one for each step, the row and column that it goes through shaded, and what changed bold
/// and marked.
struct GraphPairTables {
  let trace: Trace
  let words: GraphWords

  /// One matrix for the start and one for each step.
  var markup: MarkupNode {
    let steps = [trace.start] + trace.steps
    let tables = steps.indices.map { number in
      matrix(of: steps[number], number, before: number == 0 ? nil : steps[number - 1].matrix).markup
    }
    return .element("div", [Attribute("class", "matrices")], tables)
  }

  private func matrix(of step: TraceStep, _ number: Int, before: [[Double]]?) -> HeadedMatrix {
    let now = step.matrix ?? []
    let names = words.graph.vertices.indices.map { words.name($0) }
    var matrix = HeadedMatrix(
      letter: ("D", words.count(number)), rows: names, columns: names,
      entries: now.map { $0.map { words.number($0) } },
      caption: words.caption(ofStep: number, of: trace))
    if case .vertex(let vertex)? = step.cells.first { matrix.pivot = vertex }
    if let before {
      matrix.changed = zip(now, before).map { zip($0, $1).map { $0 != $1 } }
    }
    return matrix
  }
}
