import Diagnostics
import Markdown
import Nodes
import Scenarios
import YAML

/// A fenced block of a page that is worked out, with what could be read of it.
struct PageBlock: Sendable {
  enum Body: Sendable {
    case scenario(Scenario)
    /// What a `reference` block asks for.
    case reference(NodeMapping)
  }

  /// The block, among the document's fenced blocks.
  let fence: Int
  /// Its node in the document.
  let node: Int
  let body: Body

  /// Reads the blocks of a page; a block that cannot be read is left out, with an error.
  static func blocks(of document: Document, _ diagnostics: inout [Diagnostic]) -> [PageBlock] {
    var blocks: [PageBlock] = []
    for (fence, block) in document.fencedBlocks.enumerated() {
      let kind = BlockKind(of: block, &diagnostics)
      if kind == .code {
        if let fault = block.unclosedFence(.warning) { diagnostics.append(fault) }
        continue
      }
      if let fault = block.unclosedFence(.error) {
        diagnostics.append(fault)
        continue
      }
      guard let body = body(of: block, &diagnostics) else { continue }
      switch kind {
      case .scenario(let kind):
        let written = ScenarioBlock(kind: kind, body: body, at: block.fenceRange)
        blocks.append(
          PageBlock(
            fence: fence, node: block.node, body: .scenario(Scenario(written, &diagnostics))))
      case .reference:
        blocks.append(PageBlock(fence: fence, node: block.node, body: .reference(body)))
      case .code: continue
      }
    }
    return blocks
  }

  private static func body(
    of block: FencedBlock, _ diagnostics: inout [Diagnostic]
  ) -> NodeMapping? {
    let yaml = YAMLDocument(parsing: block.content, origin: block.origin)
    diagnostics += yaml.diagnostics
    if yaml.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    switch yaml.root {
    case .mapping(let mapping): return mapping
    case nil: return NodeMapping([], at: block.fenceRange)
    case .some(let node):
      diagnostics.append(
        Diagnostic(
          .error, "scenario/not-a-mapping", at: node.range,
          "a block is a list of keys and values",
          solutions: [Solution("write `key: value`, one key on a line")]))
      return nil
    }
  }
}
