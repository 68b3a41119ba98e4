extension TreeBuilder {
  /// The blocks of a tree that hold no blocks. For the tree of a text whose constructs are still to be found: this builder gets no nodes.
  mutating func leaves(of tree: borrowing CommonMarkTree) -> [Leaf] {
    var leaves: [Leaf] = []
    var depth = 0
    while let (isEntering, node) = tree.next() {
      guard let kind = node.kind, kind.isBlock else { continue }
      guard isEntering else {
        depth -= 1
        if kind == .item || kind == .blockQuote { containers.pop() }
        continue
      }
      if depth >= Self.deepest {
        tree.skip(node)
        continue
      }
      if kind.holdsBlocks {
        depth += 1
        enterContainer(node, kind)
      } else if kind != .thematicBreak {
        leaves.append(leaf(of: node, kind))
        // What is skipped is not left either.
        if kind == .paragraph || kind == .heading { tree.skip(node) }
      }
    }
    return leaves
  }

  private mutating func enterContainer(_ node: CommonMarkNode, _ kind: DocumentNode.Kind) {
    switch kind {
    case .blockQuote: containers.pushQuote()
    case .list: noteHiddenDelimiterRow(node)
    case .item:
      let line = node.startLine - 1
      containers.pushItem(
        marker: blockRange(of: node).lowerBound, line: line, content: source.content(ofLine: line),
        source: source)
    default: break
    }
  }

  private func leaf(of node: CommonMarkNode, _ kind: DocumentNode.Kind) -> Leaf {
    let first = node.startLine - 1
    var last = endLine(of: node)
    if kind == .heading, last > first + 1 { last -= 1 }
    return Leaf(
      kind: kind, lines: Range(from: first, to: last), column: max(node.startColumn - 1, 0),
      containers: containers,
      beginsQuote: node.previous == nil && node.parent?.kind == .blockQuote)
  }
}
