import Formula
import Graphs

extension GraphOutcome {
  /// The values that a graph block can have, for the author's reference; `V` stands for a vertex.
  public static var valueDescriptions: [ValueDescription] {
    let whole = [
      "order", "size", "component-count", "components", "connected", "acyclic", "bipartite",
      "simple", "loop-count", "matrix", "degrees",
    ]
    let ofVertices = ["degree", "in-degree", "out-degree"]
    let ofRuns = ["visited", "path", "length", "tree", "ties-decided"]
    let ofRunsAndVertices = ["distance", "reachable", "parent"]
    return whole.map { description(of: ValueName($0)) }
      + ofVertices.map { description(of: ValueName([$0, "V"])) }
      + ofRuns.map { description(of: ValueName($0)) }
      + ofRunsAndVertices.map { description(of: ValueName([$0, "V"])) }
  }

  private static func description(of name: ValueName) -> ValueDescription {
    ValueDescription(name, phrase: "reference.graph.value." + name.parts[0])
  }
}
