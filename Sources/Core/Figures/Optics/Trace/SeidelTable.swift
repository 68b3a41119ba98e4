import Markup
import Numbers
import Optics
import Quantities
import Scenarios

/// The table of Seidel sums: a row a surface, and their sum.
struct SeidelTable {
  let seidel: SeidelAnalysis
  let words: TraceWords

  /// The unit in which the largest sum has at least one digit before the point.
  private var unit: Unit {
    let largest = (seidel.surfaces + [seidel.total]).flatMap { $0.all }.map { $0.magnitude }.max()
    let size = largest ?? 0
    return size >= 1e-3 ? .millimetre : size >= 1e-6 || size == 0 ? .micrometre : .nanometre
  }

  /// The table as HTML, in a frame that scrolls.
  var markup: MarkupNode {
    let caption = words(.sumsCaption, [("unit", unit.symbol)])
    let heads: [TracePhrase] = [
      .sumsSpherical, .sumsComa, .sumsAstigmatism, .sumsFieldCurvature, .sumsDistortion,
    ]
    let header = MarkupNode.element(
      "tr", [],
      ([words(.sumsSurface)] + heads.map { words($0) }).map { text in
        .element("th", [Attribute("scope", "col")], [.text(text)])
      })
    var rows = seidel.surfaces.enumerated().map { row(String($0.offset + 1), $0.element) }
    if seidel.surfaces.count > 1 { rows.append(row(words(.sumsTotal), seidel.total)) }
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", caption),
      ],
      [
        .element(
          "table", [Attribute("class", "sums")],
          [
            .element("caption", [], [.text(caption)]), .element("thead", [], [header]),
            .element("tbody", [], rows),
          ])
      ])
  }

  private func row(_ name: String, _ sums: SeidelSums) -> MarkupNode {
    let cells = sums.all.map { value -> MarkupNode in
      .element("td", [], [.text(text(value))])
    }
    return .element(
      "tr", [], [.element("th", [Attribute("scope", "row")], [.text(name)])] + cells)
  }

  private func text(_ value: Double) -> String {
    let amount = unit.amount(of: value)
    let plain = amount.magnitude < 5e-4 ? 0 : amount
    return words.style.text(
      of: .number(plain), DisplayChoice(format: .places(3)))
  }
}
