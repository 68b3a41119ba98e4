import Diagnostics

extension DocumentFaults {
  /// Looks for text that was meant as a link and is none.
  mutating func checkText(of builder: TreeBuilder) {
    for node in builder.nodes where node.kind == .text {
      let text = TextBytes(node, in: builder.source)
      var index = text.startIndex
      while let closing = text.firstBracket(from: index) {
        index = closing + 1
        guard index < text.endIndex else { break }
        switch text[index] {
        case UInt8(ascii: "("): checkDestination(in: text, from: index + 1)
        case UInt8(ascii: "["): checkLabel(in: text, closing: closing, builder.definitions)
        default: break
        }
      }
    }
  }

  /// `[text](ray tracing.md)` is no link, because of the space.
  private mutating func checkDestination(in text: TextBytes, from start: Int) {
    guard let end = text.index(of: UInt8(ascii: ")"), from: start) else { return }
    let written = text[start..<end]
    let destination = written.trimmingSpaces
    guard destination.contains(UInt8(ascii: " ")), !written.contains(UInt8(ascii: "<")),
      !written.contains(UInt8(ascii: "\"")), Self.looksLikeAddress(destination)
    else { return }
    let address = String(decoding: destination, as: UTF8.self)
    report(
      .warning, "link/space-in-destination", start..<end,
      "a destination with spaces is a link only between `<` and `>`",
      solutions: [Solution("write `<\(address)>`", replacement: "<\(address)>")])
  }

  /// Whether it has a path, a fragment or a file name's extension in its last word.
  private static func looksLikeAddress(_ destination: some BidirectionalCollection<UInt8>) -> Bool {
    if destination.contains(UInt8(ascii: "/")) || destination.first == UInt8(ascii: "#") {
      return true
    }
    let path = destination.prefix { $0 != UInt8(ascii: "#") }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = path[path.index(after: dot)...]
    return (1...5).contains(ending.count)
      && ending.allSatisfy { TextBytes.isLetter($0) || (0x30...0x39).contains($0) }
  }

  /// `[text][label]` is no link, because the label is not defined.
  private mutating func checkLabel(
    in text: TextBytes, closing: Int, _ definitions: ReferenceDefinitions
  ) {
    guard let opening = text.openingBracket(before: closing),
      opening == text.startIndex || !TextBytes.isLetter(text[opening - 1]),
      let end = text.index(of: UInt8(ascii: "]"), from: closing + 2)
    else { return }
    let isCollapsed = end == closing + 2
    let label = isCollapsed ? opening + 1..<closing : closing + 2..<end
    guard text[label].contains(where: TextBytes.isLetter) else { return }
    let name = String(decoding: text[label], as: UTF8.self)
    let near = NearMiss.of(name, among: definitions.all.map(\.name))
    let solution =
      near.map { Solution("did you mean `\($0)`?", replacement: $0) }
      ?? Solution("define it on a line of its own: `[\(name)]: address`")
    report(
      .warning, "link/undefined-reference", label,
      "`\(name)` is not defined as a reference, so this is no link", solutions: [solution])
  }
}
