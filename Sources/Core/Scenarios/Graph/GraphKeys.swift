import Graphs
import Nodes

/// The keys of a graph block and of the mappings inside it, as data.
enum GraphKeys {
  static let block = KeyTable(
    "of a graph block",
    [
      KeyDescription("vertices", .list, phrase: "reference.graph.vertices"),
      KeyDescription("edges", .list, phrase: "reference.graph.edges"),
      KeyDescription("matrix", .list, phrase: "reference.graph.matrix"),
      KeyDescription("graph6", .text, phrase: "reference.graph.graph6"),
      KeyDescription("dot", .text, phrase: "reference.graph.dot"),
      KeyDescription("tree", .mapping, phrase: "reference.graph.tree"),
      KeyDescription("family", .text, phrase: "reference.graph.family"),
      KeyDescription("graph", .name, phrase: "reference.graph.graph"),
      KeyDescription("degrees", .list, phrase: "reference.graph.degrees"),
      KeyDescription("other", .mapping, phrase: "reference.graph.other"),
      KeyDescription("directed", .truth, phrase: "reference.graph.directed"),
      KeyDescription(
        "layout", .choice(LayoutKind.allCases.map { $0.rawValue }), phrase: "reference.graph.layout"
      ),
      KeyDescription("run", .list, phrase: "reference.graph.run"),
      KeyDescription(
        "ties", .choice(["as written", "alphabetical"]), phrase: "reference.graph.ties"),
      KeyDescription("force", .truth, phrase: "reference.graph.force"),
      KeyDescription("restart", .truth, phrase: "reference.graph.restart"),
      KeyDescription("mark", .mapping, phrase: "reference.graph.mark"),
      KeyDescription("diagram", .mapping, phrase: "reference.graph.diagram"),
    ])

  static let other = KeyTable(
    "of `other`",
    block.keys.filter { key in
      GraphReading.sources.contains(key.name) && key.name != "degrees"
        || ["vertices", "directed", "layout"].contains(key.name)
    })

  /// The keys of a file with a graph.
  static let document = KeyTable(
    "of a graph file",
    [KeyDescription("title", .text, phrase: "reference.graph.document.title")]
      + other.keys.filter { $0.name != "graph" })

  static let vertex = KeyTable(
    "of a vertex",
    [
      KeyDescription("name", .name, phrase: "reference.graph.vertex.name"),
      KeyDescription("at", .list, phrase: "reference.graph.vertex.at"),
      KeyDescription("heuristic", .number, phrase: "reference.graph.vertex.heuristic"),
    ])

  static let edge = KeyTable(
    "of an edge",
    [
      KeyDescription("from", .name, phrase: "reference.graph.edge.from"),
      KeyDescription("to", .name, phrase: "reference.graph.edge.to"),
      KeyDescription("weight", .number, phrase: "reference.graph.edge.weight"),
      KeyDescription("capacity", .number, phrase: "reference.graph.edge.capacity"),
      KeyDescription("label", .text, phrase: "reference.graph.edge.label"),
      KeyDescription("name", .name, phrase: "reference.graph.edge.name"),
      KeyDescription("directed", .truth, phrase: "reference.graph.edge.directed"),
    ])

  static let mark = KeyTable(
    "of `mark`",
    [
      KeyDescription("path", .list, phrase: "reference.graph.mark.path"),
      KeyDescription("edges", .list, phrase: "reference.graph.mark.edges"),
      KeyDescription("vertices", .list, phrase: "reference.graph.mark.vertices"),
    ])

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription(
        "weights", .choice(["shown", "hidden"]), phrase: "reference.graph.diagram.weights"),
      KeyDescription(
        "values", .choice(["shown", "hidden"]), phrase: "reference.graph.diagram.values"),
      KeyDescription(
        "legend", .choice(["shown", "hidden"]), phrase: "reference.graph.diagram.legend"),
    ])
}
