import Graphs
import Markup
import Scenarios

/// What the graph and its runs are, as labelled values.
struct GraphProperties {
  let outcome: GraphOutcome
  let words: GraphWords

  /// Above this many vertices, degrees are not listed.
  private static let mostListed = 20

  init(of outcome: GraphOutcome, _ words: GraphWords) {
    self.outcome = outcome
    self.words = words
  }

  var markup: MarkupNode {
    PropertiesTable([properties] + outcome.runs.map { group(of: $0) }).markup
  }

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
    let source = words.name(trace.source)
    var rows: [PropertyGroup.Row] = []
    if let target = trace.target {
      let slots = [(name: "target", text: words.name(target))]
      if let walk = trace.tree.walk(to: target, in: outcome.graph) {
        rows.append(
          PropertyGroup.Row(words(.propertiesPath, slots), words.names(walk.vertices)))
      }
      rows.append(
        PropertyGroup.Row(
          words(.propertiesLength, slots), words.number(trace.tree.distances[target])))
    }
    if outcome.graph.order <= Self.mostListed {
      rows.append(PropertyGroup.Row(words(.propertiesVisited), words.names(trace.visited)))
    }
    let unreached = outcome.graph.vertices.indices.filter { !trace.tree.reaches($0) }
    if !unreached.isEmpty, unreached.count <= Self.mostListed {
      rows.append(PropertyGroup.Row(words(.propertiesUnreached), words.names(unreached)))
    }
    return PropertyGroup(
      words(.propertiesFrom, [("source", source)]), badge: "run", rows: rows)
  }
}
