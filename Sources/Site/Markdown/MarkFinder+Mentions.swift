import Diagnostics

extension MarkFinder {
  /// The index behind `@name` at an index of the run, if that is a name we know what to do with.
  func endOfMention(at index: Int) -> Int? {
    guard let end = MentionName.end(in: run.text, at: index) else { return nil }
    guard !source.hasCitations else { return end }
    return LabelKind.split(string(index + 1..<end, in: run.text)) == nil ? nil : end
  }

  /// Gives brackets that hold mentions their length, if each part between `;` holds just one.
  ///
  /// - Parameters:
  ///   - token: that of the opening bracket.
  ///   - closing: the index of the closing one.
  mutating func closeGroup(_ token: Int, at closing: Int) {
    let next = run.text[closing + 1]
    guard next != UInt8(ascii: "("), next != UInt8(ascii: "[") || beginsGroup(at: closing + 1),
      // Brackets within brackets make no group; to look no further keeps nested ones cheap.
      tokens[(token + 1)...].first(where: { $0.kind == .mention || $0.kind == .group })?.kind
        == .mention
    else { return }
    guard !isLabel(string(tokens[token].index + 1..<closing, in: run.text)) else {
      tokens.removeSubrange((token + 1)...)
      return
    }
    guard let items = items(from: token, to: closing) else {
      reportSeparators(from: token)
      return
    }
    tokens[token].count = closing + 1 - tokens[token].index
    groups[tokens[token].index] = items
  }

  /// Tells that `;` separates, where there is nothing but commas or words for it between mentions.
  private mutating func reportSeparators(from token: Int) {
    let inner = tokens[(token + 1)...]
    let mentions = inner.filter { $0.kind == .mention }
    guard let first = mentions.first, let last = mentions.last, first.index < last.index,
      !inner.contains(where: { $0.kind == .group })
    else { return }
    let separators = [",", "and", ", and", "&", ";"]
    for (before, after) in zip(mentions, mentions.dropFirst()) {
      guard separators.contains(trimmed(text(before.end..<after.index))) else { return }
    }
    let written = mentions.map { string($0.index..<$0.end, in: run.text) }
    let ours = written.joined(separator: "; ")
    report(
      .warning, "citation/missing-semicolon", run.offsets(of: first.index..<last.end),
      "`;` separates names in brackets",
      solutions: [Solution("write `\(ours)`", replacement: ours)])
  }

  private func beginsGroup(at index: Int) -> Bool {
    run.text[index + 1] == UInt8(ascii: "@")
      || run.text[index + 1] == UInt8(ascii: "-") && run.text[index + 2] == UInt8(ascii: "@")
  }

  /// The parts of brackets; `nil` if one of them holds no mention or several.
  private func items(from token: Int, to closing: Int) -> [FoundMention.Item]? {
    var items: [FoundMention.Item] = []
    var start = tokens[token].index + 1
    var mention: InlineToken?
    func item(to end: Int) -> FoundMention.Item? {
      guard let mention else { return nil }
      var prefix = text(start..<mention.index)
      let suppresses = prefix.utf8.last == UInt8(ascii: "-")
      if suppresses { prefix.removeLast() }
      return FoundMention.Item(
        name: string(mention.index + 1..<mention.end, in: run.text), prefix: trimmed(prefix),
        suffix: text(mention.end..<end), suppressesAuthor: suppresses,
        offsets: run.offsets(of: mention.index..<mention.end))
    }
    for inner in tokens[(token + 1)...] {
      if inner.kind == .group { return nil }
      guard inner.kind == .mention else { continue }
      if mention != nil {
        guard let end = run.text[start..<inner.index].lastIndex(of: UInt8(ascii: ";")),
          end >= mention?.end ?? 0, let found = item(to: end)
        else { return nil }
        items.append(found)
        start = end + 1
      }
      mention = inner
    }
    guard let last = item(to: closing),
      !run.text[last.suffix.isEmpty ? closing..<closing : start..<closing].contains(
        UInt8(ascii: ";"))
    else { return nil }
    return items + [last]
  }

  /// Text of the run on one line, without the backslashes of escapes.
  private func text(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = run.text[index]
      if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound,
        Self.isPunctuation(run.text[index + 1])
      {
        bytes.append(run.text[index + 1])
        index += 2
        continue
      }
      bytes.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }

  private func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let last = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return "" }
    return String(text[first...last])
  }

  private func string(_ range: Range<Int>, in text: [UInt8]) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// Whether the text in brackets is the label of a link's definition, `[@name]: address`, which goes before.
  private mutating func isLabel(_ text: String) -> Bool {
    if labelsWithMentions == nil { labelsWithMentions = findLabelsWithMentions() }
    return labelsWithMentions?.contains(text) == true
  }

  /// What stands between `[` and `]:` on one line, if there is an `@` in it.
  private func findLabelsWithMentions() -> Set<String> {
    var labels: Set<String> = []
    for line in 0..<source.lineCount {
      let content = source.content(ofLine: line)
      guard let start = content.first(where: { source.bytes[$0] > UInt8(ascii: " ") }),
        source.bytes[start] == UInt8(ascii: "["),
        let end = content.first(where: { source.bytes[$0] == UInt8(ascii: "]") }),
        source.holds("]:", at: end)
      else { continue }
      let label = string(start + 1..<end)
      if label.utf8.contains(UInt8(ascii: "@")) { labels.insert(label) }
    }
    return labels
  }

  /// Notes `@name`.
  mutating func addMention(_ token: InlineToken) {
    let item = FoundMention.Item(
      name: string(token.index + 1..<token.end, in: run.text),
      offsets: run.offsets(of: token.index..<token.end))
    add(FoundMention(isBracketed: false, items: [item]), token)
  }

  /// Notes `[@name; @name]`.
  mutating func addGroup(_ token: InlineToken) {
    guard token.count > 0, let items = groups[token.index] else { return }
    add(FoundMention(isBracketed: true, items: items), token)
  }

  private mutating func add(_ mention: FoundMention, _ token: InlineToken) {
    hide(.mention(mentions.count), run.lines(of: token.index..<token.end))
    mentions.append(mention)
  }
}
