import Diagnostics
import Formula
import Nodes

extension SweepOutcome {
  /// Keys of the block that its strip and its table do not heed.
  static func idleKeys(_ body: NodeMapping, _ outcome: OpticsOutcome) -> [Diagnostic] {
    var reading = OpticsReading(scope: ValueScope())
    let strip = "a sweep, which shows a strip of small drawings and a table"
    reading.reportUseless(["equations", "notation", "convention"], in: body, strip)
    guard let diagram = body["diagram"]?.value.mapping else { return reading.diagnostics }
    var idle = ["labels", "dimensions", "scale", "wavefronts", "wavelengths"]
    switch outcome {
    case .system: break
    case .lens: idle += ["rays", "image", "cover"]
    default: idle = diagram.entries.map { $0.key.text }
    }
    reading.reportUseless(idle, in: diagram, strip)
    return reading.diagnostics
  }
}
