import Diagnostics
import Graphs
import Nodes

/// A graph in a file of the course, `Content/graphs/NAME.yml`, which blocks refer to by its name.
public struct GraphDocument: Sendable {
  /// The name of the file without its ending.
  public let name: String
  /// What the graph is called, in Markdown; `nil` if the file does not say it.
  public let title: Scalar?
  /// The graph alone, worked out; `nil` if the file is faulty.
  public let outcome: GraphOutcome?
  /// What a block starts from that refers to the graph; `nil` if the file is faulty.
  let reading: GraphReading?

  /// Reads a file; what is wrong is added to `diagnostics`.
  ///
  /// - Parameters:
  ///   - name: what blocks call the graph.
  ///   - file: the file as it is shown.
  ///   - root: what it says; `nil` if it says nothing.
  ///   - defaults: what the course says for all graphs.
  public init(
    named name: String, file: String, reading root: Node?, defaults: NodeMapping? = nil,
    _ diagnostics: inout [Diagnostic]
  ) {
    self.name = name
    guard let body = root?.mapping else {
      diagnostics.append(Self.notAMapping(at: root?.range ?? SourceRange(startOf: file)))
      title = nil
      outcome = nil
      reading = nil
      return
    }
    var reading = GraphReading()
    reading.checkKeys(of: body, GraphKeys.document)
    title = reading.title(body["title"])
    // Whatever else it says, it is no other graph with a name.
    reading.readGraph(
      of: NodeMapping(body.entries.filter { $0.key.text != "graph" }, at: body.range))
    _ = reading.checkSize(at: body.range)
    let layout = reading.readLayout(body["layout"], default: defaults?["layout"], runs: [])
    diagnostics += reading.diagnostics
    if reading.diagnostics.contains(where: { $0.severity == .error }) {
      outcome = nil
      self.reading = nil
      return
    }
    reading.diagnostics = []
    reading.documentName = name
    // A layout that is not written is chosen by the block, for what runs in it.
    reading.documentLayout = body["layout"] == nil ? nil : layout
    outcome = GraphOutcome(
      of: OtherGraph(
        graph: reading.graph, tree: reading.tree, family: reading.family, layout: layout,
        documentName: name),
      runs: [], show: [.diagram], options: GraphDiagramOptions())
    self.reading = reading
  }

  /// A file that cannot be read, whose faults are told where it is read: blocks may refer to it.
  public init(faulty name: String) {
    self.name = name
    title = nil
    outcome = nil
    reading = nil
  }

  private static func notAMapping(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "graph/not-a-mapping", at: place,
      "the file of a graph is a list of keys and values",
      solutions: [
        Solution("write `edges: [A-B, B-C]`, or another key that says which edges there are")
      ])
  }
}
