import Diagnostics
import Scenarios
import TestSupport
import Testing

/// Every diagnostic of what stands instead of a list of edges, with the mistake marked in the text.
@Suite struct GraphInputDiagnosticTests {
  typealias Fixture = GraphDiagnosticTests.Fixture

  static let sources = [
    Fixture("graph/two-sources", "edges: [a-b]\n1️⃣family: cycle 4"),
    Fixture("graph/two-sources", "tree: {a: [b]}\n1️⃣matrix: [[0]]"),
    Fixture("graph/wrong-count", "vertices: [a, b]\nfamily: 1️⃣cycle 3"),
    Fixture("graph/wrong-count", "vertices: [a, b]\nmatrix: 1️⃣[[0]]"),
    Fixture("graph/wrong-count", "vertices: [a, b]\ngraph6: 1️⃣'D?{'"),
    Fixture("graph/unknown-family", "family: 1️⃣circle 4"),
    Fixture("graph/unknown-family", "family: 1️⃣petersn", "petersen"),
    Fixture("graph/family-numbers", "family: 1️⃣cycle", "cycle 6"),
    Fixture("graph/family-numbers", "family: 1️⃣cycle 2", "cycle 6"),
    Fixture("graph/family-numbers", "family: 1️⃣grid 3", "grid 4 4"),
    Fixture("graph/family-numbers", "family: 1️⃣petersen 5", "petersen"),
    Fixture("graph/family-numbers", "family: 1️⃣path four", "path 4"),
    Fixture("graph/random", "family: 1️⃣random 10", "random 10 seed 7"),
    Fixture("graph/random", "family: 1️⃣random", "random 10 seed 7"),
    Fixture("graph/random", "family: 1️⃣random 10 seed", "random 10 seed 7"),
    Fixture("graph/random", "family: 1️⃣random 5 edges 11 seed 2", "random 5 edges 5 seed 2"),
    Fixture("graph/random", "family: 1️⃣random 5 probability 2 seed 1"),
    Fixture("graph/random", "family: 1️⃣random 5 probability 0.5 edges 4 seed 1"),
    Fixture("graph/random", "family: 1️⃣random 5 seed -1"),
    Fixture("graph/too-large", "family: 1️⃣complete 300"),
    Fixture("graph/too-large", "family: 1️⃣cube 4000000000"),
    Fixture("graph/too-large", "family: 1️⃣grid 9000000000 9000000000"),
    Fixture("graph/too-large", "family: 1️⃣random 1000 probability 0.9 seed 1"),
    Fixture("graph/too-large", "graph6: 1️⃣'~~??~???'"),
    Fixture("graph/graph6", "graph6: 'D?1️⃣ {'"),
    Fixture("graph/graph6", "graph6: 1️⃣'D?'"),
    Fixture("graph/graph6", "graph6: 1️⃣'D?{{'"),
    Fixture("graph/graph6", "graph6: 1️⃣':An'"),
    Fixture("graph/graph6", "graph6: 1️⃣'D?~'"),
    Fixture("graph/graph6", "graph6: 1️⃣'~?'"),
    Fixture("graph/no-directions", "1️⃣graph6: 'D?{'\ndirected: true"),
    Fixture("graph/wrong-value", "1️⃣graph6: ''"),
    Fixture("graph/wrong-value", "family: 1️⃣[cycle, 4]"),
  ]

  static let tables = [
    Fixture("graph/wrong-value", "matrix: 1️⃣0 1"),
    Fixture("graph/wrong-value", "matrix: [1️⃣0, 1]"),
    Fixture("graph/uneven-matrix", "matrix: [[0, 1], 1️⃣[1]]"),
    Fixture("graph/not-a-number", "matrix: [[0, 1️⃣x], [0, 0]]"),
    Fixture("graph/not-a-count", "matrix: [[0, 1️⃣1.5], [1.5, 0]]"),
    Fixture("graph/not-a-count", "matrix: [[0, 1️⃣-1], [-1, 0]]"),
    Fixture("graph/half-loop", "matrix: [[1️⃣1]]", "2"),
    Fixture("graph/asymmetric-matrix", "matrix: [[0, 1], [1️⃣0, 0]]\ndirected: false"),
    Fixture("graph/wrong-value", "tree: 1️⃣[a, b]"),
    Fixture("graph/wrong-value", "tree: {a: [1️⃣[b]]}"),
    Fixture("graph/missing-name", "tree: {a: [1️⃣'']}"),
    Fixture("graph/two-roots", "tree: {a: [b], 1️⃣c: [d]}"),
    Fixture("graph/second-parent", "tree: {a: [b, c], b: [1️⃣c]}"),
    Fixture("graph/tree-cycle", "tree: {1️⃣a: [b], b: [a]}"),
    Fixture("graph/tree-cycle", "tree: {r: [s], 1️⃣a: [b], b: [a]}"),
    Fixture("graph/tree-cycle", "tree: {1️⃣a: [a]}"),
    Fixture("graph/outside-tree", "vertices: [a, b, 1️⃣c]\ntree: {a: [b]}"),
    Fixture("graph/unknown-vertex", "vertices: [apple]\ntree: {apple: [1️⃣aple]}", "apple"),
  ]

  static let texts = [
    Fixture("graph/dot", "dot: '1️⃣a -- b'"),
    Fixture("graph/dot", "dot: 'graph { a 1️⃣-> b }'", "--"),
    Fixture("graph/dot", "dot: 'digraph { a 1️⃣-- b }'", "->"),
    Fixture("graph/dot", "dot: 1️⃣'graph { a -- b'"),
    Fixture("graph/dot", "dot: 'graph { a -- 1️⃣}'"),
    Fixture("graph/dot", "dot: 'graph { 1️⃣subgraph s { a } }'"),
    Fixture("graph/dot", "dot: 'graph { a -- 1️⃣{ b c } }'"),
    Fixture("graph/dot", "dot: 'graph { a1️⃣:n -- b }'"),
    Fixture("graph/dot", "dot: 'graph { a [weight1️⃣] }'"),
    Fixture("graph/dot", "dot: 'graph { a -- 1️⃣\"b }'"),
    Fixture("graph/dot", "dot: 'graph { } 1️⃣x'"),
    Fixture("graph/dot", "dot: 'graph { a 1️⃣- b }'"),
    Fixture("graph/dot", "dot: '1️⃣digraph { a -> b }'\ndirected: false"),
    Fixture("graph/dot", "dot: |\n  graph {\n1️⃣    a -> b\n  }"),
    Fixture("graph/not-a-number", "dot: 'graph { a -- b [weight=1️⃣x] }'"),
    Fixture("graph/missing-weight", "dot: 'graph { a -- b [weight=2]; b -- 1️⃣c }'"),
    Fixture("graph/unknown-vertex", "vertices: [apple]\ndot: 'graph { 1️⃣aple }'", "apple"),
    Fixture("graph/wrong-value", "dot: 1️⃣{a: b}"),
  ]

  @Test(arguments: sources + tables + texts)
  func `each mistake has one diagnostic at its place`(fixture: Fixture) throws {
    let marked = MarkedText(fixture.text)
    let block = GraphBlock(marked.text)
    #expect(block.diagnostics.map(\.identifier) == [fixture.identifier])
    let diagnostic = try #require(block.diagnostics.first)
    #expect(diagnostic.range?.start == marked.places["1️⃣"])
    #expect(block.outcome == nil)
    #expect(diagnostic.summary.last != ".")
    if let replacement = fixture.replacement {
      #expect(diagnostic.solutions.first?.replacement == replacement)
    }
  }
}
