extension TreeBuilder {
  /// The first mark that begins at an offset or behind it.
  func firstMark(from offset: Int) -> Int { Self.firstMark(in: marks, from: offset) }

  private static func firstMark(in marks: [Mark], from offset: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offsets.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds text in which there may be marks.
  ///
  /// - Parameters:
  ///   - literal: the text as libcmark gives it.
  ///   - start: where it stands in the source.
  mutating func addMarkedText(_ literal: UnsafeBufferPointer<UInt8>, from start: Int) {
    var walk = TextWalk(literal, from: start, in: source)
    if literal.first == MarkFinder.filler { walk.move(to: hiddenEnd) }
    var next = firstMark(from: walk.offset)
    var (textStart, textIndex) = (walk.offset, walk.index)
    while !walk.isAtEnd {
      walk.move(to: next < marks.count ? marks[next].offsets.lowerBound : source.bytes.count)
      guard next < marks.count, !walk.isAtEnd else { break }
      // Where libcmark's place is wrong, something else stands here; what was hidden is shown as it was written.
      guard walk.isOn(marks[next]) else {
        next += 1
        continue
      }
      addPlainText(
        UnsafeBufferPointer(rebasing: literal[textIndex..<walk.index]), textStart..<walk.offset)
      add(marks[next])
      hiddenEnd = max(hiddenEnd, marks[next].offsets.upperBound)
      walk.move(to: marks[next].offsets.upperBound)
      next = firstMark(from: marks[next].offsets.upperBound)
      (textStart, textIndex) = (walk.offset, walk.index)
    }
    addPlainText(
      UnsafeBufferPointer(rebasing: literal[textIndex...]), textStart..<walk.offset)
    inlineEnd = max(start, min(walk.offset, endOfBlock))
  }

  private mutating func addPlainText(_ literal: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !literal.isEmpty else { return }
    // Where bytes are no text, the walk along the source is not exact.
    let place = Range(from: range.lowerBound, to: min(range.upperBound, endOfBlock))
    append(.text, place, characters: shown(literal, at: range.lowerBound))
  }

  /// Adds what a mark stands for.
  private mutating func add(_ mark: Mark) {
    switch mark.kind {
    case .formula(let index): addFormula(foundFormulas[index], mark.offsets)
    case .footnote(let index): addFootnoteReference(index, mark.offsets)
    case .mention(let index): addMention(foundMentions[index], mark.offsets)
    case .attributes(let index): addAttributes(foundAttributes[index])
    case .spanStart: beginSpan(.span, mark.offsets)
    case .spanEnd: endSpan(.span, mark.offsets)
    case .strikeStart: beginSpan(.strikethrough, mark.offsets)
    case .strikeEnd: endSpan(.strikethrough, mark.offsets)
    case .container, .containerEnd: break
    }
  }

  /// A copy of characters that are no text, a title for example, with what was hidden in them shown again.
  mutating func unmasked(_ literal: UnsafeBufferPointer<UInt8>) -> Characters {
    guard !marks.isEmpty, literal.contains(MarkFinder.filler) else { return copied(literal) }
    var text: [UInt8] = []
    var next = firstMark(
      from: max(hiddenEnd, current < 0 ? 0 : Int(nodes[Int(current)].sourceStart)))
    var index = 0
    while index < literal.count {
      guard literal[index] == UInt8(ascii: "$"), index + 1 < literal.count,
        literal[index + 1] == MarkFinder.filler, next < marks.count
      else {
        if literal[index] != MarkFinder.filler { text.append(literal[index]) }
        index += 1
        continue
      }
      text.append(contentsOf: source.bytes[marks[next].offsets])
      next = firstMark(from: marks[next].offsets.upperBound)
      index += 1
      while let end = Self.endOfFiller(literal, from: index) { index = end }
      if index < literal.count, literal[index] == UInt8(ascii: "$") { index += 1 }
    }
    return copied(text)
  }

  /// The characters at a place of the source if they are these, otherwise a copy with what was hidden in them shown again.
  mutating func shown(_ literal: UnsafeBufferPointer<UInt8>, at offset: Int) -> Characters {
    source.holds(literal, at: offset)
      ? characters(literal, at: offset) : unmasked(literal)
  }

  /// The index behind filler, which may stand behind white space that was a line end.
  private static func endOfFiller(_ literal: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let filler = literal[start...].firstIndex { $0 > UInt8(ascii: " ") || $0 == MarkFinder.filler }
    guard let filler, literal[filler] == MarkFinder.filler else { return nil }
    return literal[filler...].firstIndex { $0 != MarkFinder.filler } ?? literal.count
  }

  /// Whether text stands in the source as it is, and no mark begins in it.
  ///
  /// It changes nothing; that it could spares a copy of the builder for each piece of text.
  mutating func isApartFromMarks(_ literal: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start >= hiddenEnd, source.holds(literal, at: start) else { return false }
    let next = Self.firstMark(in: marks, from: start)
    return next == marks.count || marks[next].offsets.lowerBound >= start + literal.count
  }
}
