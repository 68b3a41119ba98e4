import Diagnostics
import Nodes

/// A fenced block that holds a scenario: its kind and its body as YAML nodes, nothing read yet.
public struct ScenarioBlock: Sendable {
  public let kind: ScenarioKind
  public let body: NodeMapping
  /// The line of the opening fence.
  public let range: SourceRange

  public init(kind: ScenarioKind, body: NodeMapping, at range: SourceRange) {
    self.kind = kind
    self.body = body
    self.range = range
  }
}
