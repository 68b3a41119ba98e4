import Diagnostics
import Formula
import Nodes
import Numbers
import Quantities

extension PlotReading {
  /// Reads the x axis, which must say from where to where.
  mutating func xAxis(_ block: ScenarioBlock) -> PlotAxis? {
    guard let entry = block.body["x"] else {
      report(
        "scenario/missing-key", block.range, "a plot needs `x`, the axis along which it runs",
        [Solution("add `x: {from: 0, to: 10}`")])
      return nil
    }
    guard let written = axis(entry, example: "{symbol: x, from: 0, to: 10}") else { return nil }
    guard let lower = written.lower, let upper = written.upper, let dimension = written.dimension
    else {
      if !hasErrors {
        report(
          "plot/range", entry.value.range, "the x axis needs `from` and `to`",
          [Solution("write where it begins and ends: `x: {from: 0 cm, to: 50 cm}`")])
      }
      return nil
    }
    return PlotAxis(
      symbol: written.symbol, label: written.label, dimension: dimension,
      unit: written.unit, range: PlotRange(lower, upper, written.scale))
  }

  /// Reads an axis; `nil` if it is faulty.
  mutating func axis(_ entry: NodeMapping.Entry, example: String) -> WrittenAxis? {
    let key = entry.key.text
    guard let mapping = mapping(entry.value, "`\(key)`", example: example) else { return nil }
    var reader = keys(mapping, PlotKeys.axis)
    var axis = WrittenAxis(place: entry.value.range)
    let before = diagnostics.count
    axis.symbol = reader.name("symbol").flatMap { symbol($0) }
    axis.label = reader.text("label")?.text
    axis.scale = reader.choice("scale", of: PlotScale.self) ?? .linear
    let unit = reader.name("unit")
    readRange(&reader, into: &axis)
    diagnostics += reader.diagnostics
    if let unit { readUnit(unit, into: &axis) }
    checkRange(of: axis, mapping)
    return diagnostics[before...].contains { $0.severity == .error } ? nil : axis
  }

  private mutating func readRange(_ reader: inout KeyReader, into axis: inout WrittenAxis) {
    let lower = quantity("from", of: &reader)
    let upper = reader.text("to").flatMap { quantity($0, of: "to", as: lower.map { $0.dimension }) }
    axis.lower = lower?.value
    axis.upper = upper?.value
    axis.dimension = lower?.dimension ?? upper?.dimension
    axis.unit = lower?.unit ?? upper?.unit
  }

  private mutating func readUnit(_ scalar: Scalar, into axis: inout WrittenAxis) {
    guard let unit = Unit(written: scalar.text) else {
      let near = NearMiss.of(scalar.text, among: Unit.all.map { $0.written })
      report(
        "quantity/unknown-unit", scalar.range, "`\(scalar.text)` is not a unit",
        near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
      return
    }
    if let dimension = axis.dimension, dimension != unit.dimension {
      report(
        "plot/dimension", scalar.range,
        "the axis shows \(dimension.described), and `\(scalar.text)` measures \(unit.dimension.described)"
      )
      return
    }
    axis.unit = unit
    axis.dimension = unit.dimension
  }

  private mutating func checkRange(of axis: WrittenAxis, _ mapping: NodeMapping) {
    let place = mapping["from"]?.value.range ?? mapping["to"]?.value.range ?? mapping.range
    if let lower = axis.lower, let upper = axis.upper, lower >= upper {
      report(
        "plot/range", place, "`from` is below `to`",
        explanation: "An axis runs from the smaller value to the larger one.",
        lower > upper ? [Solution("exchange the two")] : [])
    }
    guard axis.scale == .logarithmic else { return }
    if let lower = axis.lower, lower <= 0 {
      report(
        "plot/logarithmic-zero", place, "a logarithmic axis begins above zero",
        explanation: "Zero and negative values have no logarithm.",
        [Solution("begin at a value above zero, or leave `scale` out")])
    } else if let upper = axis.upper, upper <= 0, axis.lower == nil {
      report(
        "plot/logarithmic-zero", place, "a logarithmic axis lies above zero",
        explanation: "Zero and negative values have no logarithm.",
        [Solution("end at a value above zero, or leave `scale` out")])
    }
  }
}
