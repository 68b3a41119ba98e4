import Diagnostics
import Formula
import Nodes
import Quantities

/// Reads a plot block: its axes, its curves, its marks, and everything that is wrong with it.
struct PlotReading {
  let context: ScenarioContext
  var diagnostics: [Diagnostic] = []
  /// The ids of the formulas of the course that curves show.
  var formulas: [String] = []
  /// The units that the author wrote, with their places.
  private var units: [(start: SourcePosition, unit: Unit)] = []

  init(_ context: ScenarioContext) {
    self.context = context
  }

  /// The units in the order in which they stand in the block.
  var unitPreference: UnitPreference {
    UnitPreference(units.sorted { $0.start < $1.start }.map { $0.unit })
  }

  /// True if the block cannot be worked out.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  // MARK: Faults

  mutating func report(
    _ identifier: String, _ place: SourceRange, _ summary: String, explanation: String? = nil,
    _ solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        .error, identifier, at: place, summary, explanation: explanation, solutions: solutions))
  }

  mutating func warn(
    _ identifier: String, _ place: SourceRange, _ summary: String, _ solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(.warning, identifier, at: place, summary, solutions: solutions))
  }

  // MARK: Values of keys

  /// The keys of a mapping, read one after the other.
  func keys(_ mapping: NodeMapping, _ table: KeyTable, besides more: [String] = []) -> KeyReader {
    KeyReader(mapping, of: table.place, area: "scenario", known: table.names + more)
  }

  /// The mapping under a key or in a list.
  mutating func mapping(_ node: Node, _ subject: String, example: String) -> NodeMapping? {
    if let mapping = node.mapping { return mapping }
    report("scenario/wrong-value", node.range, "\(subject) is a mapping, `\(example)` for example")
    return nil
  }

  /// The quantity under a key, finite: written, or worked out from an expression that begins with `=`.
  ///
  /// - Parameter dimension: what is wanted; `nil` if any will do.
  mutating func quantity(_ scalar: Scalar, of key: String, as dimension: Dimension? = nil)
    -> Quantity?
  {
    guard
      let quantity = scalar.quantity(
        dimension, of: "`\(key)`", in: context.scope, &diagnostics)
    else { return nil }
    guard quantity.value.isFinite else {
      report(
        "plot/infinite", scalar.range, "`\(key)` is finite in a plot",
        explanation: "Nothing can be drawn at infinity.")
      return nil
    }
    if let unit = quantity.unit { units.append((scalar.range.start, unit)) }
    return quantity
  }

  /// The quantity under a key of a mapping; `nil` if the key is not there or faulty.
  mutating func quantity(
    _ key: String, of reader: inout KeyReader, as dimension: Dimension? = nil
  ) -> Quantity? {
    guard let scalar = reader.text(key) else { return nil }
    return quantity(scalar, of: key, as: dimension)
  }

  /// A symbol as formulas write it: `d_o`, `theta`.
  mutating func symbol(_ scalar: Scalar) -> ValueName? {
    if let name = (try? Expression(parsing: scalar.text, as: .laws))?.name { return name }
    report(
      "plot/symbol", scalar.range, "a symbol is a letter, `x` or `d_o` for example",
      explanation: "By a symbol formulas name what an axis shows. What it means is its `label`.")
    return nil
  }
}
