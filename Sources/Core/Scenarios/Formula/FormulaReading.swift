import Diagnostics
import Formula
import Nodes
import Quantities

/// Reads a formula and its symbols, and everything that is wrong with them.
struct FormulaReading {
  var diagnostics: [Diagnostic] = []

  /// The formula under the key `formula` of a mapping, with its symbols; `nil` with an error if there is none that can be used.
  ///
  /// - Parameter known: the keys that may stand in the mapping.
  mutating func definition(
    _ body: NodeMapping, id: String?, known: [String], at range: SourceRange
  ) -> FormulaDefinition? {
    var reader = KeyReader(body, of: "of a formula", area: "scenario", known: known)
    reader.require("formula")
    let text = reader.text("formula")
    let entries = reader.mapping("symbols")
    let source = reader.text("source")
    let caption = body["caption"]?.value.scalar
    diagnostics += reader.diagnostics
    guard let text,
      let equation = Equation(parsing: text.text, at: text.textRange, reporting: &diagnostics)
    else { return nil }
    let symbols = self.symbols(entries, of: equation)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let definition = FormulaDefinition(
      id: id, equation, symbols: symbols, caption: caption, source: source?.text, at: range)
    return checkDimensions(of: definition, at: text.textRange) ? definition : nil
  }

  // MARK: Symbols

  private mutating func symbols(_ entries: NodeMapping?, of equation: Equation) -> [FormulaSymbol] {
    let names = equation.names.filter { !$0.isPi }
    var symbols: [FormulaSymbol] = []
    for entry in entries?.entries ?? [] {
      guard let name = Self.symbolName(entry.key.text), equation.names.contains(name) else {
        diagnostics.append(Self.unknownSymbol(entry.key, among: names))
        continue
      }
      if let symbol = symbol(name, entry) { symbols.append(symbol) }
    }
    if let entries {
      let described = entries.entries.compactMap { Self.symbolName($0.key.text) }
      let missing = names.filter { !described.contains($0) }
      if !missing.isEmpty, diagnostics.isEmpty {
        diagnostics.append(
          Diagnostic(
            .warning, "formula/undescribed-symbol", at: entries.range,
            "\(Self.list(missing)) \(missing.count == 1 ? "is" : "are") not among the symbols",
            solutions: [
              Solution("write what it means: `\(missing[0].text): {unit: cm, meaning: …}`")
            ]
          ))
      }
    }
    for name in names where !symbols.contains(where: { $0.name == name }) {
      symbols.append(FormulaSymbol(name))
    }
    return inferringDimensions(
      symbols, equation,
      isDeclared: { name in
        entries?.entries.contains { Self.symbolName($0.key.text) == name } == true
      })
  }

  /// The name that a symbol is written by, with Greek letters as letters.
  static func symbolName(_ text: String) -> ValueName? {
    (try? Expression(parsing: text, as: .laws))?.name
  }

  /// The error of a symbol that the formula does not have.
  static func unknownSymbol(_ scalar: Scalar, among names: [ValueName]) -> Diagnostic {
    let near = NearMiss.of(scalar.text, among: names.map { $0.text })
    return Diagnostic(
      .error, "formula/unknown-symbol", at: scalar.range,
      "`\(scalar.text)` is no symbol of the formula",
      explanation: "Its symbols are \(list(names)).",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  static func list(_ names: [ValueName]) -> String {
    names.map { "`\($0.text)`" }.joined(separator: ", ")
  }

  private mutating func symbol(_ name: ValueName, _ entry: NodeMapping.Entry) -> FormulaSymbol? {
    var symbol = FormulaSymbol(name)
    guard let mapping = entry.value.mapping else {
      guard let scalar = entry.value.scalar, !scalar.text.isEmpty else {
        diagnostics.append(
          Diagnostic(
            .error, "scenario/wrong-value", at: entry.value.range,
            "a symbol has a unit and a meaning, `{unit: cm, meaning: focal length}` for example"))
        return nil
      }
      symbol.sense = .text(scalar.text)
      return symbol
    }
    var reader = KeyReader(
      mapping, of: FormulaKeys.symbol.place, area: "scenario", known: FormulaKeys.symbol.names)
    let unit = reader.text("unit")
    symbol.sense = reader.text("meaning").map { .text($0.text) }
    symbol.isPositive = reader.choice("sign", of: ["any", "positive"]) == "positive"
    let value = reader.text("value")
    diagnostics += reader.diagnostics
    if let unit {
      guard let (found, dimension) = self.unit(unit) else { return nil }
      symbol.unit = found
      symbol.dimension = dimension
    }
    if let value {
      symbol.value = Quantity(
        parsing: value.text, at: value.textRange, as: symbol.dimension, of: name.text,
        reporting: &diagnostics)
      if symbol.dimension == nil { symbol.dimension = symbol.value?.dimension }
    }
    return symbol
  }

  /// A unit by its spelling, a power of a unit of length, or `none` for a plain number.
  private mutating func unit(_ scalar: Scalar) -> (unit: Unit?, dimension: Dimension)? {
    if ["none", "1", ""].contains(scalar.text) { return (nil, .number) }
    if let unit = Unit(written: scalar.text) { return (unit, unit.dimension) }
    if let unit = Unit(powerOfLength: scalar.text) { return (unit, unit.dimension) }
    let spellings = Unit.all.flatMap { $0.spellings }
    let near = NearMiss.of(scalar.text, among: spellings)
    diagnostics.append(
      Diagnostic(
        .error, "quantity/unknown-unit", at: scalar.range, "`\(scalar.text)` is not a unit",
        explanation: "A plain number has the unit `none`; areas are in `cm^2`.",
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
    return nil
  }

  // MARK: Dimensions

  /// What has no unit is what the formula says it must be, where that is one thing; else a described symbol is a plain number.
  private func inferringDimensions(
    _ symbols: [FormulaSymbol], _ equation: Equation, isDeclared: (ValueName) -> Bool
  ) -> [FormulaSymbol] {
    var symbols = symbols
    let open = symbols.indices.filter { symbols[$0].dimension == nil }
    if open.count > 1 {
      for index in open where isDeclared(symbols[index].name) { symbols[index].dimension = .number }
    }
    let rest = symbols.indices.filter { symbols[$0].dimension == nil }
    if rest.count == 1, symbols.count > 1 {
      symbols[rest[0]].dimension = equation.dimension(of: symbols[rest[0]].name) { name in
        symbols.first { $0.name == name }?.dimension
      }
    }
    for index in symbols.indices where symbols[index].unit == nil {
      symbols[index].unit = symbols[index].dimension.flatMap { Unit.usual(for: $0) }
    }
    return symbols
  }

  /// Checks both sides of a formula whose symbols are all known.
  private mutating func checkDimensions(
    of definition: FormulaDefinition, at range: SourceRange
  ) -> Bool {
    guard definition.symbols.allSatisfy({ $0.dimension != nil }) else { return true }
    do throws(FormulaFault) {
      try definition.equation.dimension { definition.dimension(of: $0) }
      return true
    } catch {
      diagnostics.append(error.diagnostic(at: range))
      return false
    }
  }
}
