import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// `other`: a second graph, with the keys that say what a graph is.
  mutating func readOther(_ entry: NodeMapping.Entry?) -> OtherGraph? {
    guard let entry else { return nil }
    guard let mapping = entry.value.mapping else {
      report(
        "graph/wrong-value", entry.value.range,
        "`other` is a mapping, `{edges: [1-2, 2-3]}` for example")
      return nil
    }
    var reading = GraphReading()
    reading.scope = scope
    reading.checkKeys(of: mapping, GraphKeys.other)
    reading.library = library
    reading.isDirected = isDirected
    reading.readGraph(of: mapping)
    let isDrawable = reading.checkSize(at: entry.value.range)
    let layout = reading.readLayout(mapping["layout"], default: nil, runs: [])
    diagnostics += reading.diagnostics
    let isSound = !reading.diagnostics.contains { $0.severity == .error }
    isUnknown = isUnknown || reading.isUnknown
    guard isDrawable, isSound, !reading.isUnknown else { return nil }
    return OtherGraph(
      graph: reading.graph, tree: reading.tree, family: reading.family, layout: layout,
      documentName: reading.documentName)
  }
}
