/// What a block is worked out in: the values of the blocks before it, and the course's defaults.
public struct ScenarioContext: Sendable {
  public var scope: ValueScope
  public var defaults: ScenarioDefaults
  /// The blocks that this one works out again with other values, by their ids: those of its `references`.
  public var scenarios: [String: Scenario]

  public init(
    scope: ValueScope = ValueScope(), defaults: ScenarioDefaults = ScenarioDefaults(),
    scenarios: [String: Scenario] = [:]
  ) {
    self.scope = scope
    self.defaults = defaults
    self.scenarios = scenarios
  }
}
