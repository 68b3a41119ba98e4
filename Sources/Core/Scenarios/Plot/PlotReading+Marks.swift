import Diagnostics
import Geometry
import Nodes
import Quantities

extension PlotReading {
  /// Reads `points` and `lines`.
  mutating func marks(_ body: NodeMapping, along axis: PlotAxis) -> [WrittenMark] {
    let points = items(body["points"]).compactMap { point($0, along: axis) }
    return points + items(body["lines"]).compactMap { line($0, along: axis) }
  }

  private func items(_ entry: NodeMapping.Entry?) -> [Node] {
    guard let entry else { return [] }
    return entry.value.list?.items ?? [entry.value]
  }

  private mutating func point(_ node: Node, along axis: PlotAxis) -> WrittenMark? {
    guard let mapping = mapping(node, "a point", example: "{x: 20 cm, y: 20 cm}") else {
      return nil
    }
    var reader = keys(mapping, PlotKeys.point)
    for key in ["x", "y"] { reader.require(key) }
    let x = quantity("x", of: &reader, as: axis.dimension)
    let y = quantity("y", of: &reader)
    let label = reader.text("label")?.text
    diagnostics += reader.diagnostics
    guard let x, let y else { return nil }
    return WrittenMark(
      form: .point(x: x, y: y), label: label, place: mapping["y"]?.value.range ?? mapping.range)
  }

  private mutating func line(_ node: Node, along axis: PlotAxis) -> WrittenMark? {
    guard let mapping = mapping(node, "a line", example: "{vertical: 10 cm}") else { return nil }
    var reader = keys(mapping, PlotKeys.line)
    let label = reader.text("label")?.text
    let key = reader.has("vertical") ? "vertical" : "horizontal"
    let isVertical = key == "vertical"
    if reader.has("vertical") == reader.has("horizontal") {
      report(
        "plot/line", mapping.range, "a line is either `vertical` or `horizontal`",
        [Solution("write `{vertical: 10 cm}` for a line at a value of x")])
      return nil
    }
    let value = quantity(key, of: &reader, as: isVertical ? axis.dimension : nil)
    diagnostics += reader.diagnostics
    guard let value, let place = mapping[key]?.value.range else { return nil }
    return WrittenMark(
      form: isVertical ? .vertical(value) : .horizontal(value), label: label, place: place)
  }

  /// Reads `diagram`.
  mutating func diagram(_ entry: NodeMapping.Entry?) -> PlotDiagramOptions {
    var options = PlotDiagramOptions()
    guard let entry, let mapping = mapping(entry.value, "`diagram`", example: "{grid: hidden}")
    else { return options }
    var reader = keys(mapping, PlotKeys.diagram)
    options.showsGrid = reader.choice("grid", of: ["shown", "hidden"]) != "hidden"
    options.showsAsymptotes = reader.choice("asymptotes", of: ["shown", "hidden"]) != "hidden"
    options.labels = reader.choice("labels", of: PlotDiagramOptions.Labels.self) ?? .fitting
    diagnostics += reader.diagnostics
    return options
  }

  /// Reads `show`.
  mutating func parts(_ node: Node?) -> [PlotPart] {
    guard let node else { return [.diagram] }
    var parts: [PlotPart] = []
    for item in node.list?.items ?? [node] {
      let word = item.scalar?.text ?? ""
      if let part = PlotPart(rawValue: word) {
        if !parts.contains(part) { parts.append(part) }
        continue
      }
      let words = PlotPart.allCases.map { $0.rawValue }
      let near = NearMiss.of(word, among: words)
      report(
        "scenario/unknown-choice", item.range, "`\(word)` is not a part of a plot",
        explanation: "Possible are " + words.map { "`\($0)`" }.joined(separator: ", ") + ".",
        near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
    }
    return parts
  }
}
