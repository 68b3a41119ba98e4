import Diagnostics

extension TreeBuilder {
  /// Makes a caption of the paragraph being left, if it begins with `Table:`, or behind a table with `:` alone, and stands beside a
  /// table that has none.
  mutating func liftTableCaption() {
    let index = Int(current)
    guard nodes[index].kind == .paragraph,
      let mark = TableCaptionMark(at: Int(nodes[index].sourceStart), in: source)
    else { return }
    if let table = siblingBefore(index), nodes[table].kind == .table,
      !tableCaptions.contains(where: { $0.table == Int32(table) })
    {
      makeCaption(index, mark)
      addCaption(index, to: table)
    } else if mark.isWord {
      waitingCaption = index
    }
  }

  /// Gives a table that was just begun the caption that stands right before it.
  mutating func takeWaitingCaption() {
    guard let caption = waitingCaption else { return }
    waitingCaption = nil
    let table = Int(current)
    guard nodes[caption].parentIndex == nodes[table].parentIndex, nodes[caption].end == table,
      let mark = TableCaptionMark(at: Int(nodes[caption].sourceStart), in: source)
    else { return }
    makeCaption(caption, mark)
    addCaption(caption, to: table)
  }

  private mutating func makeCaption(_ index: Int, _ mark: TableCaptionMark) {
    nodes[index].kind = .tableCaption
    nodes[index].flags.remove(.isTight)
    let text = index + 1
    guard text < nodes.count, nodes[text].kind == .text,
      Int(nodes[text].contentCount) >= mark.count
    else { return }
    nodes[text].contentStart += UInt32(mark.count)
    nodes[text].contentCount -= UInt32(mark.count)
    nodes[text].sourceStart = min(
      nodes[text].sourceStart + UInt32(mark.count), nodes[text].sourceEnd)
  }

  /// The attributes of a caption are those of its table.
  private mutating func addCaption(_ caption: Int, to table: Int) {
    tableCaptions.append(TableCaption(table: Int32(table), caption: Int32(caption)))
    captionsWithAttributes.remove(caption)
    guard let index = attributes.lastIndex(where: { $0.node == Int32(caption) }) else { return }
    var record = attributes.remove(at: index)
    record.node = Int32(table)
    let place = attributes.lastIndex { $0.node <= record.node }.map { $0 + 1 } ?? 0
    attributes.insert(record, at: place)
  }

  /// The node that ends where another begins, in the same block.
  private func siblingBefore(_ index: Int) -> Int? {
    var before = index - 1
    while before > 0, nodes[before].parentIndex != nodes[index].parentIndex {
      before = Int(nodes[before].parentIndex)
      if before <= Int(nodes[index].parentIndex) { return nil }
    }
    return before > Int(nodes[index].parentIndex) && nodes[before].end == index ? before : nil
  }

  /// Whether the innermost node is a paragraph that looks like a table's caption, and so may end in attributes.
  var isInCaption: Bool {
    current > 0 && nodes[Int(current)].kind == .paragraph
      && TableCaptionMark(at: Int(nodes[Int(current)].sourceStart), in: source) != nil
  }

  /// Reports captions with attributes beside which there is no table.
  mutating func reportStrayCaptions() {
    for caption in captionsWithAttributes.sorted() {
      foundFaults.append(
        FoundFault(
          severity: .warning, identifier: "markdown/stray-caption", offsets: nodes[caption].offsets,
          summary: "no table stands beside this caption, so it is text",
          solutions: [
            Solution("put it right behind the table, with an empty line between")
          ]))
    }
  }
}
