import Diagnostics

extension MarkFinder {
  /// Hides a line that begins or ends a container; `false` if it does neither.
  mutating func scanFence(_ text: Range<Int>) -> Bool {
    let colons = text.prefix { source.bytes[$0] == UInt8(ascii: ":") }.count
    guard colons >= 3 else { return false }
    let rest = source.trimmed(text.lowerBound + colons..<text.upperBound)
    if rest.isEmpty {
      hideLine(text, as: .containerEnd(colons))
      return true
    }
    guard let container = container(colons, withoutColons(rest), text) else { return false }
    hideLine(text, as: .container(containers.count))
    containers.append(container)
    return true
  }

  /// Hides the first line of a quote that is an admonition, such as `> [!NOTE]`.
  mutating func scanAlert(_ text: Range<Int>) -> Bool {
    guard text.count > 3, source.holds("[!", at: text.lowerBound),
      let end = text.first(where: { source.bytes[$0] == UInt8(ascii: "]") })
    else { return false }
    let name = text.lowerBound + 2..<end
    let written = string(name)
    guard !written.isEmpty, written.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
    else {
      return false
    }
    var rest = end + 1..<text.upperBound
    var folding = FoundContainer.Folding.none
    if let sign = rest.first, "+-".utf8.contains(source.bytes[sign]) {
      folding = source.bytes[sign] == UInt8(ascii: "-") ? .folded : .open
      rest = rest.dropFirst()
    } else if let first = rest.first, !source.isBlank(at: first) {
      return false
    }
    guard let kind = ContainerKind(named: written.lowercased()), kind.isAdmonition else {
      reportUnknown(
        written, name,
        among: ContainerKind.allCases.filter(\.isAdmonition).map { $0.rawValue.uppercased() })
      return false
    }
    let title = source.trimmed(rest)
    hideLine(text, as: .container(containers.count))
    containers.append(
      FoundContainer(
        kind: kind, title: title.isEmpty ? nil : title, colons: 0, folding: folding, offsets: text))
    return true
  }

  private mutating func hideLine(_ text: Range<Int>, as kind: Mark.Kind) {
    hideLine(text)
    marks.append(Mark(kind: kind, offsets: text))
  }

  /// What a fence says behind its colons; `nil` if it is none.
  private mutating func container(
    _ colons: Int, _ rest: Range<Int>, _ whole: Range<Int>
  ) -> FoundContainer? {
    var container = FoundContainer(kind: .division, colons: colons, offsets: whole)
    var title = rest
    if source.bytes[rest.lowerBound] == UInt8(ascii: "{") {
      if let (name, behind) = bracedName(rest) {
        guard let kind = ContainerKind(named: string(name)) else {
          reportUnknown(string(name), name, behind)
          container.attributes = FoundAttributes(classes: [string(name)], offsets: name)
          return container
        }
        container.kind = kind
        title = behind
      } else if let attributes = attributes(at: rest.lowerBound, in: rest) {
        container.attributes = attributes
        title = source.trimmed(attributes.offsets.upperBound..<rest.upperBound)
        adoptKind(&container)
      } else {
        return nil
      }
    } else {
      let name =
        rest
        .lowerBound..<(rest.first {
          source.isBlank(at: $0) || source.bytes[$0] == UInt8(ascii: "{")
        } ?? rest.upperBound)
      guard let kind = ContainerKind(named: string(name)) else {
        reportUnknown(string(name), name, source.trimmed(name.upperBound..<rest.upperBound))
        container.attributes = FoundAttributes(classes: [string(name)], offsets: name)
        return container
      }
      container.kind = kind
      title = source.trimmed(name.upperBound..<rest.upperBound)
    }
    takeAttributes(from: &title, into: &container)
    if !title.isEmpty { container.title = title }
    fold(&container)
    return container
  }

  /// A name in braces as MyST writes it: `{note} Title`.
  private func bracedName(_ rest: Range<Int>) -> (name: Range<Int>, rest: Range<Int>)? {
    guard let end = rest.first(where: { source.bytes[$0] == UInt8(ascii: "}") }) else { return nil }
    let name = rest.lowerBound + 1..<end
    let isName = name.allSatisfy {
      let byte = source.bytes[$0]
      return (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ":")
    }
    guard !name.isEmpty, isName else { return nil }
    return (name, source.trimmed(end + 1..<rest.upperBound))
  }

  /// `::: {.note}` is a note.
  private func adoptKind(_ container: inout FoundContainer) {
    guard
      let index = container.attributes?.classes.firstIndex(where: {
        ContainerKind(named: $0) != nil
      }),
      let name = container.attributes?.classes.remove(at: index),
      let kind = ContainerKind(named: name)
    else { return }
    container.kind = kind
    if name.hasPrefix("callout-") { adoptPairs(&container) }
  }

  /// Quarto writes the title of a callout, and whether it is folded, as attributes.
  private func adoptPairs(_ container: inout FoundContainer) {
    for pair in container.attributes?.pairs ?? [] {
      if pair.name == "title" {
        let value = source.trimmed(pair.offsets.dropFirst(6))
        let isQuoted = value.first.map { "\"'".utf8.contains(source.bytes[$0]) } == true
        container.title = isQuoted && value.count > 1 ? value.dropFirst().dropLast() : value
      } else if pair.name == "collapse" {
        container.folding = pair.value == "true" ? .folded : .open
      }
    }
    container.attributes?.pairs.removeAll { $0.name == "title" || $0.name == "collapse" }
  }

  /// Attributes at the end of the title belong to the container.
  private func takeAttributes(from title: inout Range<Int>, into container: inout FoundContainer) {
    guard container.attributes == nil, title.last.map({ source.bytes[$0] }) == UInt8(ascii: "}"),
      let opening = title.last(where: { source.bytes[$0] == UInt8(ascii: "{") }),
      let attributes = attributes(at: opening, in: title),
      attributes.offsets.upperBound == title.upperBound
    else { return }
    container.attributes = attributes
    title = source.trimmed(title.lowerBound..<opening)
  }

  private func fold(_ container: inout FoundContainer) {
    if container.kind == .details { container.folding = .folded }
    guard var attributes = container.attributes else { return }
    for (word, folding) in [("folded", FoundContainer.Folding.folded), ("open", .open)]
    where attributes.classes.contains(word) {
      attributes.classes.removeAll { $0 == word }
      container.folding = folding
    }
    container.attributes = attributes
  }

  /// The attributes in braces at an offset.
  func attributes(at offset: Int, in range: Range<Int>) -> FoundAttributes? {
    var reader = AttributeReader(
      Array(source.bytes[offset..<range.upperBound]), at: 0, base: offset)
    return reader.read()
  }

  /// A fence may end in colons again.
  private func withoutColons(_ rest: Range<Int>) -> Range<Int> {
    guard let last = rest.last(where: { source.bytes[$0] != UInt8(ascii: ":") }),
      source.isBlank(at: last),
      rest.upperBound - last > 3
    else { return rest }
    return source.trimmed(rest.lowerBound..<last)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  /// - Parameter behind: what follows the name on its line.
  private mutating func reportUnknown(
    _ written: String, _ offsets: Range<Int>, _ behind: Range<Int>
  ) {
    guard let directive = ForeignDirective(named: written, arguments: string(behind)) else {
      reportUnknown(written, offsets, among: ContainerKind.names)
      return
    }
    report(
      .warning, "markdown/foreign-directive", offsets,
      "`\(written)` is a directive of MyST, not a kind of container",
      solutions: [Solution(directive.advice)])
  }

  private mutating func reportUnknown(
    _ written: String, _ offsets: Range<Int>, among names: [String]
  ) {
    guard mayReport else { return }
    let near = NearMiss.of(written, among: names)
    report(
      .warning, "markdown/unknown-container", offsets,
      "`\(written)` is no kind of container",
      explanation:
        "The kinds are \(names.joined(separator: ", ")). A class of your own is written in braces: `::: {.name}`.",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }
}
