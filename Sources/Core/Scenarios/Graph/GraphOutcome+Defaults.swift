import Diagnostics
import Nodes

extension GraphOutcome {
  /// What is wrong with what the course says for all graph blocks, under `graphs:` in its configuration.
  public static func faults(inDefaults defaults: NodeMapping) -> [Diagnostic] {
    var reading = GraphReading()
    let keys = GraphKeys.block.keys.filter { ["layout", "ties"].contains($0.name) }
    reading.checkKeys(of: defaults, KeyTable("of `graphs`", keys))
    _ = reading.readTies(defaults["ties"])
    _ = reading.readLayout(defaults["layout"], default: nil, runs: [])
    return reading.diagnostics
  }
}
