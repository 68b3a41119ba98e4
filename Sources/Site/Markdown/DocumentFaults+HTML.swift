import Diagnostics

extension DocumentFaults {
  /// Looks for fences inside HTML blocks: an HTML block goes on to the next blank line, so what was meant as a code block or a scenario
  /// is HTML, and its closing fence opens another block.
  mutating func checkHTML(of builder: TreeBuilder) {
    for node in builder.nodes where node.kind == .htmlBlock {
      let first = builder.source.line(at: node.offsets.lowerBound)
      let last = builder.source.line(at: node.offsets.upperBound)
      guard first < last, !Self.holdsText(builder.source, node.offsets) else { continue }
      for line in first + 1...last {
        let text = builder.source.looseContent(ofLine: line)
        guard Self.isFence(builder.source, text) else { continue }
        report(
          .warning, "markdown/fence-in-html", text,
          "a fenced block right below HTML needs a blank line before it",
          explanation: "HTML goes on to the next blank line, so this fence is part of it.",
          solutions: [Solution("leave a blank line before the fence and one behind the block")])
        break
      }
    }
  }

  /// Whether it is a comment, a script or another element whose content is text, up to its end tag.
  private static func holdsText(_ source: SourceBytes, _ offsets: Range<Int>) -> Bool {
    let beginning = String(decoding: source.bytes[offsets].prefix(10), as: UTF8.self).lowercased()
    return ["<!", "<?", "<pre", "<script", "<style", "<textarea"].contains {
      beginning.hasPrefix($0)
    }
  }

  private static func isFence(_ source: SourceBytes, _ line: Range<Int>) -> Bool {
    guard let first = line.first, line.count >= 3 else { return false }
    let character = source.bytes[first]
    return (character == UInt8(ascii: "`") || character == UInt8(ascii: "~"))
      && source.bytes[line].prefix(3).allSatisfy { $0 == character }
  }
}
