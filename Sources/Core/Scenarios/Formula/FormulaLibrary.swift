import Diagnostics
import Formula
import Nodes
import Optics

/// The formulas that can be used by id: those of the course, and below them the laws of the models.
public struct FormulaLibrary: Sendable {
  /// Those of the course, in the order in which they were written.
  public private(set) var own: [FormulaDefinition] = []

  public init(_ own: [FormulaDefinition] = []) {
    self.own = own
  }

  /// The laws that the models evaluate.
  public static let laws: [FormulaDefinition] = OpticsLaws.all.map { FormulaDefinition($0) }

  /// Adds a formula of the course, unless there is one of its id.
  public mutating func add(_ formula: FormulaDefinition) {
    guard let id = formula.id, !own.contains(where: { $0.id == id }) else { return }
    own.append(formula)
  }

  /// The formula of an id: the course's own before a law.
  public subscript(id: String) -> FormulaDefinition? {
    own.first { $0.id == id } ?? Self.laws.first { $0.id == id }
  }

  /// The error of an id that no formula has.
  static func unknown(_ id: Scalar, among library: FormulaLibrary) -> Diagnostic {
    let near = NearMiss.of(id.text, among: library.ids)
    return Diagnostic(
      .error, "formula/unknown-formula", at: id.range,
      "`\(id.text)` is not the id of a formula",
      explanation:
        "Formulas are defined in `formulas.yml`, in `formula` blocks, and by the laws of the models; an equation has an `=`.",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  /// The ids, for near misses.
  public var ids: [String] { (own + Self.laws).compactMap { $0.id } }
}
