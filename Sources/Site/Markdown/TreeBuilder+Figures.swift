extension TreeBuilder {
  /// Makes a figure of the paragraph being left, if an image with a caption is all that it holds, or an image beside others.
  mutating func liftFigure() {
    let index = Int(current)
    guard nodes[index].kind == .paragraph, index + 1 < nodes.count, nodes[index + 1].kind == .image
    else { return }
    let isRow = isInSideBySide
    guard Int(nodes[index + 1].endIndex) == nodes.count else {
      if isRow, holdsOnlyImages(index) { nodes[index].flags.insert(.isTight) }
      return
    }
    let caption = captionLines(ofImage: index + 1)
    guard isRow || !caption.isEmpty else { return }
    nodes[index].kind = .figure
    nodes[index].flags.remove(.isTight)
    if !caption.isEmpty { addCaption(caption) }
  }

  private mutating func addCaption(_ lines: [Range<Int>]) {
    guard let first = lines.first, let last = lines.last else { return }
    open(.figureCaption, first.lowerBound..<max(first.lowerBound, last.upperBound))
    addInlinePart(lines, hasParagraph: false)
    close()
  }

  private var isInSideBySide: Bool {
    let parent = Int(nodes[Int(current)].parentIndex)
    return parent > 0 && nodes[parent].kind == .container
      && containerRecords[Int(nodes[parent].number)].kind == .sideBySide
  }

  private func holdsOnlyImages(_ index: Int) -> Bool {
    var child = index + 1
    while child < nodes.count {
      let kind = nodes[child].kind
      guard kind == .image || kind == .softBreak || kind == .lineBreak else { return false }
      child = Int(nodes[child].endIndex)
    }
    return true
  }

  /// Where the caption of an image is written: in its attributes, or as its title.
  private func captionLines(ofImage image: Int) -> [Range<Int>] {
    if let record = attributes.last(where: { $0.node == Int32(image) }),
      let caption = record.caption
    {
      return [caption]
    }
    let link = links[Int(nodes[image].number)]
    guard link.title.count > 0, !link.isReference else { return [] }
    let end = Int(nodes[image].sourceEnd)
    var start = Int(link.range.upperBound)
    while start < end, !"\"'(".utf8.contains(source.bytes[start]) { start += 1 }
    var last = end - 1
    while last > start,
      !"\"')".utf8.contains(source.bytes[last])
        || source.bytes[last] == UInt8(ascii: ")") && source.bytes[start] != UInt8(ascii: "(")
    { last -= 1 }
    // The parenthesis that ends the link stands behind that of a title in parentheses.
    if source.bytes[start] == UInt8(ascii: "("), last > start {
      last -= 1
      while last > start, source.bytes[last] != UInt8(ascii: ")") { last -= 1 }
    }
    guard last > start + 1 else { return [] }
    let first = source.line(at: start)
    return (first...source.line(at: last)).map { line in
      let whole = source.content(ofLine: line)
      let place =
        line == first
        ? start + 1 : containers.textStart(line: line, content: whole, source: source).place.offset
      return source.trimmed(Range(from: place, to: min(whole.upperBound, last)))
    }.filter { !$0.isEmpty }
  }

  /// Whether a paragraph is an image alone, and the list behind it one definition: that is its caption.
  func isCaptioned(_ node: CommonMarkNode) -> Bool {
    guard let image = node.firstChild, image.kind == .image,
      image.next == nil || isAttributes(image.next),
      let item = node.next?.firstChild, item.next == nil,
      let text = item.firstChild, text.kind == .paragraph, text.next == nil
    else { return false }
    return true
  }

  private func isAttributes(_ node: CommonMarkNode?) -> Bool {
    guard let node, node.kind == .text, node.next == nil else { return false }
    let literal = node.literal
    return literal.count > 2 && literal[1] == MarkFinder.filler
      && literal.dropFirst().dropLast().allSatisfy { $0 == MarkFinder.filler }
  }
}
