extension TreeBuilder {
  /// Begins `[text]{.class}` or `~~text~~`.
  mutating func beginSpan(_ kind: DocumentNode.Kind, _ offsets: Range<Int>) {
    guard depthLeft > 0 else {
      addSourceText(offsets)
      return
    }
    open(kind, offsets, detail: UInt16(offsets.count))
  }

  mutating func endSpan(_ kind: DocumentNode.Kind, _ offsets: Range<Int>) {
    guard hasOpenSpan(kind, offsets.count) else {
      addSourceText(offsets)
      return
    }
    while !isOpenSpan(Int(current), kind, offsets.count) { breakSpan() }
    nodes[Int(current)].sourceEnd = max(nodes[Int(current)].sourceEnd, UInt32(offsets.upperBound))
    close()
  }

  private func isSpan(_ index: Int) -> Bool {
    index > 0 && (nodes[index].kind == .span || nodes[index].kind == .strikethrough)
  }

  private func isOpenSpan(_ index: Int, _ kind: DocumentNode.Kind, _ count: Int) -> Bool {
    nodes[index].kind == kind && Int(nodes[index].detail) == count
  }

  private func hasOpenSpan(_ kind: DocumentNode.Kind, _ count: Int) -> Bool {
    var index = Int(current)
    while isSpan(index) {
      if isOpenSpan(index, kind, count) { return true }
      index = Int(nodes[index].parentIndex)
    }
    return false
  }

  /// Adds characters of the source as text.
  mutating func addSourceText(_ offsets: Range<Int>) {
    append(
      .text, offsets,
      characters: Characters(start: UInt32(offsets.lowerBound), count: UInt32(offsets.count)))
  }

  /// Makes text of the marks that are still open where what they stand in ends: emphasis or a link comes between them and their end.
  mutating func closeOpenSpans() {
    while isSpan(Int(current)) { breakSpan() }
  }

  /// Makes text of the innermost mark.
  private mutating func breakSpan() {
    let index = Int(current)
    let parent = nodes[index].parentIndex
    let count = UInt32(nodes[index].detail)
    close()
    nodes[index].kind = .text
    nodes[index].endIndex = Int32(index + 1)
    nodes[index].sourceEnd = nodes[index].sourceStart + count
    nodes[index].contentStart = nodes[index].sourceStart
    nodes[index].contentCount = count
    for child in index + 1..<max(index + 1, nodes.count)
    where nodes[child].parentIndex == Int32(index) {
      nodes[child].parentIndex = parent
    }
  }

  /// Gives attributes to what stands right before them, to the heading or the term that they end, or shows them as text.
  mutating func addAttributes(_ found: FoundAttributes) {
    if let node = nodeBefore(found.offsets.lowerBound) {
      attach(found, to: node)
    } else if current > 0,
      nodes[Int(current)].kind == .heading || nodes[Int(current)].kind == .definitionTerm
    {
      trimLastText()
      attach(found, to: Int(current))
    } else if isInCaption {
      trimLastText()
      attach(found, to: Int(current))
      captionsWithAttributes.insert(Int(current))
    } else {
      addSourceText(found.offsets)
    }
  }

  /// The inline that ends right before an offset, or a formula with a space in between.
  private mutating func nodeBefore(_ offset: Int) -> Int? {
    guard var index = lastSibling else { return nil }
    if nodes[index].kind == .text, isBlank(index), index > 0 {
      let formula = index - 1
      guard nodes[formula].kind == .formula, nodes[formula].parentIndex == current else {
        return nil
      }
      nodes.removeLast()
      index = formula
    } else if Int(nodes[index].sourceEnd) != offset, nodes[index].kind != .codeSpan {
      return nil
    }
    switch nodes[index].kind {
    case .link, .image, .codeSpan, .formula, .span, .strikethrough: return index
    default: return nil
    }
  }

  /// The last node in the innermost one that is open.
  private var lastSibling: Int? {
    var index = nodes.count - 1
    while index > 0, nodes[index].parentIndex != current {
      index = Int(nodes[index].parentIndex)
      if index <= Int(current) { return nil }
    }
    return index > Int(current) ? index : nil
  }

  private func isBlank(_ index: Int) -> Bool {
    nodes[index].contentCount > 0 && nodes[index].offsets.allSatisfy { source.isBlank(at: $0) }
  }

  /// Takes the white space from the end of the text before the attributes of a heading.
  private mutating func trimLastText() {
    guard let index = lastSibling, nodes[index].kind == .text, index == nodes.count - 1 else {
      return
    }
    let start = Int(nodes[index].contentStart)
    var count = Int(nodes[index].contentCount)
    while count > 0 {
      let byte =
        nodes[index].flags.contains(.isCopied)
        ? storage[start + count - 1] : source.bytes[start + count - 1]
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      count -= 1
      nodes[index].sourceEnd -= 1
    }
    nodes[index].contentCount = UInt32(count)
    if count == 0 { nodes.removeLast() }
  }
}
