import Diagnostics
import Nodes

/// Mistakes that YAML accepts in silence.
extension NodeBuilder {
  /// Keys whose values are prose, in which a `#` is hardly ever meant as a comment.
  private static let proseKeys: Set<String> = ["alt", "caption", "label", "summary", "title"]
  /// Those that stand on a figure.
  private static let figureKeys: Set<String> = ["alt", "caption", "label"]

  /// A key without a value between braces that is half of a value: `{distance: 7,5 cm}`, `{distance:20 cm}`.
  ///
  /// - Returns: true when it was one, was reported, and what was meant has been put in its place.
  mutating func repair(_ entries: inout MappingEntries, with key: Scalar, at place: Range<Int>)
    -> Bool
  {
    guard key.style == .plain else { return false }
    return repairDecimalComma(&entries, with: key, at: place)
      || repairMissingSpace(&entries, with: key, at: place)
  }

  private mutating func repairDecimalComma(
    _ entries: inout MappingEntries, with key: Scalar, at place: Range<Int>
  ) -> Bool {
    guard let last = entries.list.last, let value = last.value.scalar, value.style == .plain,
      let digit = value.text.last, digit.isASCIIDigit, let next = key.text.first,
      next.isASCIIDigit, entries.lastValuePlace.upperBound + 1 == place.lowerBound
    else { return false }
    let whole = entries.lastValuePlace.lowerBound..<place.upperBound
    let meant = value.text + "." + key.text
    var solutions = [Solution("write `\(meant)`", replacement: meant)]
    if key.text.allSatisfy(\.isASCIIDigit) {
      let list = "[\(value.text), \(key.text)]"
      solutions.append(Solution("write `\(list)` for two numbers", replacement: list))
    }
    diagnostics.append(
      Diagnostic(
        .error, "yaml/decimal-comma", at: source.range(whole),
        "`\(value.text),\(key.text)` has a decimal comma, and a comma between braces ends the value",
        explanation: "YAML reads `\(key.text)` as a key without a value. Decimals have a point.",
        solutions: solutions))
    let repaired = Scalar(meant, at: source.range(whole))
    entries.replaceLastValue(by: .scalar(repaired), at: whole)
    return true
  }

  private mutating func repairMissingSpace(
    _ entries: inout MappingEntries, with key: Scalar, at place: Range<Int>
  ) -> Bool {
    let parts = key.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[1].hasPrefix("//") else {
      return false
    }
    diagnostics.append(FaultExplanation.missingSpace(in: key.text, at: source.range(place)))
    let nameEnd = place.lowerBound + parts[0].utf8.count
    let name = Scalar(String(parts[0]), at: source.range(place.lowerBound..<nameEnd))
    let valuePlace = nameEnd + 1..<max(nameEnd + 1, place.upperBound)
    let value = Scalar(String(parts[1]), at: source.range(valuePlace))
    let entry = NodeMapping.Entry(key: name, value: .scalar(value))
    if let first = entries.add(entry, valueAt: valuePlace) { reportDuplicate(name, first: first) }
    return true
  }

  /// A comment behind an unquoted value that was hardly meant as one: `caption: Lens #2 of three`.
  mutating func reportSwallowed(_ value: Node, key: String?, at place: Range<Int>) {
    guard let scalar = value.scalar, scalar.style == .plain else { return }
    let line = source.line(ofByte: place.upperBound)
    let start = source.skipBlanks(from: place.upperBound, to: line.upperBound)
    guard source[start] == UInt8(ascii: "#") else { return }
    let end = source.valueEnd(from: start, isFlow: flowDepth > 0)
    let touches = !source.isBlank(start + 1) && source[start + 1] != UInt8(ascii: "#")
    let isProse = key.map(Self.proseKeys.contains) ?? false
    let isOnFigure = key.map(Self.figureKeys.contains) ?? false
    guard touches || (isOnFigure && !scalar.isAbsent) else { return }
    let whole = (scalar.isAbsent ? start : place.lowerBound)..<end
    let text = source.text(whole)
    diagnostics.append(
      Diagnostic(
        touches && isProse ? .error : .warning, "yaml/swallowed-text",
        at: source.range(start..<end),
        "`\(source.text(start..<end))` is a comment and not part of the value",
        explanation: "In an unquoted value, a `#` behind a space begins a comment.",
        solutions: [Quoting.solution(text, at: source.range(whole))]))
  }

  /// Escapes that the author did not mean: `"\frac"` holds a form feed.
  mutating func reportControlCharacters(in text: String, at place: Range<Int>) {
    // Nearly no text has any: this looks at the bytes of every quoted one.
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\n") }) else { return }
    // A tab may stand between quotes, but `\t` there is the beginning of `\theta`.
    let written = source.text(place)
    let mayHoldTab = !written.contains("\\t")
    let isOdd = text.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" && !($0 == "\t" && mayHoldTab)
    }
    guard isOdd else { return }
    let inside = String(written.dropFirst().dropLast())
    diagnostics.append(
      Diagnostic(
        .error, "yaml/escape", at: source.range(place),
        "a backslash between double quotes begins an escape, and this one makes a control character",
        explanation: "Between single quotes a backslash is a backslash.",
        solutions: [Quoting.solution(inside, at: source.range(place))]))
  }

  mutating func reportTag(_ event: YAMLEvent) {
    let start = bytes(event).lowerBound
    let end = source.valueEnd(from: start, isFlow: flowDepth > 0)
    diagnostics.append(FaultExplanation.reservedStart(of: start..<end, in: source))
  }

  mutating func reportUnusedAnchors() {
    for name in anchorNames {
      guard let anchored = anchors[name], !anchored.isUsed else { continue }
      let start = anchored.place.lowerBound
      let whole = start..<max(start, source.valueEnd(from: start, isFlow: false))
      diagnostics.append(
        Diagnostic(
          .warning, "yaml/unused-anchor", at: source.range(anchored.place),
          "`&\(name)` names the value behind it for `*\(name)`, which is nowhere",
          solutions: [Quoting.solution(source.text(whole), at: source.range(whole))]))
    }
  }
}

extension Character {
  /// True for `0` to `9`.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
