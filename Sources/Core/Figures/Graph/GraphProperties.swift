import Graphs
import Markup
import Phrases
import Scenarios

/// What the graph and its runs are, as labelled values.
struct GraphProperties {
  let outcome: GraphOutcome
  let words: GraphWords

  /// Above this many vertices, degrees are not listed.
  static let mostListed = 20

  init(of outcome: GraphOutcome, _ words: GraphWords) {
    self.outcome = outcome
    self.words = words
  }

  var markup: MarkupNode {
    // Where no graph has the degrees that were asked for, there is none to describe.
    let ofGraph = isImpossible ? [] : [properties, structure]
    return PropertiesTable(ofGraph + outcome.runs.map { group(of: $0) }).markup
  }

  private var isImpossible: Bool {
    outcome.runs.contains { $0.trace["graphical"] == .truth(false) }
  }

  /// What the graph is, its runs left out.
  var markupOfGraph: MarkupNode { PropertiesTable([properties]).markup }

  private var properties: PropertyGroup {
    let graph = outcome.graph
    let components = graph.components.count
    var rows = [
      PropertyGroup.Row(words(.propertiesOrder), words.count(graph.order)),
      PropertyGroup.Row(words(.propertiesSize), words.count(graph.size)),
      PropertyGroup.Row(words(.propertiesComponents), words.count(components)),
      PropertyGroup.Row(words(.propertiesConnected), truth(components == 1)),
      PropertyGroup.Row(words(.propertiesAcyclic), truth(graph.isAcyclic)),
      PropertyGroup.Row(words(.propertiesBipartite), truth(graph.isBipartite)),
    ]
    if graph.order > 0, graph.order <= Self.mostListed {
      let all = Array(graph.vertices.indices)
      if graph.kind == .undirected {
        rows.append(row(.propertiesDegrees, all.map { graph.degree(of: $0) }))
      } else {
        rows.append(row(.propertiesInDegrees, all.map { graph.inDegree(of: $0) }))
        rows.append(row(.propertiesOutDegrees, all.map { graph.outDegree(of: $0) }))
      }
    }
    return PropertyGroup(words(.propertiesTitle), badge: "graph", rows: rows)
  }

  private func truth(_ value: Bool) -> String { words(value ? .yes : .no) }

  private func row(_ key: GraphPhrase, _ values: [Int]) -> PropertyGroup.Row {
    let list = values.enumerated().map { vertex, value in
      words(.propertiesOf, [("vertex", words.name(vertex)), ("value", words.count(value))])
    }
    return PropertyGroup.Row(words(key), list.joined(separator: ", "))
  }

  private func group(of run: GraphRun) -> PropertyGroup {
    let trace = run.trace
    var rows: [PropertyGroup.Row] = []
    for result in trace.results {
      guard let key = GraphResultPhrase(rawValue: "graph.result." + result.name),
        let value = result.value, let text = text(value)
      else { continue }
      let slots = trace.target.map { [(name: "target", text: words.name($0))] } ?? []
      rows.append(PropertyGroup.Row(words.phrases(key, slots), text))
    }
    if case .ofVertices(let reached)? = trace["reachable"] {
      let unreached = reached.indices.filter { reached[$0] == .truth(false) }
      if !unreached.isEmpty, unreached.count <= Self.mostListed {
        rows.append(PropertyGroup.Row(words(.propertiesUnreached), words.names(unreached)))
      }
    }
    if let certificate = trace.certificate, certificate.holds(for: outcome.graph) {
      rows.append(PropertyGroup.Row(words(.propertiesProof), words.text(certificate)))
    }
    return PropertyGroup(words.title(of: trace), badge: "run", rows: rows)
  }

  /// A result in a row; `nil` for what is too long to be read there.
  private func text(_ value: TraceValue) -> String? {
    switch value {
    case .number(let number): words.number(number)
    case .truth(let value): truth(value)
    case .vertex(let vertex): words.name(vertex)
    case .text(let text): text
    case .vertices(let list): list.count <= Self.mostListed ? words.names(list) : nil
    case .sets(let sets): sets.joined().count <= Self.mostListed ? words.sets(sets) : nil
    case .edges(let list): list.count <= Self.mostListed ? words.edges(list) : nil
    case .ofVertices, .ofPairs: nil
    }
  }
}
