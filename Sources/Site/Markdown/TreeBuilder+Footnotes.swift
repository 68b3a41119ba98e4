import Diagnostics

extension TreeBuilder {
  /// Adds a reference to a footnote.
  mutating func addFootnoteReference(_ index: Int, _ offsets: Range<Int>) {
    let found = footnoteTable.all[index]
    let number = footnoteNumbers[index] ?? footnotes.count
    if footnoteNumbers[index] == nil {
      footnoteNumbers[index] = number
      footnoteOrder.append(index)
      let identifier = footnoteSlugger.slug(for: found.label ?? String(number + 1))
      footnotes.append(
        FootnoteRecord(
          label: found.label, identifier: identifier,
          range: UInt32(found.offsets.lowerBound)..<UInt32(found.offsets.upperBound)))
    }
    // A text alternative is no place to come back to.
    if isInImage { return }
    let occurrence = footnotes[number].references.count
    if occurrence > 0 {
      let repeated = "\(footnotes[number].identifier)-\(occurrence + 1)"
      footnotes[number].repeated.append(footnoteSlugger.slug(for: repeated))
    }
    append(
      .footnoteReference, offsets, detail: UInt16(clamping: occurrence), number: Int32(number))
    footnotes[number].references.append(Int32(nodes.count - 1))
  }

  /// Whether the innermost open node is an image or in one.
  private var isInImage: Bool {
    var ancestor = current
    while ancestor >= 0, !nodes[Int(ancestor)].kind.isBlock {
      if nodes[Int(ancestor)].kind == .image { return true }
      ancestor = nodes[Int(ancestor)].parentIndex
    }
    return false
  }

  /// Adds the footnotes at the end of the document: their texts may refer to further ones.
  mutating func addFootnotes() {
    reportUnusedFootnotes(isFinal: footnoteOrder.isEmpty)
    guard !footnoteOrder.isEmpty else { return }
    open(.footnotes, 0..<source.bytes.count)
    var number = 0
    while number < footnoteOrder.count {
      let found = footnoteTable.all[footnoteOrder[number]]
      footnotes[number].node = Int32(nodes.count)
      open(.footnote, found.offsets, number: Int32(number))
      if found.label == nil {
        addInlinePart(found.lines)
      } else {
        addPart(found.lines)
      }
      close()
      number += 1
    }
    close()
    reportUnusedFootnotes(isFinal: true)
  }

  private mutating func reportUnusedFootnotes(isFinal: Bool) {
    guard isFinal else { return }
    for (index, found) in footnoteTable.all.enumerated() where footnoteNumbers[index] == nil {
      guard let label = found.label else { continue }
      foundFaults.append(
        FoundFault(
          severity: .warning, identifier: "markdown/unused-footnote", offsets: found.labelOffsets,
          summary: "nothing refers to the footnote `\(label)`, so it is left out",
          solutions: [Solution("write `[^\(label)]` where it belongs")]))
    }
  }
}
