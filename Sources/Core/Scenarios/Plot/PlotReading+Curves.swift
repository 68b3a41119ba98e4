import Diagnostics
import Formula
import Nodes
import Quantities

extension PlotReading {
  /// Reads `curves`.
  mutating func curves(_ entry: NodeMapping.Entry?, along axis: PlotAxis) -> [WrittenCurve] {
    guard let entry else { return [] }
    let items = entry.value.list?.items ?? [entry.value]
    if items.isEmpty {
      report(
        "plot/nothing-drawn", entry.value.range, "there is no curve in `curves`",
        [Solution("write a formula: `curves: [x^2]`")])
    }
    return items.compactMap { curve($0, along: axis) }
  }

  private mutating func curve(_ node: Node, along axis: PlotAxis) -> WrittenCurve? {
    if let scalar = node.scalar {
      guard
        let formula = formula(scalar, of: axis.symbol ?? ValueName("x"), constants: [])
      else { return nil }
      return probed(
        WrittenCurve(
          form: .function(.formula(formula)), lower: nil, upper: nil, label: nil,
          place: scalar.range), along: axis)
    }
    guard let mapping = mapping(node, "a curve", example: "{y: x^2, label: a parabola}") else {
      return nil
    }
    var reader = keys(mapping, PlotKeys.curve)
    let before = diagnostics.count
    let lower = quantity("from", of: &reader, as: axis.dimension)?.value
    let upper = quantity("to", of: &reader, as: axis.dimension)?.value
    let label = reader.text("label")?.text
    let form = form(mapping, &reader, axis)
    diagnostics += reader.diagnostics
    if let lower, let upper, lower >= upper, let place = mapping["from"]?.value.range {
      report("plot/range", place, "`from` is below `to`")
    }
    guard let form, !diagnostics[before...].contains(where: { $0.severity == .error }) else {
      return nil
    }
    let place = (mapping["show"] ?? mapping["y"])?.value.range ?? mapping.range
    return probed(
      WrittenCurve(form: form, lower: lower, upper: upper, label: label, place: place), along: axis)
  }

  private mutating func form(
    _ mapping: NodeMapping, _ reader: inout KeyReader, _ axis: PlotAxis
  ) -> WrittenCurve.Form? {
    let isModel = ["of", "vary", "show"].contains { reader.has($0) }
    guard isModel != reader.has("y") else {
      report(
        "plot/curve", mapping.range,
        "a curve has either a formula `y`, or a block `of` with what to `vary` and `show`",
        [
          Solution("write a formula: `{y: x^2}`"),
          Solution("or a block: `{of: real-image, vary: object.distance, show: image.distance}`"),
        ])
      return nil
    }
    if isModel { return model(mapping, &reader).map { .function(.model($0)) } }
    let constants = constants(reader.mapping("with"))
    if reader.has("formula") {
      return named(mapping, &reader, axis, constants).map { .function(.formula($0)) }
    }
    if reader.has("x") || reader.has("parameter") {
      return parametric(mapping, &reader, constants)
    }
    guard let scalar = reader.name("y"),
      let formula = formula(scalar, of: axis.symbol ?? ValueName("x"), constants: constants)
    else { return nil }
    return .function(.formula(formula))
  }

  // MARK: Formulas

  private mutating func formula(
    _ scalar: Scalar, of symbol: ValueName, constants: [PlotFormula.Constant]
  ) -> PlotFormula? {
    let text = scalar.textRange
    guard
      let expression = Expression(
        parsing: scalar.text, as: .laws, at: text, reporting: &diagnostics)
    else { return nil }
    return PlotFormula(expression: expression, place: text, symbol: symbol, constants: constants)
  }

  /// The symbols under `with` and their values.
  private mutating func constants(_ mapping: NodeMapping?) -> [PlotFormula.Constant] {
    var constants: [PlotFormula.Constant] = []
    for entry in mapping?.entries ?? [] {
      guard let symbol = symbol(entry.key), let quantity = constant(entry) else { continue }
      constants.append(PlotFormula.Constant(symbol: symbol, quantity: quantity))
    }
    return constants
  }

  mutating func constant(_ entry: NodeMapping.Entry) -> Quantity? {
    guard let scalar = entry.value.scalar, !scalar.isAbsent else {
      report(
        "scenario/wrong-value", entry.value.range,
        "`\(entry.key.text)` is a number or a quantity, `\(entry.key.text): 10 cm` for example")
      return nil
    }
    return quantity(scalar, of: entry.key.text)
  }

  private mutating func parametric(
    _ mapping: NodeMapping, _ reader: inout KeyReader, _ constants: [PlotFormula.Constant]
  ) -> WrittenCurve.Form? {
    guard let parameter = reader.mapping("parameter"), let xScalar = reader.name("x"),
      let yScalar = reader.name("y")
    else {
      if !reader.has("parameter") || !reader.has("x") {
        report(
          "plot/curve", mapping.range,
          "a curve over a parameter has `x`, `y` and `parameter`",
          [
            Solution(
              "write `{x: cos t, y: sin t, parameter: {symbol: t, from: 0 deg, to: 360 deg}}`")
          ])
      }
      return nil
    }
    var keys = keys(parameter, PlotKeys.parameter)
    let symbol = keys.name("symbol").flatMap { self.symbol($0) } ?? ValueName("t")
    let lower = quantity("from", of: &keys)
    let upper = quantity("to", of: &keys, as: lower?.dimension)
    diagnostics += keys.diagnostics
    guard let lower, let upper, lower.value < upper.value else {
      if keys.diagnostics.isEmpty, lower == nil || upper == nil || !hasErrors {
        report(
          "plot/range", parameter.range,
          "`parameter` needs `from` and `to`, the first below the second")
      }
      return nil
    }
    guard let x = formula(xScalar, of: symbol, constants: constants),
      let y = formula(yScalar, of: symbol, constants: constants)
    else { return nil }
    return .parametric(
      x: x, y: y, over: PlotRange(lower.value, upper.value), dimension: lower.dimension)
  }
}
