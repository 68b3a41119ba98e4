import Graphs
import Markup

/// The matrices of an algorithm that fills one: one for each step, the row and column that it goes through shaded, and what changed bold
/// and marked.
struct GraphPairTables {
  let trace: Trace
  let words: GraphWords

  /// One table for the start and one for each step.
  var markup: MarkupNode {
    let steps = [trace.start] + trace.steps
    let tables = steps.indices.map { number -> MarkupNode in
      let before = number == 0 ? nil : steps[number - 1].matrix
      return table(steps[number], number, before: before)
    }
    return .element("div", [Attribute("class", "matrices")], tables)
  }

  private func table(_ step: TraceStep, _ number: Int, before: [[Double]]?) -> MarkupNode {
    var pivot: Int?
    if case .vertex(let vertex)? = step.cells.first { pivot = vertex }
    let heads =
      [MarkupNode.element("td")]
      + words.graph.vertices.indices.map { vertex in
        head(vertex, scope: "col", isPivot: vertex == pivot)
      }
    let rows = (step.matrix ?? []).enumerated().map { row, distances -> MarkupNode in
      let cells = distances.enumerated().map { column, distance -> MarkupNode in
        let hasChanged = before.map { $0[row][column] != distance } ?? false
        return cell(
          distance, hasChanged: hasChanged, isPivot: row == pivot || column == pivot)
      }
      return .element("tr", [], [head(row, scope: "row", isPivot: row == pivot)] + cells)
    }
    let caption = words.caption(ofStep: number, of: trace)
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", caption),
      ],
      [
        .element(
          "table", [Attribute("class", "matrix pairs")],
          [
            .element("caption", [], [.text(caption)]),
            .element("thead", [], [.element("tr", [], heads)]), .element("tbody", [], rows),
          ])
      ])
  }

  private func head(_ vertex: Int, scope: String, isPivot: Bool) -> MarkupNode {
    .element(
      "th", [Attribute("scope", scope)] + (isPivot ? [Attribute("class", "pivot")] : []),
      [.text(words.name(vertex))])
  }

  private func cell(_ distance: Double, hasChanged: Bool, isPivot: Bool) -> MarkupNode {
    let names = (hasChanged ? ["changed"] : []) + (isPivot ? ["pivot"] : [])
    let text = words.number(distance) + (hasChanged ? " ▾" : "")
    return .element(
      "td", names.isEmpty ? [] : [Attribute("class", names.joined(separator: " "))], [.text(text)])
  }
}
