import Foundation
import Graphs
import Scenarios
import TestSupport
import Testing

/// Every graph of the vectors is written as a block, and what the block says is compared.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct GraphVectorTests {
  private struct Vectors: Decodable {
    struct Case: Decodable {
      let id: String
      let directed: Bool
      let n: Int
      let edges: [[Double]]
      let expect: [String: VectorValue]
      let canonical: [String: VectorValue]
    }

    let graphs: [Case]
  }

  @Test func `every graph comes out as expected`() throws {
    let vectors = try Conformance.decoded(Vectors.self, from: "vectors/graphs.json")
    let templates = try VectorTemplates("graphs.yml").templates
    var compared: [String: Int] = [:]
    for vector in vectors.graphs {
      for template in templates {
        let keys = template.values.map(\.key).filter { Self.expected($0, vector) != nil }
        guard !keys.isEmpty, let text = Self.text(of: template.block, vector) else { continue }
        let block = GraphBlock(text)
        if template.block.contains("dijkstra"), Self.isNegative(vector) {
          #expect(block.diagnostics.map(\.identifier) == ["graph/negative-weight"], "\(vector.id)")
          compared["negative weight refused", default: 0] += 1
          continue
        }
        #expect(block.outcome != nil, "\(vector.id): \(block.diagnostics.map(\.summary))")
        for (key, name, _) in template.values {
          guard let expected = Self.expected(key, vector) else { continue }
          let rule = template.rules[key]
          if rule == "known", case .null = expected { continue }
          let found = Self.found(name, rule, in: block, vector)
          #expect(Self.agree(found, expected), "\(vector.id): \(name) is \(found)")
          compared[key, default: 0] += 1
        }
      }
    }
    #expect(vectors.graphs.count == 214)
    print("graph vectors:", compared.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  }

  @Test func `the rows of Dijkstra's table are those of the vectors`() throws {
    let vectors = try Conformance.decoded(Vectors.self, from: "vectors/graphs.json")
    let template = try #require(
      VectorTemplates("graphs.yml").templates.first { $0.block.contains("dijkstra") })
    var rows = 0
    for vector in vectors.graphs {
      guard case .list(let expected) = vector.canonical["dijkstra_rows"],
        let text = Self.text(of: template.block, vector)
      else { continue }
      let outcome = try #require(GraphBlock(text).outcome)
      let trace = outcome.runs[0].trace
      #expect(trace.steps.count == expected.count)
      let moments = trace.moments(in: outcome.graph)
      for (index, row) in expected.enumerated() {
        let moment = moments[index + 1]
        guard case .vertex(let settled)? = trace.steps[index].cells.first else {
          Issue.record("\(vector.id): no vertex is settled in step \(index + 1)")
          continue
        }
        let found = VectorValue.list([
          .number(Double(settled)),
          .list(
            moment.values.map { value in
              value?.number.map { $0.isFinite ? .number($0) : .null } ?? .null
            }),
          .list(moment.parents.map { $0.map { .number(Double($0)) } ?? .null }),
        ])
        #expect(Self.agree(found, row), "\(vector.id), step \(index + 1)")
        rows += 1
      }
    }
    #expect(rows > 300)
  }

  private static func expected(_ key: String, _ vector: Vectors.Case) -> VectorValue? {
    if let value = vector.expect[key] ?? vector.canonical[key] { return value }
    let parts = key.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? vector.expect[String(parts[0])]?.at(parts[1]) : nil
  }

  // MARK: Writing

  private static func text(of block: String, _ vector: Vectors.Case) -> String? {
    let edges = vector.edges.map { edge in
      let weight = edge.count > 2 ? " \(edge[2])" : ""
      return "v\(Int(edge[0]))\(vector.directed ? "->" : "-")v\(Int(edge[1]))\(weight)"
    }
    var text = block.replacingOccurrences(
      of: "{vertices}", with: (0..<vector.n).map { "v\($0)" }.joined(separator: ", "))
    text = text.replacingOccurrences(of: "{edges}", with: edges.joined(separator: ", "))
    let named = vector.edges.enumerated().map { index, edge in
      let weight = edge.count > 2 ? ", weight: \(edge[2])" : ""
      return "{from: v\(Int(edge[0])), to: v\(Int(edge[1]))\(weight), name: e\(index), "
        + "directed: \(vector.directed)}"
    }
    text = text.replacingOccurrences(of: "{named}", with: named.joined(separator: ", "))
    for end in ["s", "t"] where text.contains("{flow.\(end)}") {
      guard case .number(let vertex)? = expected("flow.\(end)", vector) else { return nil }
      text = text.replacingOccurrences(of: "{flow.\(end)}", with: "v\(Int(vertex))")
    }
    guard text.contains("{source}") else { return text }
    guard case .number(let source) = vector.expect["source"] else { return nil }
    return text.replacingOccurrences(of: "{source}", with: "v\(Int(source))")
  }

  private static func isNegative(_ vector: Vectors.Case) -> Bool {
    vector.edges.contains { $0.count > 2 && $0[2] < 0 }
  }

  // MARK: Comparing

  private static func found(
    _ name: String, _ rule: String?, in block: GraphBlock, _ vector: Vectors.Case
  ) -> VectorValue {
    guard name.hasSuffix("*") else {
      let found = plain(block.value(name))
      switch (rule, found) {
      case ("once", _): return vector.directed ? found : withLoopsOnce(found)
      case ("count", .list(let items)): return .number(Double(items.count))
      case ("numbered", _):
        return numbered(found, among: plain(block.value("strong-components")))
      default: return found
      }
    }
    return .list(
      (0..<vector.n).map { vertex in
        let value = plain(block.value(name.replacingOccurrences(of: "*", with: "v\(vertex)")))
        // Colours are counted from 1 here.
        if name == "colour.*", case .number(let colour) = value { return .number(colour - 1) }
        return value
      })
  }

  /// Pairs of sets by the numbers of the sets instead of their first vertices.
  private static func numbered(_ pairs: VectorValue, among sets: VectorValue) -> VectorValue {
    guard case .list(let pairs) = pairs, case .list(let sets) = sets else { return .null }
    let firsts = sets.map { set -> VectorValue in
      if case .list(let members) = set { members.first ?? .null } else { .null }
    }
    return .list(
      pairs.map { pair in
        guard case .list(let ends) = pair else { return .null }
        return .list(
          ends.map { end in
            firsts.firstIndex { agree($0, end) }.map { .number(Double($0)) } ?? .null
          })
      })
  }

  private static func withLoopsOnce(_ matrix: VectorValue) -> VectorValue {
    guard case .list(let rows) = matrix else { return matrix }
    return .list(
      rows.enumerated().map { index, row in
        guard case .list(var cells) = row, case .number(let loops) = cells[index] else {
          return row
        }
        cells[index] = .number(loops / 2)
        return .list(cells)
      })
  }

  /// A value as the vectors write it: vertices as indices, what cannot be reached and what is absent as null.
  private static func plain(_ value: Value?) -> VectorValue {
    switch value {
    case .quantity(let quantity):
      quantity.value == .infinity ? .null : .number(quantity.value)
    case .name(let name): Double(name.dropFirst()).map { .number($0) } ?? .word(name)
    case .truth(let truth): .truth(truth)
    case .list(let items): .list(items.map { plain($0) })
    default: .null
    }
  }

  private static func agree(_ found: VectorValue, _ expected: VectorValue) -> Bool {
    switch (found, expected) {
    case (.number(let one), .number(let other)):
      one == other || abs(one - other) <= 1e-9 * max(1, abs(other))
    case (.truth(let one), .truth(let other)): one == other
    case (.null, .null): true
    case (.list(let ones), .list(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { agree($0, $1) }
    default: false
    }
  }
}
