import Scenarios
import Testing

/// Texts spliced at random (but always the same) from pieces that have a meaning in some input.
@Suite struct GraphInputFuzzTests {
  private static let pieces = [
    "graph", "digraph", "strict", "{", "}", "[", "]", "--", "->", "-", ";", ",", "=", ":", "a", "b",
    "\"", "\\", "weight", "label", "pos", "1", "-2.5", "1e99", "∞", "<", ">", "/*", "*/", "//", "#",
    "\n", " ", "edge", "node", "subgraph", "_", "é", "~", "?", "@", "D", "random", "seed", "edges",
    "probability", "cycle", "grid", "3", "0", "99999999999999999999", "cube", "complete", "tree",
  ]

  @Test(arguments: ["dot", "graph6", "family", "matrix", "tree"])
  func `no text makes a block fall over`(key: String) {
    var state: UInt64 = 7
    func chance(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var made = 0
    for _ in 0..<1500 {
      var text = key == "dot" && chance(2) == 0 ? "graph { a -- b " : ""
      for _ in 0..<chance(9) { text += Self.pieces[chance(Self.pieces.count)] + " " }
      // The text as it stands, which can be any YAML, or between quotes.
      let isQuoted = key != "matrix" && key != "tree" && chance(3) > 0
      let quoted = "'" + text.split(separator: "\n").joined(separator: " ") + "'"
      let block = GraphBlock("\(key): \(isQuoted ? quoted : text)")
      let hasError = block.diagnostics.contains { $0.severity == .error }
      #expect((block.outcome == nil) == hasError || !isQuoted, "\(key): \(text)")
      for entry in block.outcome?.values.entries ?? [] {
        made += 1
        if case .quantity(let quantity) = entry.value { #expect(!quantity.value.isNaN) }
      }
    }
    #expect(made > 0)
  }
}
