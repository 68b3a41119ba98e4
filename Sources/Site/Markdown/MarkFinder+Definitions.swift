extension MarkFinder {
  /// Gives each `:` that begins a definition the form of a list's marker for libcmark, which then finds what belongs to it. Returns
  /// whether there were any; in what they hold there may be more.
  mutating func findDefinitionMarks(_ scout: inout TreeBuilder) -> Bool {
    var found = false
    for (index, leaf) in leaves.enumerated() where leaf.kind == .paragraph {
      guard source.holds(UInt8(ascii: ":"), in: lineRange(of: leaf)) else { continue }
      scout.containers = leaf.containers
      let lines = scout.textLines(leaf.lines, column: leaf.column)
      guard firstTableLine(lines) == nil else { continue }
      for (offset, line) in lines.enumerated() where isDefinitionMark(line) {
        let number = leaf.lines.lowerBound + offset
        guard offset > 0 ? !isIndented(number, leaf) : hasTerm(before: index) else { continue }
        masked[line.text.lowerBound] = UInt8(ascii: "+")
        found = true
      }
    }
    return found
  }

  /// Whether the next line, or the one behind an empty line, begins with the mark of a definition.
  func isFollowedByDefinition(_ leaf: Leaf) -> Bool {
    for line in leaf.lines.upperBound..<min(leaf.lines.upperBound + 2, source.lineCount) {
      let content = source.content(ofLine: line)
      let (place, _) = leaf.containers.textStart(line: line, content: content, source: source)
      let start = source.skipBlanks(in: Range(from: place.offset, to: content.upperBound))
      guard start < content.upperBound else { continue }
      return masked[start] == UInt8(ascii: "+") && source.bytes[start] == UInt8(ascii: ":")
    }
    return false
  }

  private func isDefinitionMark(_ line: TextLine) -> Bool {
    guard !line.isLazy, line.text.count > 2 else { return false }
    let start = line.text.lowerBound
    return masked[start] == UInt8(ascii: ":") && source.isBlank(at: start + 1)
  }

  /// Whether a paragraph or a definition stands before a leaf, in the same quotes and items, with one empty line between.
  private func hasTerm(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let (term, leaf) = (leaves[index - 1], leaves[index])
    let isNear = leaf.lines.lowerBound - term.lines.upperBound <= 1
    return isNear && term.kind == .paragraph && term.containers.depth >= leaf.containers.depth
      && !isContainerFence(term) && !isTable(term)
  }

  /// Whether a paragraph is a table, behind which `:` begins a caption.
  private func isTable(_ leaf: Leaf) -> Bool {
    guard source.holds(UInt8(ascii: "|"), in: lineRange(of: leaf)) else { return false }
    var scout = TreeBuilder(source: source)
    scout.containers = leaf.containers
    return firstTableLine(scout.textLines(leaf.lines, column: leaf.column)) != nil
  }

  /// Whether a paragraph's last line is one of colons.
  private func isContainerFence(_ leaf: Leaf) -> Bool {
    let line = source.content(ofLine: leaf.lines.upperBound - 1)
    return source.holds(":::", at: source.skipBlanks(in: line))
  }
}
