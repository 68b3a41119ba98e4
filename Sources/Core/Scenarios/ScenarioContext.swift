/// What a block is worked out in: the values of the blocks before it, and the course's defaults.
public struct ScenarioContext: Sendable {
  public var scope: ValueScope
  public var defaults: ScenarioDefaults

  public init(scope: ValueScope = ValueScope(), defaults: ScenarioDefaults = ScenarioDefaults()) {
    self.scope = scope
    self.defaults = defaults
  }
}
