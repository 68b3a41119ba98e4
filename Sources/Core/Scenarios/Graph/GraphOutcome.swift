import Diagnostics
import Formula
import Graphs
import Nodes
import Quantities

/// A graph block worked out: the graph, the runs on it, and what of them is to be shown.
public struct GraphOutcome: ScenarioOutcome {
  public let graph: Graph
  /// The tree with its root and the order of children, if the edges were written as one.
  public let tree: OrderedTree?
  /// The family, if the edges are those of one.
  public let family: GraphFamily?
  /// A second graph that is shown beside this one.
  public let other: OtherGraph?
  /// The names of the graphs of the course's own files that the block shows: its own, and the one beside it.
  public let documentNames: [String]
  public let layout: LayoutKind
  public let runs: [GraphRun]
  public let marks: GraphMarks
  /// The parts of the figure, in order.
  public let show: [GraphPart]
  public let options: GraphDiagramOptions
  public let values: NamedValues
  /// The names of values that are undefined here: the path to a vertex that cannot be reached.
  public let undefinedNames: [ValueName]

  /// A graph's values are plain numbers.
  public var style: QuantityStyle { QuantityStyle() }

  public static var keyTables: [KeyTable] {
    [
      GraphKeys.block, GraphKeys.vertex, GraphKeys.edge, GraphKeys.mark, GraphKeys.diagram,
      GraphKeys.other, GraphKeys.document,
    ]
  }

  /// The graph beside that of a block, shown with the same parts.
  ///
  /// - Parameter runs: the runs as they are seen on it.
  public init(
    of other: OtherGraph, runs: [GraphRun], show: [GraphPart], options: GraphDiagramOptions
  ) {
    graph = other.graph
    tree = other.tree
    family = other.family
    layout = other.layout
    self.other = nil
    documentNames = other.documentName.map { [$0] } ?? []
    self.runs = runs
    marks = GraphMarks()
    self.show = show
    self.options = options
    values = NamedValues()
    undefinedNames = []
  }

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = GraphReading()
    reading.scope = context.scope
    reading.checkKeys(of: block.body, GraphKeys.block, besides: BlockSettings.keys.map({ $0.name }))
    reading.library = context.defaults.namedGraphs
    reading.readGraph(of: block.body)
    reading.isForced = reading.truth(block.body["force"]) ?? false
    reading.restarts = reading.truth(block.body["restart"]) ?? false
    let isDrawable = reading.checkSize(at: block.range)
    reading.other = reading.readOther(block.body["other"])
    reading.hasOther = block.body["other"] != nil
    let defaults = context.defaults.graphs
    let ties = reading.readTies(block.body["ties"] ?? defaults?["ties"])
    // What refers to vertices is only read once they are right: a slip there would be reported twice.
    let isSound =
      !reading.isUnknown && !reading.diagnostics.contains { $0.severity == .error }
    let runs = isSound ? reading.readRuns(block.body["run"], ties: ties) : []
    reading.checkDegrees(runs)
    layout = reading.readLayout(block.body["layout"], default: defaults?["layout"], runs: runs)
    let marks = isSound ? reading.readMarks(block.body["mark"]) : GraphMarks()
    let options = reading.readDiagram(block.body["diagram"])
    let canShow =
      !reading.isUnknown && !reading.diagnostics.contains { $0.severity == .error }
    let show = canShow ? reading.readShow(settings.show, runs: runs) : []
    graph = reading.graph
    tree = reading.tree
    family = reading.family
    other = reading.other
    documentNames = [reading.documentName, reading.other?.documentName].compactMap { $0 }
    self.runs = runs
    self.marks = marks
    self.options = options
    self.show = show
    let named = isDrawable ? GraphValues(of: reading.graph, tree: reading.tree, runs: runs) : nil
    values = named?.values ?? NamedValues()
    undefinedNames = named?.undefined ?? []
    if let units = block.body["units"] {
      reading.diagnostics.append(
        Diagnostic(
          .warning, "graph/units", at: units.key.range,
          "`units` changes nothing in a graph, whose values are plain numbers",
          solutions: [Solution("leave it out")]))
    }
    diagnostics += reading.diagnostics
    if !canShow || reading.diagnostics.contains(where: { $0.severity == .error }) { return nil }
  }
}

extension GraphReading {
  /// Warns about a graph that is too large to be drawn in full, and refuses one that is too large to be drawn.
  ///
  /// - Returns: false if it is refused.
  mutating func checkSize(at place: SourceRange) -> Bool {
    // That of a file is told there.
    if documentName != nil { return true }
    if graph.order > Self.most.order || graph.size >= Self.most.size {
      report(
        "graph/too-large", place,
        "a graph has at most \(Self.most.order) vertices and \(Self.most.size) edges",
        explanation: "This one has \(graph.order) vertices and \(graph.size) edges. "
          + "A drawing of it could not be read.")
      return false
    }
    if graph.order > Self.mostDrawnInFull.order || graph.size > Self.mostDrawnInFull.size {
      diagnostics.append(
        Diagnostic(
          .warning, "graph/large", at: place,
          "a graph of \(graph.order) vertices and \(graph.size) edges is drawn without labels",
          explanation: "Up to \(Self.mostDrawnInFull.order) vertices and "
            + "\(Self.mostDrawnInFull.size) edges are drawn in full."))
    }
    return true
  }
}
