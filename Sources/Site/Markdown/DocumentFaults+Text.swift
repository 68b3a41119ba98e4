import Diagnostics

extension DocumentFaults {
  /// Looks for text that was meant as a link, or as what other programs read, and is none.
  mutating func checkText(of builder: TreeBuilder) {
    let source = builder.source
    let mayHoldCommands = source.holds(UInt8(ascii: "\\"))
    for (number, node) in builder.nodes.enumerated() {
      switch node.kind {
      case .text: break
      case .thematicBreak:
        checkOptionBlock(at: node, in: source)
        continue
      default: continue
      }
      let text = TextBytes(node, in: source)
      checkBeginning(of: text, behind: builder.nodes[number - 1], in: source)
      if mayHoldCommands { checkCommands(in: text, of: source) }
      var index = text.startIndex
      while let closing = text.firstBracket(from: index) {
        index = closing + 1
        guard index < text.endIndex else { break }
        switch text[index] {
        case UInt8(ascii: "("): checkDestination(in: text, from: index + 1)
        case UInt8(ascii: "["): checkLabel(in: text, closing: closing, builder.definitions)
        case UInt8(ascii: ":"): checkDefinition(in: text, closing: closing)
        default: break
        }
      }
    }
  }

  /// `[text](ray tracing.md)` is no link, because of the space.
  private mutating func checkDestination(in text: TextBytes, from start: Int) {
    guard var end = text.index(of: UInt8(ascii: ")"), from: start) else { return }
    let quote = UInt8(ascii: "\"")
    // A title may hold parentheses.
    if let opening = text.index(of: quote, from: start), opening < end,
      let closing = text.index(of: quote, from: opening + 1),
      let behind = text.index(of: UInt8(ascii: ")"), from: closing)
    {
      end = behind
    }
    let place = Self.withoutTitle(text, start..<end)
    if Self.looksLikeAddress(text[place].trimmingSpaces) { reportSpace(in: text, place) }
  }

  /// `[label]: ray tracing.md` defines nothing, because of the space.
  private mutating func checkDefinition(in text: TextBytes, closing: Int) {
    guard text[text.startIndex] == UInt8(ascii: "["),
      text[text.startIndex + 1] != UInt8(ascii: "^"),
      text.openingBracket(before: closing) == text.startIndex
    else { return }
    let start = closing + 2
    let end = min(text.endIndex, start + TextBytes.longest)
    let written = Self.withoutTitle(text, start..<max(start, end))
    let destination = text[written].trimmingSpaces
    let place = Range(from: destination.startIndex, to: destination.endIndex)
    if Self.hasExtension(destination) { reportSpace(in: text, place) }
  }

  private mutating func reportSpace(in text: TextBytes, _ place: Range<Int>) {
    let destination = text[place].trimmingSpaces
    guard destination.contains(UInt8(ascii: " ")), !text[place].contains(UInt8(ascii: "<")),
      !text[place].contains(UInt8(ascii: "\""))
    else { return }
    let address = String(decoding: destination, as: UTF8.self)
    report(
      .warning, "link/space-in-destination", place,
      "a destination with spaces is a link only between `<` and `>`",
      solutions: [Solution("write `<\(address)>`", replacement: "<\(address)>")])
  }

  /// A destination without the title behind it, `"…"`.
  private static func withoutTitle(_ text: TextBytes, _ place: Range<Int>) -> Range<Int> {
    let quote = place.dropFirst().first {
      text[$0] == UInt8(ascii: "\"") && text[$0 - 1] == UInt8(ascii: " ")
    }
    guard let quote, place.last.map({ text[$0] }) == UInt8(ascii: "\""), place.last != quote else {
      return place
    }
    let end = place.prefix { $0 < quote }.last { text[$0] != UInt8(ascii: " ") }
    return place.lowerBound..<(end.map { $0 + 1 } ?? place.lowerBound)
  }

  /// Whether it has a path, a fragment or a file name's extension in its last word.
  private static func looksLikeAddress(_ destination: some BidirectionalCollection<UInt8>) -> Bool {
    if destination.contains(UInt8(ascii: "/")) || destination.first == UInt8(ascii: "#") {
      return true
    }
    return hasExtension(destination)
  }

  private static func hasExtension(_ destination: some BidirectionalCollection<UInt8>) -> Bool {
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
