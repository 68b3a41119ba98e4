extension TreeBuilder {
  /// Whether a list is one of definitions: its marks are colons in the source.
  func isDefinitionList(_ node: CommonMarkNode?) -> Bool {
    guard mask != nil, let node, node.kind == .list, !node.isOrdered else { return false }
    let start = blockRange(of: node).lowerBound
    return start < source.bytes.count && source.bytes[start] == UInt8(ascii: ":")
      && source.masked[start] == UInt8(ascii: "+")
  }

  /// Begins a term, and the list of definitions if it is the first; `false` for any other paragraph.
  mutating func beginTerm(_ node: CommonMarkNode, _ range: Range<Int>) -> Bool {
    guard isDefinitionList(node.next) else { return false }
    if isCaptioned(node) {
      open(.figure, range)
      return true
    }
    if nodes[Int(current)].kind != .definitionList { open(.definitionList, range) }
    open(.definitionTerm, range)
    return true
  }

  /// Begins the definitions of a term.
  mutating func beginDefinitions(_ node: CommonMarkNode, _ range: Range<Int>) {
    if nodes[Int(current)].kind == .figure { return }
    if nodes[Int(current)].kind != .definitionList { open(.definitionList, range) }
    let line = node.startLine - 2
    let isApart = line >= 0 && source.trimmed(source.content(ofLine: line)).isEmpty
    let index = Int(current)
    nodes[index].flags = node.isTight && !isApart ? .isTight : []
  }

  /// Ends the definitions of a term, and the list if no other term follows.
  mutating func endDefinitions(_ node: CommonMarkNode) {
    if nodes[Int(current)].kind == .figure {
      close()
      return
    }
    if let next = node.next, next.kind == .paragraph, isDefinitionList(next.next),
      !isCaptioned(next)
    {
      return
    }
    if nodes[Int(current)].kind == .definitionList { close() }
  }
}
