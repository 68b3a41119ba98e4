import Diagnostics
import Formula
import Nodes
import Quantities

/// Reads a worked block, and everything that is wrong with it.
struct WorkedReading {
  let context: ScenarioContext
  var diagnostics: [Diagnostic] = []
  private(set) var isFull = true

  init(_ context: ScenarioContext) {
    self.context = context
  }

  var isFaulty: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func report(
    _ identifier: String, _ place: SourceRange, _ summary: String, explanation: String? = nil,
    _ solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        .error, identifier, at: place, summary, explanation: explanation, solutions: solutions))
  }

  /// What the block asks; `nil` with an error if that cannot be told.
  mutating func problem(_ body: NodeMapping, at range: SourceRange) -> WorkedProblem? {
    let known = WorkedKeys.block.names + BlockSettings.keys.map { $0.name }
    var reader = KeyReader(body, of: WorkedKeys.block.place, area: "scenario", known: known)
    reader.require("formula")
    reader.require("find")
    let texts = reader.list("formula")
    let entries = reader.mapping("given")
    let names = reader.list("find")
    isFull = reader.choice("steps", of: ["full", "brief"]) != "brief"
    diagnostics += reader.diagnostics
    guard let texts, let names else { return nil }
    let formulas = texts.compactMap { formula($0) }
    guard !formulas.isEmpty, formulas.count == texts.count else { return nil }
    var symbols = Self.symbols(of: formulas)
    let given = given(entries, &symbols)
    let constants = symbols.filter { symbol in
      symbol.value != nil && !given.contains { $0.symbol.name == symbol.name }
    }
    var problem = WorkedProblem(
      formulas: formulas, given: given, constants: constants.map { $0.name }, sought: [], places: []
    )
    problem.given += constants.compactMap { symbol in
      symbol.value.map { WorkedQuantity(symbol, $0) }
    }
    for node in names { read(sought: node, symbols, into: &problem) }
    guard !isFaulty, checkDimensions(&problem, body) else { return nil }
    return problem
  }

  // MARK: Formulas

  private mutating func formula(_ node: Node) -> FormulaDefinition? {
    guard let scalar = node.scalar, !scalar.text.isEmpty else {
      report(
        "scenario/wrong-value", node.range,
        "`formula` is the id of a formula, or an equation, `V = U + P` for example")
      return nil
    }
    guard scalar.text.contains("=") else { return formula(ofID: scalar) }
    guard
      let equation = Equation(
        parsing: scalar.text, at: scalar.textRange, reporting: &diagnostics)
    else { return nil }
    return FormulaDefinition(
      id: nil, equation, symbols: equation.names.filter { !$0.isPi }.map { FormulaSymbol($0) },
      at: scalar.textRange)
  }

  private mutating func formula(ofID scalar: Scalar) -> FormulaDefinition? {
    let library = context.defaults.formulas
    if let formula = library[scalar.text] { return formula }
    diagnostics.append(FormulaLibrary.unknown(scalar, among: library))
    return nil
  }

  /// The symbols of all formulas, each once, with all that one of them says of it.
  private static func symbols(of formulas: [FormulaDefinition]) -> [FormulaSymbol] {
    var symbols: [FormulaSymbol] = []
    for symbol in formulas.flatMap({ $0.symbols }) {
      guard let index = symbols.firstIndex(where: { $0.name == symbol.name }) else {
        symbols.append(symbol)
        continue
      }
      symbols[index].dimension = symbols[index].dimension ?? symbol.dimension
      symbols[index].unit = symbols[index].unit ?? symbol.unit
      symbols[index].sense = symbols[index].sense ?? symbol.sense
      symbols[index].value = symbols[index].value ?? symbol.value
      if symbol.isPositive { symbols[index].isPositive = true }
    }
    return symbols
  }

  // MARK: Given and sought

  private mutating func given(
    _ entries: NodeMapping?, _ symbols: inout [FormulaSymbol]
  ) -> [WorkedQuantity] {
    var given: [WorkedQuantity] = []
    for entry in entries?.entries ?? [] {
      guard let index = symbol(entry.key, among: symbols) else { continue }
      guard let scalar = entry.value.scalar, !scalar.isAbsent else {
        report(
          "scenario/wrong-value", entry.value.range,
          "`\(entry.key.text)` is a quantity, `10 cm` for example")
        continue
      }
      let name = symbols[index].name.text
      guard
        let quantity = scalar.quantity(
          symbols[index].dimension, of: "`\(name)`", in: context.scope, &diagnostics)
      else { continue }
      symbols[index].dimension = quantity.dimension
      if symbols[index].unit == nil { symbols[index].unit = quantity.unit }
      if given.contains(where: { $0.symbol.name == symbols[index].name }) {
        report(
          "formula/given-twice", entry.key.range, "`\(name)` is given twice",
          explanation: "`theta` and `θ` are one symbol.")
        continue
      }
      given.append(WorkedQuantity(symbols[index], quantity))
    }
    return given
  }

  /// The symbol that a scalar names, among those of the formulas.
  private mutating func symbol(_ scalar: Scalar, among symbols: [FormulaSymbol]) -> Int? {
    if let name = FormulaReading.symbolName(scalar.text),
      let index = symbols.firstIndex(where: { $0.name == name })
    {
      return index
    }
    diagnostics.append(FormulaReading.unknownSymbol(scalar, among: symbols.map { $0.name }))
    return nil
  }

  private mutating func read(
    sought node: Node, _ symbols: [FormulaSymbol], into problem: inout WorkedProblem
  ) {
    guard let scalar = node.scalar else {
      report(
        "scenario/wrong-value", node.range, "`find` is a symbol of the formula, or a list of them")
      return
    }
    guard let index = symbol(scalar, among: symbols) else { return }
    let name = symbols[index].name
    if problem.given.contains(where: { $0.symbol.name == name }) {
      report(
        "formula/given-twice", scalar.range, "`\(name.text)` is given and cannot be found as well",
        [Solution("take it away from `given`, or from `find`")])
      return
    }
    problem.sought.append(symbols[index])
    problem.places.append(scalar.textRange)
  }

  /// Works out what kind of quantity the symbols without a unit are, and checks the formulas that were written without symbols.
  private mutating func checkDimensions(_ problem: inout WorkedProblem, _ body: NodeMapping) -> Bool
  {
    var known: [(name: ValueName, dimension: Dimension)] = []
    for entry in problem.given { known.append((entry.symbol.name, entry.quantity.dimension)) }
    for symbol in Self.symbols(of: problem.formulas) {
      if let dimension = symbol.dimension, !known.contains(where: { $0.name == symbol.name }) {
        known.append((symbol.name, dimension))
      }
    }
    let dimension = { (name: ValueName) in known.first { $0.name == name }?.dimension }
    // What one formula says of a symbol may be needed in the next.
    for _ in problem.formulas {
      for formula in problem.formulas {
        let open = formula.symbols.filter { dimension($0.name) == nil }
        guard open.count == 1 else { continue }
        if let found = formula.equation.dimension(of: open[0].name, dimension) {
          known.append((open[0].name, found))
        }
      }
    }
    for index in problem.sought.indices where problem.sought[index].dimension == nil {
      problem.sought[index].dimension = dimension(problem.sought[index].name)
    }
    for (formula, node) in zip(problem.formulas, formulaNodes(body)) {
      if reportMisfit(in: formula, problem, body, dimension) { return false }
      guard var fault = fault(in: formula, dimension) else { continue }
      if formula.id != nil { fault.span = nil }
      diagnostics.append(fault.diagnostic(at: node.scalar?.textRange ?? node.range))
      return false
    }
    return true
  }

  /// What is wrong with the dimensions of a formula in which at most one is unknown, whatever that is.
  private func fault(
    in formula: FormulaDefinition, _ dimension: (ValueName) -> Dimension?
  ) -> FormulaFault? {
    let open = formula.symbols.filter { dimension($0.name) == nil }
    guard open.count < 2 else { return nil }
    var found: FormulaFault?
    for candidate in [Dimension.number, .angle, Dimension(length: 5)] {
      do throws(FormulaFault) {
        try formula.equation.dimension { $0 == open.first?.name ? candidate : dimension($0) }
        return nil
      } catch {
        if let found, found != error { return nil }
        found = error
      }
    }
    return found
  }

  func formulaNodes(_ body: NodeMapping) -> [Node] {
    guard let node = body["formula"]?.value else { return [] }
    return node.list?.items ?? [node]
  }
}
