/// Turns the tags of a template into its program.
struct TemplateCompiler {
  /// A tag whose end has not come yet.
  private struct Open {
    enum Role { case body, parent, argument }
    var role: Role
    var tag: Int
    var instruction: Int
    /// What it was outside.
    var dedent: Int
  }

  private let tags: [Tag]
  private let source: TemplateSource
  private(set) var instructions: [Instruction] = []
  private(set) var text: [UInt8] = []
  private(set) var names: [DottedName] = []
  private(set) var calls: [TemplateCall] = []
  private(set) var blocks: [TemplateBlock] = []
  private(set) var strays: [Range<Int>] = []
  private var open: [Open] = []
  /// How many blanks are taken from the start of each line: those that an argument's lines have in common.
  private var dedent = 0
  /// True before the first line of an argument, which begins where the block that it fills begins.
  private var isFirstLine = false

  init(_ tags: [Tag], _ source: TemplateSource) {
    self.tags = tags
    self.source = source
  }

  mutating func compile() {
    var place = 0
    var index = 0
    while index < tags.count {
      let taken = taken(index)
      appendText(place..<max(place, taken.lowerBound))
      place = taken.upperBound
      if taken == tags[index].range { markLine(before: tags[index]) }
      if open.last?.role == .parent, !isPartOfParent(index) {
        strays.append(tags[index].range)
        // A parent inside a parent's body is left out with all its blocks.
        if tags[index].kind == .parent, let end = tags[index].partner {
          index = end
          place = tags[end].range.upperBound
        }
      } else {
        appendTag(index, taken)
      }
      index += 1
    }
    appendText(place..<source.bytes.count)
  }

  /// Between the tags of a parent only its blocks and its end count.
  private func isPartOfParent(_ index: Int) -> Bool {
    let tag = tags[index]
    return tag.kind == .block || tag.kind == .comment
      || (tag.kind == .end && tag.partner == open.last?.tag)
  }

  private mutating func appendTag(_ index: Int, _ taken: Range<Int>) {
    let tag = tags[index]
    switch tag.kind {
    case .comment, .delimiters: break
    case .value(let isEscaped):
      instructions.append(.value(name: name(tag), isEscaped: isEscaped))
    case .section:
      begin(.body, index)
      instructions.append(.section(name: name(tag), end: 0))
    case .inverted:
      begin(.body, index)
      instructions.append(.inverted(name: name(tag), end: 0))
    case .partial:
      instructions.append(
        .call(call(tag, taken, isAlone: taken != tag.range), end: instructions.count + 1))
    case .parent:
      let call = call(tag, taken, isAlone: isAloneWithItsEnd(index))
      begin(.parent, index)
      instructions.append(.call(call, end: 0))
    case .block where open.last?.role == .parent: beginArgument(index, taken)
    case .block: beginBlock(index, taken)
    case .end: end()
    }
  }

  private mutating func begin(_ role: Open.Role, _ index: Int) {
    open.append(Open(role: role, tag: index, instruction: instructions.count, dedent: dedent))
  }

  private mutating func beginArgument(_ index: Int, _ taken: Range<Int>) {
    begin(.argument, index)
    isFirstLine = true
    dedent = 0
    if taken != tags[index].range, let end = tags[index].partner {
      let inside = taken.upperBound..<max(taken.upperBound, tags[end].range.lowerBound)
      dedent = source.indentation(of: inside)?.count ?? 0
    }
  }

  private mutating func beginBlock(_ index: Int, _ taken: Range<Int>) {
    begin(.body, index)
    let tag = tags[index]
    let isAlone = taken != tag.range
    var indentation = source.blankStart(before: tag.range.lowerBound).map {
      $0..<tag.range.lowerBound
    }
    if isAlone, let end = tag.partner {
      let inside = taken.upperBound..<max(taken.upperBound, tags[end].range.lowerBound)
      indentation = source.indentation(of: inside) ?? indentation
    }
    let blanks = indentation.map { Array(source.bytes[$0].dropFirst(dedent)) } ?? []
    instructions.append(.block(blocks.count, end: 0))
    blocks.append(
      TemplateBlock(name: source.text(tag.name), indentation: blanks, beginsLine: isAlone))
  }

  private mutating func end() {
    guard let last = open.popLast() else { return }
    let end = instructions.count
    switch (last.role, last.instruction < end ? instructions[last.instruction] : nil) {
    case (.argument, _):
      guard case .call(let call, _)? = open.last.map({ instructions[$0.instruction] }) else {
        break
      }
      let tag = tags[last.tag]
      calls[call].arguments.append(
        .init(name: source.text(tag.name), body: last.instruction..<end, place: tag.name))
    case (_, .section(let name, _)): instructions[last.instruction] = .section(name: name, end: end)
    case (_, .inverted(let name, _)):
      instructions[last.instruction] = .inverted(name: name, end: end)
    case (_, .call(let call, _)): instructions[last.instruction] = .call(call, end: end)
    case (_, .block(let block, _)): instructions[last.instruction] = .block(block, end: end)
    default: break
    }
    dedent = last.dedent
    isFirstLine = false
  }

  private mutating func name(_ tag: Tag) -> Int {
    names.append(DottedName(source.text(tag.name), at: tag.name))
    return names.count - 1
  }

  private mutating func call(_ tag: Tag, _ taken: Range<Int>, isAlone: Bool) -> Int {
    let blanks = taken.lowerBound..<tag.range.lowerBound
    calls.append(
      TemplateCall(
        target: tag.isDynamic ? .dynamic(name(tag)) : .fixed(source.text(tag.name)),
        place: tag.name,
        indentation: isAlone ? Array(source.bytes[blanks].dropFirst(dedent)) : nil))
    return calls.count - 1
  }

  /// Text is appended line by line only where blanks are taken from each line.
  private mutating func appendText(_ stretch: Range<Int>) {
    guard !stretch.isEmpty else { return }
    if open.last?.role == .parent {
      if source.indentation(of: stretch) != nil { strays.append(stretch) }
      return
    }
    let start = text.count
    let startsLine = source.startsLine(stretch.lowerBound) && !isFirstLine
    var isAtStart = source.startsLine(stretch.lowerBound)
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      if isAtStart {
        let limit = min(stretch.upperBound, index + dedent)
        while index < limit, source.isBlank(index) { index += 1 }
        if index == stretch.upperBound { break }
      }
      isAtStart = source.endsLine(index)
      text.append(source.bytes[index])
      index += 1
    }
    if start < text.count || startsLine {
      instructions.append(.text(start..<text.count, startsLine: startsLine))
    }
    isFirstLine = false
  }

  private mutating func markLine(before tag: Tag) {
    guard source.startsLine(tag.range.lowerBound), open.last?.role != .parent else { return }
    if tag.kind != .end, !isFirstLine { instructions.append(.line) }
    isFirstLine = false
  }

  // MARK: Lines that hold nothing but a tag

  /// The bytes that a tag takes away: its own, and its whole line where it stands alone.
  private func taken(_ index: Int) -> Range<Int> {
    let tag = tags[index]
    let before = source.blankStart(before: tag.range.lowerBound)
    let behind = source.blankEnd(behind: tag.range.upperBound)
    switch tag.kind {
    case .value: return tag.range
    case .parent:
      return isAloneWithItsEnd(index)
        ? (before ?? tag.range.lowerBound)..<tag.range.upperBound : tag.range
    case .end where tag.partner.map { tags[$0].kind == .parent } ?? false:
      let isAlone = tag.partner.map(isAloneWithItsEnd) ?? false
      return tag.range
        .lowerBound..<(isAlone ? behind ?? tag.range.upperBound : tag.range.upperBound)
    case .block where open.last?.role == .parent:
      return tag.range.lowerBound..<(behind ?? tag.range.upperBound)
    case .end where open.last?.role == .argument && tag.partner == open.last?.tag:
      return (before ?? tag.range.lowerBound)..<tag.range.upperBound
    default:
      guard let before, let behind else { return tag.range }
      return before..<behind
    }
  }

  /// A parent and its end count as one tag.
  private func isAloneWithItsEnd(_ index: Int) -> Bool {
    guard let end = tags[index].partner else { return false }
    return source.blankStart(before: tags[index].range.lowerBound) != nil
      && source.blankEnd(behind: tags[end].range.upperBound) != nil
  }
}
