import Formula
import Graphs

extension GraphOutcome {
  /// The values that a graph block can have, for the author's reference; `V` stands for a vertex.
  public static var valueDescriptions: [ValueDescription] {
    let whole =
      [
        "order", "size", "component-count", "components", "connected", "acyclic", "bipartite",
        "simple", "loop-count", "matrix", "degrees",
      ] + GraphValues.ofWhole
      + GraphValues.treeWords.filter { $0 != "depth" }
    let ofVertices = ["degree", "in-degree", "out-degree"] + GraphValues.ofVertices + ["depth"]
    return whole.map { description(of: ValueName($0)) }
      + ofVertices.map { description(of: ValueName([$0, "V"])) }
      + ofRuns.map { description(of: ValueName($0)) }
      + ofRunsAndVertices.map { description(of: ValueName([$0, "V"])) }
      + [ValueDescription(ValueName(["distance", "V", "W"]), phrase: "reference.graph.value.pair")]
      + ["edges", "source-side", "capacity"].map { part in
        ValueDescription(ValueName(["cut", part]), phrase: "reference.graph.value.cut-" + part)
      }
  }

  /// The values of runs as a whole, by algorithm.
  private static var ofRuns: [String] {
    [
      "visited", "path", "length", "path-count", "tree", "tree-unique", "minus-infinity",
      "ties-decided", "wrong", "negative-cycle",
      "negative-cycle-reached", "has-negative-cycle", "distance-matrix", "left", "back-edges",
      "forward-edges", "cross-edges", "weight", "accepted", "unique", "topological-order",
      "strong-components", "strong-component-count", "strongly-connected", "condensation",
      "bridges",
      "articulation-points", "blocks", "tour", "tour-edges", "circuit", "sides", "odd-cycle",
      "colour-count", "colour-classes", "flow", "matching", "matching-size", "vertex-cover",
      "ranking", "code", "clique", "hamilton-cycle", "face-count", "kuratowski", "graphical",
      "isomorphic",
    ]
  }

  /// The values of runs for each vertex.
  private static var ofRunsAndVertices: [String] {
    ["distance", "reachable", "parent", "discovery", "finish", "colour", "rank", "image"]
  }

  private static func description(of name: ValueName) -> ValueDescription {
    ValueDescription(name, phrase: "reference.graph.value." + name.parts[0])
  }
}
