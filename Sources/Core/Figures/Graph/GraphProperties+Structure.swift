import Formula
import Graphs
import Quantities
import Scenarios

extension GraphProperties {
  /// What is worth knowing about a graph of this kind beyond counts, as far as it was worked out: distances, cycles, colours, connection.
  var structure: PropertyGroup {
    let graph = outcome.graph
    let isConnected = graph.order >= 2 && graph.components.count == 1
    var rows: [PropertyGroup.Row] = []
    if graph.order >= 2, truth("connected") == true, finite("diameter") {
      rows +=
        [row(.structureDiameter, "diameter"), row(.structureRadius, "radius")]
        .compactMap { $0 } + [names(.structureCentre, "centre")].compactMap { $0 }
    }
    if graph.kind == .undirected {
      if finite("girth") { rows += [row(.structureGirth, "girth")].compactMap { $0 } }
      rows += [row(.structureColours, "chromatic-number")].compactMap { $0 }
    } else if graph.isAcyclic {
      rows += [
        names(.structureSources, "sources"), names(.structureSinks, "sinks"),
        row(.structureLongest, "longest-path-edge-count"),
      ].compactMap { $0 }
    }
    if graph.order > 0 { rows += [row(.structurePlanar, "planar")].compactMap { $0 } }
    if graph.size > 0, !graph.isAcyclic || truth("euler-trail") == true {
      let isCircuit = truth("euler-circuit") == true || truth("euler-trail") != true
      rows += [
        isCircuit
          ? row(.structureCircuit, "euler-circuit") : row(.structureTrail, "euler-trail")
      ].compactMap { $0 }
    }
    if isConnected, !graph.isAcyclic {
      rows += [row(.structureHamilton, "hamiltonian")].compactMap { $0 }
    }
    if isConnected, graph.kind == .undirected {
      if !graph.isAcyclic {
        rows += [row(.structureTrees, "spanning-tree-count")].compactMap { $0 }
      }
      rows += [
        row(.structureVertexConnectivity, "vertex-connectivity"),
        row(.structureEdgeConnectivity, "edge-connectivity"),
      ].compactMap { $0 }
    }
    return PropertyGroup(words(.structureTitle), badge: "graph", rows: rows)
  }

  private func truth(_ name: String) -> Bool? {
    if case .truth(let truth)? = outcome.values[ValueName(name)] { truth } else { nil }
  }

  private func finite(_ name: String) -> Bool {
    if case .quantity(let quantity)? = outcome.values[ValueName(name)] {
      quantity.value.isFinite
    } else {
      false
    }
  }

  /// A number or a truth value; `nil` if it is undefined or was not worked out.
  private func row(_ key: GraphPhrase, _ name: String) -> PropertyGroup.Row? {
    switch outcome.values[ValueName(name)] {
    case .quantity(let quantity)?:
      guard let count = Int(exactly: quantity.value) else { return nil }
      return PropertyGroup.Row(words(key), words.count(count))
    case .truth(let truth)?: return PropertyGroup.Row(words(key), words(truth ? .yes : .no))
    default: return nil
    }
  }

  /// Vertices; `nil` if there are none, all of them, or too many to be read.
  private func names(_ key: GraphPhrase, _ name: String) -> PropertyGroup.Row? {
    guard case .list(let items)? = outcome.values[ValueName(name)], !items.isEmpty,
      items.count < outcome.graph.order, items.count <= Self.mostListed
    else { return nil }
    let list = items.compactMap { item in
      if case .name(let name) = item { MathName.plain(name) } else { nil }
    }
    return PropertyGroup.Row(words(key), list.joined(separator: ", "))
  }
}
