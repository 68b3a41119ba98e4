import Nodes

/// What the course says for all blocks, in `site.yml`.
public struct ScenarioDefaults: Sendable {
  /// `optics:` – notation, convention, equations.
  public var optics: NodeMapping?
  /// `graphs:` – layout, ties.
  public var graphs: NodeMapping?
  /// `units:` – units by name of value or by kind of quantity.
  public var units: NodeMapping?
  /// The formulas that can be used by id: those of `formulas.yml`, of `formula` blocks, and the laws of the models.
  public var formulas: FormulaLibrary
  /// The graphs that have files of their own.
  public var namedGraphs: GraphLibrary

  public init(
    optics: NodeMapping? = nil, graphs: NodeMapping? = nil, units: NodeMapping? = nil,
    formulas: FormulaLibrary = FormulaLibrary(), namedGraphs: GraphLibrary = GraphLibrary()
  ) {
    self.optics = optics
    self.graphs = graphs
    self.units = units
    self.formulas = formulas
    self.namedGraphs = namedGraphs
  }
}
