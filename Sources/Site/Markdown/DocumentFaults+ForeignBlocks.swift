import Diagnostics

extension DocumentFaults {
  /// Looks at the info strings of fenced blocks for those of other programs.
  mutating func checkFences(of builder: TreeBuilder) {
    let source = builder.source
    for record in builder.fences {
      let fence = Int(record.fence.lowerBound)..<Int(record.fence.upperBound)
      guard let character = fence.first.map({ source.bytes[$0] }) else { continue }
      let info = source.trimmed(
        fence.lowerBound + fence.prefix { source.bytes[$0] == character }.count..<fence.upperBound)
      guard let first = info.first, source.bytes[first] == UInt8(ascii: "{"),
        let foreign = ForeignFence(String(decoding: source.bytes[info], as: UTF8.self))
      else { continue }
      report(foreign, at: first + 1, in: source)
    }
  }

  private mutating func report(_ fence: ForeignFence, at start: Int, in source: SourceBytes) {
    switch fence {
    case .directive(let name, let arguments):
      let options = options(from: source.line(at: start) + 1, in: source).all
      let label = options.first { $0.name == "label" || $0.name == "name" }?.value
      let directive = ForeignDirective(named: name, arguments: arguments, label: label)
      report(
        .warning, "markdown/foreign-directive", start..<start + name.utf8.count,
        "`{\(name)}` is a directive of MyST, so it is shown as code here",
        solutions: directive.map { [Solution($0.advice)] } ?? [])
    case .cell(let language):
      report(
        .note, "markdown/foreign-cell", start..<start + language.utf8.count,
        "code is shown and not run, so braces around its language mean nothing",
        solutions: [Solution("write `\(language)` without braces")])
    }
  }

  /// Looks for option lines of MyST, `:label: x`, right below the line that begins a container.
  mutating func checkOptions(at start: Int, in source: SourceBytes) {
    let first = source.line(at: start)
    guard let opening = opening(aboveLine: first, in: source) else { return }
    let (options, end) = options(from: first, in: source)
    guard !options.isEmpty else { return }
    report(
      .warning, "markdown/foreign-options", start..<end,
      "options of a container stand in braces on its first line, so this is text",
      explanation: "MyST writes them as they are written here.",
      solutions: [Solution(Self.advice(options, opening))])
  }

  /// The option lines that follow one another from a line on, and where the last of them ends.
  private func options(
    from first: Int, in source: SourceBytes
  ) -> (all: [(name: String, value: String)], end: Int) {
    var options: [(name: String, value: String)] = []
    var end = 0
    for line in first..<max(first, source.lineCount) {
      let text = source.trimmed(source.looseContent(ofLine: line))
      guard let option = option(text, in: source) else { break }
      options.append(option)
      end = text.upperBound
    }
    return (options, end)
  }

  /// The same written as `---`, `class: dropdown`, `---`.
  mutating func checkOptionBlock(at node: DocumentNode, in source: SourceBytes) {
    guard opening(aboveLine: source.line(at: node.offsets.lowerBound), in: source) != nil else {
      return
    }
    report(
      .warning, "markdown/foreign-options", node.offsets,
      "options of a container stand in braces on its first line, so this is text",
      explanation: "MyST writes them as they are written here.",
      solutions: [Solution("write `{#name .class}` at the end of the line above")])
  }

  /// The kind of the container that begins on the line above; `nil` if there is none, or if there is more to say of it than this.
  private func opening(aboveLine line: Int, in source: SourceBytes) -> ContainerKind? {
    guard line > 0 else { return nil }
    let content = source.looseContent(ofLine: line - 1)
    guard source.holds(":::", at: content.lowerBound) else { return nil }
    let name = content.drop { ":{. \t".utf8.contains(source.bytes[$0]) }.prefix {
      let byte = source.bytes[$0]
      return (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ":")
    }
    return ContainerKind(named: String(decoding: source.bytes[name], as: UTF8.self))
  }

  /// `:name: value`.
  private func option(
    _ text: Range<Int>, in source: SourceBytes
  ) -> (name: String, value: String)? {
    guard text.count > 2, source.bytes[text.lowerBound] == UInt8(ascii: ":"),
      let end = text.dropFirst().first(where: { source.bytes[$0] == UInt8(ascii: ":") })
    else { return nil }
    let name = text.lowerBound + 1..<end
    let isName = name.allSatisfy {
      (0x61...0x7A).contains(source.bytes[$0] | 0x20) || "-_".utf8.contains(source.bytes[$0])
    }
    let value = end + 1..<text.upperBound
    guard !name.isEmpty, isName, value.first.map(source.isBlank) ?? true else { return nil }
    return (
      String(decoding: source.bytes[name], as: UTF8.self),
      String(decoding: source.bytes[source.trimmed(value)], as: UTF8.self)
    )
  }

  /// What to write for some options.
  private static func advice(
    _ options: [(name: String, value: String)], _ kind: ContainerKind
  ) -> String {
    var kind = kind
    var isOther = false
    var attributes: [String] = []
    for (name, value) in options {
      switch name {
      case "label", "name": attributes.insert("#" + value, at: 0)
      case "class":
        for word in value.split(separator: " ").map(String.init) {
          if let other = ContainerKind(named: word), other.isAdmonition, kind.isAdmonition {
            isOther = isOther || other != kind
            kind = other
          } else {
            attributes.append(word == "dropdown" ? "folded" : "." + word)
          }
        }
      case "nonumber", "unnumbered": attributes.append(".unnumbered")
      case "open": attributes.append("open")
      case "width", "height": attributes.append("\(name)=\(value)")
      default: break
      }
    }
    let braces = attributes.isEmpty ? "" : "{\(attributes.joined(separator: " "))}"
    if isOther {
      return "begin the line above with `::: \(kind.rawValue)`"
        + (braces.isEmpty ? ", and take this away" : " and end it with `\(braces)`")
    }
    return braces.isEmpty ? "take this away" : "end the line above with `\(braces)`"
  }
}
