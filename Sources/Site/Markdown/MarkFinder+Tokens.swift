extension MarkFinder {
  /// Finds the tokens of the run.
  mutating func findTokens() {
    tokens.removeAll(keepingCapacity: true)
    spanStarts.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    let mayHoldMentions = run.mayHoldMentions
    var skipper = InlineSkipper(run.text)
    var braces = [0]
    var lastBrace = 0
    /// For each open bracket the token that it begins, or -1.
    var brackets: [(token: Int, index: Int)] = []
    var index = 0
    while index < run.text.count {
      let byte = run.text[index]
      var next = index + 1
      switch byte {
      case UInt8(ascii: "\\"):
        next = addEscape(at: index)
      case UInt8(ascii: "`"):
        next = skipper.endOfCode(at: index)
      case UInt8(ascii: "<"):
        next = skipper.endOfTag(at: index)
      case UInt8(ascii: "$"):
        while run.text[next] == byte { next += 1 }
        add(.dollars, index, next - index, group: braces[braces.count - 1])
      case UInt8(ascii: "["):
        if let end = endOfLabel(at: index) {
          add(.footnote, index, end - index)
          next = end
        } else if mayHoldMentions {
          brackets.append((tokens.count, index))
          add(.group, index, 0)
        } else {
          brackets.append((-1, index))
        }
      case UInt8(ascii: "@") where mayHoldMentions:
        if let end = endOfMention(at: index) {
          add(.mention, index, end - index)
          next = end
        }
      case UInt8(ascii: "^") where run.text[next] == UInt8(ascii: "["):
        brackets.append((tokens.count, index))
        add(.note, index, 0)
        next += 1
      case UInt8(ascii: "]"):
        let opening = brackets.popLast()
        let token = opening?.token ?? -1
        if let opening, token >= 0, tokens[token].kind == .note {
          tokens[token].count = next - opening.index
          break
        }
        if let opening, run.text[next] == UInt8(ascii: "{") {
          spanStarts[index] = opening.index
          break
        }
        if token >= 0 { closeGroup(token, at: index) }
        if token < 0 || tokens[token].count == 0 { next = skipper.endOfDestination(at: next) }
      case UInt8(ascii: "~"):
        while run.text[next] == byte { next += 1 }
        if next - index <= 2 { addTildes(index..<next) }
      case UInt8(ascii: "{"):
        if let end = addAttributes(at: index) {
          next = end
          break
        }
        lastBrace += 1
        braces.append(lastBrace)
      case UInt8(ascii: "}"):
        braces.removeLast()
        if braces.isEmpty {
          lastBrace += 1
          braces.append(lastBrace)
        }
      default: break
      }
      index = next
    }
  }

  mutating func add(_ kind: InlineToken.Kind, _ index: Int, _ count: Int, group: Int = 0) {
    tokens.append(InlineToken(kind: kind, index: index, count: count, group: group))
  }

  /// Adds what a backslash at an index begins, if that is a delimiter, and returns the index behind the escape.
  private mutating func addEscape(at index: Int) -> Int {
    switch run.text[index + 1] {
    case UInt8(ascii: "("): add(.openParenthesis, index, 2)
    case UInt8(ascii: ")"): add(.closeParenthesis, index, 2)
    case UInt8(ascii: "["): add(.openBracket, index, 2)
    case UInt8(ascii: "]"): add(.closeBracket, index, 2)
    case UInt8(ascii: "\n"): return index + 1
    default: break
    }
    return index + 2
  }

  /// The index behind the `[^label]` at an index, if one stands there.
  private func endOfLabel(at index: Int) -> Int? {
    guard run.text[index + 1] == UInt8(ascii: "^") else { return nil }
    return Self.endOfLabel(in: run.text, from: index + 2)
  }

  /// The index behind the `]` of a footnote's label that begins at an index.
  static func endOfLabel(in text: [UInt8], from start: Int) -> Int? {
    for index in start..<min(start + longestLabel, text.count) {
      switch text[index] {
      case UInt8(ascii: "]"): return index > start ? index + 1 : nil
      case 0...UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "`"):
        return nil
      default: break
      }
    }
    return nil
  }

  private static var longestLabel: Int { 200 }

  /// Whether the run begins as a table's caption does.
  private var isCaption: Bool {
    run.text.starts(with: ": ".utf8) || run.text.dropFirst().starts(with: "able: ".utf8)
  }

  /// Adds the attributes in braces at an index, if they are some and stand where they may: right behind something, or at the end of a
  /// heading or of a line behind a formula.
  private mutating func addAttributes(at index: Int) -> Int? {
    guard index > 0 else { return nil }
    let before = run.text[index - 1]
    let isBehind = ")]`$>".utf8.contains(before)
    guard isBehind || isHeading || isCaption || isTerm || before == UInt8(ascii: " ") else {
      return nil
    }
    var reader = AttributeReader(run.text, at: index, base: 0)
    guard let found = reader.read() else { return nil }
    let end = found.offsets.upperBound
    if !isBehind {
      let text = run.text[..<index].last { $0 != UInt8(ascii: " ") }
      let next = run.text[end...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "#") }
      guard next == UInt8(ascii: "\n"),
        isHeading || isCaption || isTerm || text == UInt8(ascii: "$")
          || text == UInt8(ascii: "]")
      else { return nil }
    }
    add(.attributes, index, end - index)
    return end
  }
}
