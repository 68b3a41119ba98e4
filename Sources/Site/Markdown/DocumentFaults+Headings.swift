import Diagnostics

extension DocumentFaults {
  /// Looks for headings that cannot be found, and for ids in them that are not read.
  mutating func checkHeadings(of builder: TreeBuilder) {
    for heading in builder.headings {
      let node = builder.nodes[Int(heading)]
      let content = builder.nodes[Int(heading) + 1..<node.end]
      if !content.contains(where: Self.isShown) {
        report(
          .warning, "markdown/empty-heading", node.offsets,
          "a heading without text cannot stand in the contents of the page",
          solutions: [Solution("write what comes below it, or take it away")])
      } else if let last = content.last, last.kind == .text {
        checkAttributes(in: TextBytes(last, in: builder.source))
      }
    }
  }

  /// Whether a node has something to read; an image has its text alternative.
  private static func isShown(_ node: DocumentNode) -> Bool {
    switch node.kind {
    case .text, .codeSpan, .formula: true
    default: false
    }
  }

  /// `{#two words}` at the end of a heading is text.
  private mutating func checkAttributes(in text: TextBytes) {
    guard text.startIndex < text.endIndex, text[text.endIndex - 1] == UInt8(ascii: "}"),
      let opening = (text.startIndex..<text.endIndex).last(where: {
        text[$0] == UInt8(ascii: "{")
      }), "#.".utf8.contains(text[opening + 1]),
      opening == text.startIndex || text[opening - 1] != UInt8(ascii: "\\")
    else { return }
    report(
      .warning, "markdown/unread-attributes", opening..<text.endIndex,
      "the braces hold no attributes that can be read, so this is text",
      explanation: "An id is one word.",
      solutions: [Solution("write `{#id}`, with hyphens for spaces")])
  }
}
