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
        guard let text = Self.text(of: template.block, vector) else { continue }
        let block = GraphBlock(text)
        if template.block.contains("dijkstra"), Self.isNegative(vector) {
          #expect(block.diagnostics.map(\.identifier) == ["graph/negative-weight"], "\(vector.id)")
          compared["negative weight refused", default: 0] += 1
          continue
        }
        #expect(block.outcome != nil, "\(vector.id): \(block.diagnostics.map(\.summary))")
        for (key, name, _) in template.values {
          guard let expected = vector.expect[key] ?? vector.canonical[key] else { continue }
          let found = Self.found(name, in: block, vector, template: text)
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
      guard case .dijkstra(let trace) = outcome.runs[0].trace else { continue }
      #expect(trace.steps.count == expected.count)
      for (index, row) in expected.enumerated() {
        let tree = trace.tree(after: index + 1)
        let found = VectorValue.list([
          .number(Double(trace.steps[index].settled)),
          .list(tree.distances.map { $0.isFinite ? .number($0) : .null }),
          .list(tree.parents.map { $0.map { .number(Double($0)) } ?? .null }),
        ])
        #expect(Self.agree(found, row), "\(vector.id), step \(index + 1)")
        rows += 1
      }
    }
    #expect(rows > 300)
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
    guard text.contains("{source}") else { return text }
    guard case .number(let source) = vector.expect["source"] else { return nil }
    return text.replacingOccurrences(of: "{source}", with: "v\(Int(source))")
  }

  private static func isNegative(_ vector: Vectors.Case) -> Bool {
    vector.edges.contains { $0.count > 2 && $0[2] < 0 }
  }

  // MARK: Comparing

  private static func found(
    _ name: String, in block: GraphBlock, _ vector: Vectors.Case, template: String
  ) -> VectorValue {
    guard name.hasSuffix("*") else {
      var found = plain(block.value(name))
      if name == "matrix", !vector.directed { found = withLoopsOnce(found) }
      return found
    }
    return .list(
      (0..<vector.n).map { plain(block.value(name.replacingOccurrences(of: "*", with: "v\($0)"))) })
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
      quantity.value.isFinite ? .number(quantity.value) : .null
    case .name(let name): Double(name.dropFirst()).map { .number($0) } ?? .word(name)
    case .truth(let truth): .truth(truth)
    case .list(let items): .list(items.map { plain($0) })
    default: .null
    }
  }

  private static func agree(_ found: VectorValue, _ expected: VectorValue) -> Bool {
    switch (found, expected) {
    case (.number(let one), .number(let other)):
      abs(one - other) <= 1e-9 * max(1, abs(other))
    case (.truth(let one), .truth(let other)): one == other
    case (.null, .null): true
    case (.list(let ones), .list(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { agree($0, $1) }
    default: false
    }
  }
}
