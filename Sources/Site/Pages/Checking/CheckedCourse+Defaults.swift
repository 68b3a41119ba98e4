import Content
import Diagnostics
import Scenarios

extension CheckedCourse {
  /// What blocks start from, as the configuration says.
  static func defaults(
    _ configuration: SiteConfiguration, _ formulas: FormulaLibrary, _ graphs: GraphLibrary
  ) -> ScenarioDefaults {
    ScenarioDefaults(
      optics: configuration.scenarioDefaults["optics"],
      graphs: configuration.scenarioDefaults["graphs"],
      units: configuration.scenarioDefaults["units"], formulas: formulas,
      namedGraphs: graphs)
  }

  /// What is wrong with the defaults for blocks in the configuration.
  static func defaultFaults(_ configuration: SiteConfiguration) -> [Diagnostic] {
    let optics = configuration.scenarioDefaults["optics"].map(OpticsOutcome.faults(inDefaults:))
    let graphs = configuration.scenarioDefaults["graphs"].map(GraphOutcome.faults(inDefaults:))
    var units: [Diagnostic] = []
    _ = UnitChoices(
      configuration.scenarioDefaults["units"], course: nil,
      names: OpticsOutcome.valueDescriptions.map(\.name), &units)
    return (optics ?? []) + (graphs ?? []) + units
  }
}
