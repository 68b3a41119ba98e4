import Diagnostics

/// Finds the tags of a template.
struct TagScanner {
  private let source: TemplateSource
  private var opening: [UInt8] = Self.defaultOpening
  private var closing: [UInt8] = Self.defaultClosing
  private(set) var tags: [Tag] = []
  private(set) var faults: [Diagnostic] = []

  private static let defaultOpening: [UInt8] = Array("{{".utf8)
  private static let defaultClosing: [UInt8] = Array("}}".utf8)

  init(_ source: TemplateSource) {
    self.source = source
    var place = 0
    while let start = find(opening, from: place) { place = readTag(at: start) }
  }

  /// - Returns: the byte behind the tag.
  private mutating func readTag(at start: Int) -> Int {
    let inside = skipSpace(start + opening.count)
    let sigil = inside < source.bytes.count ? source.bytes[inside] : 0
    let isTriple = sigil == UInt8(ascii: "{") && opening == Self.defaultOpening
    let wanted =
      isTriple
      ? [UInt8(ascii: "}")] + closing : sigil == UInt8(ascii: "=") ? [sigil] + closing : closing
    // The `=` that opens a change of delimiters does not also close it.
    let searchFrom = isTriple || sigil == UInt8(ascii: "=") ? inside + 1 : inside
    guard let end = find(wanted, from: searchFrom) else { return reportUnclosed(start, wanted) }
    let behind = end + wanted.count
    let range = start..<behind
    switch (sigil, isTriple) {
    case (UInt8(ascii: "!"), _): add(.comment, range, name: inside..<inside)
    case (UInt8(ascii: "="), _): setDelimiters(inside + 1..<end, range)
    case (_, true): addNamed(.value(isEscaped: false), range, inside + 1..<end)
    case (UInt8(ascii: "&"), _): addNamed(.value(isEscaped: false), range, inside + 1..<end)
    case (UInt8(ascii: "#"), _): addNamed(.section, range, inside + 1..<end)
    case (UInt8(ascii: "^"), _): addNamed(.inverted, range, inside + 1..<end)
    case (UInt8(ascii: "/"), _): addNamed(.end, range, inside + 1..<end)
    case (UInt8(ascii: ">"), _): addNamed(.partial, range, inside + 1..<end)
    case (UInt8(ascii: "<"), _): addNamed(.parent, range, inside + 1..<end)
    case (UInt8(ascii: "$"), _): addNamed(.block, range, inside + 1..<end)
    default: addNamed(.value(isEscaped: true), range, inside..<max(inside, end))
    }
    return behind
  }

  private mutating func add(_ kind: Tag.Kind, _ range: Range<Int>, name: Range<Int>) {
    tags.append(Tag(kind: kind, range: range, name: name))
  }

  private mutating func addNamed(_ kind: Tag.Kind, _ range: Range<Int>, _ content: Range<Int>) {
    var name = trimmed(content)
    var isDynamic = false
    let canBeDynamic = kind == .partial || kind == .parent || kind == .end
    if canBeDynamic, !name.isEmpty, source.bytes[name.lowerBound] == UInt8(ascii: "*") {
      isDynamic = true
      name = trimmed(name.lowerBound + 1..<name.upperBound)
    }
    if let fault = faultOfName(name, in: range, isPath: kind == .partial || kind == .parent) {
      faults.append(fault)
    }
    tags.append(Tag(kind: kind, range: range, name: name, isDynamic: isDynamic))
  }

  private func faultOfName(_ name: Range<Int>, in tag: Range<Int>, isPath: Bool) -> Diagnostic? {
    if name.isEmpty {
      return Diagnostic(
        .error, "template/empty-tag", at: source.range(tag), "a tag holds a name")
    }
    let bytes = source.bytes[name]
    if bytes.contains(where: Self.isSpace) {
      return Diagnostic(
        .error, "template/bad-name", at: source.range(name), "a name has no spaces in it")
    }
    let text = source.text(name)
    let hasEmptyPart = text.hasPrefix(".") || text.hasSuffix(".") || text.contains("..")
    guard !isPath, text != ".", hasEmptyPart else { return nil }
    return Diagnostic(
      .error, "template/bad-name", at: source.range(name),
      "a dot stands between two names, or alone for the current value")
  }

  private mutating func setDelimiters(_ content: Range<Int>, _ range: Range<Int>) {
    let parts = source.bytes[content].split(whereSeparator: Self.isSpace)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      faults.append(
        Diagnostic(
          .error, "template/bad-delimiters", at: source.range(range),
          "new delimiters are two words without `=`: one that opens a tag and one that closes it",
          solutions: [Solution("write `{{=<% %>=}}`")]))
      return
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
    add(.delimiters, range, name: content)
  }

  private mutating func reportUnclosed(_ start: Int, _ wanted: [UInt8]) -> Int {
    let closing = String(decoding: wanted, as: UTF8.self)
    faults.append(
      Diagnostic(
        .error, "template/unclosed-tag", at: source.range(start..<start + opening.count),
        "the tag that opens here is not closed by `\(closing)`"))
    return source.bytes.count
  }

  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    guard start + wanted.count <= source.bytes.count else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index] == wanted[0],
          (1..<wanted.count).allSatisfy({ bytes[index + $0] == wanted[$0] })
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  private func skipSpace(_ start: Int) -> Int {
    var index = start
    while index < source.bytes.count, Self.isSpace(source.bytes[index]) { index += 1 }
    return index
  }

  private func trimmed(_ content: Range<Int>) -> Range<Int> {
    var (start, end) = (content.lowerBound, content.upperBound)
    while start < end, Self.isSpace(source.bytes[start]) { start += 1 }
    while end > start, Self.isSpace(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
