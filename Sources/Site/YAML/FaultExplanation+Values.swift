import Diagnostics

/// Values that must be in quotes.
extension FaultExplanation {
  /// `title: Assignment 1: Lenses`, and keys that stand under a value or lack their colon.
  var colon: Diagnostic? {
    guard fault.problem.hasPrefix("mapping values are not allowed") else { return nil }
    let line = source.line(ofByte: problem)
    let start = source.skipBlanks(from: line.lowerBound, to: line.upperBound)
    if let last = lastScalar, last.lowerBound < line.lowerBound,
      source.keyEnd(from: start, to: line.upperBound) == problem
    {
      return underValue(last, key: start..<problem)
    }
    let from = source.valueStart(onLineOf: problem) ?? start
    return unquotedColon(
      value: min(from, problem)..<source.valueEnd(from: min(from, problem), isFlow: false))
  }

  /// The last scalar began on an earlier line and swallowed the key before the colon.
  private func underValue(_ last: Range<Int>, key: Range<Int>) -> Diagnostic {
    let first = source.line(ofByte: last.lowerBound)
    if source.skipBlanks(from: first.lowerBound, to: first.upperBound) == last.lowerBound {
      return Self.keyWithoutColon(at: last.lowerBound, in: source)
    }
    return Diagnostic(
      .error, "yaml/indentation", at: source.range(key),
      "`\(source.text(key))` is indented under a key that has a value already",
      notes: [
        DiagnosticNote(
          at: source.range(last.lowerBound..<source.valueEnd(from: last.lowerBound, isFlow: false)),
          "this is the value")
      ])
  }

  private func unquotedColon(value: Range<Int>) -> Diagnostic {
    Diagnostic(
      .error, "yaml/unquoted-colon", at: source.range(problem..<problem + 1),
      "a value with a colon and a space in it must be in quotes",
      solutions: [Quoting.solution(source.text(value), at: source.range(value))])
  }

  /// A line with neither key nor dash: `summary`, or `order:3`.
  static func keyWithoutColon(at start: Int, in source: SourceText) -> Diagnostic {
    let place = start..<max(start, source.valueEnd(from: start, isFlow: false))
    let text = source.text(place)
    if text.contains(":"), !text.hasSuffix(":"), !text.hasPrefix("\"") {
      return missingSpace(in: text, at: source.range(place))
    }
    return Diagnostic(
      .error, "yaml/missing-colon", at: source.range(place),
      "`\(text)` needs a colon and a value",
      solutions: [Solution("write `\(text): …`")])
  }

  static func missingSpace(in text: String, at range: SourceRange) -> Diagnostic {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let mended = parts.joined(separator: ": ")
    return Diagnostic(
      .error, "yaml/missing-space", at: range, "a colon behind a key needs a space behind it",
      solutions: [Solution("write `\(mended)`", replacement: mended)])
  }

  /// A value that begins with a character that YAML keeps for itself.
  var reservedStart: Diagnostic? {
    if let last = lastScalar, !isFlow, source[last.lowerBound] == UInt8(ascii: "\""),
      source.lineIndex(ofByte: last.lowerBound) < source.lineIndex(ofByte: problem),
      last.upperBound <= problem,
      source.lineIndex(ofByte: last.upperBound) == source.lineIndex(ofByte: problem)
    {
      return unclosedQuote(at: last.lowerBound)
    }
    for place in [problem, context] {
      if Self.isReserved(source[place]), isFlow || source.valueStart(onLineOf: place) == place {
        let end = source.valueEnd(from: place, isFlow: isFlow)
        return Self.reservedStart(of: place..<end, in: source)
      }
    }
    guard !isFlow, let start = source.valueStart(onLineOf: problem), start <= problem,
      Self.isReserved(source[start])
    else { return nil }
    return Self.reservedStart(of: start..<source.valueEnd(from: start, isFlow: false), in: source)
  }

  static func reservedStart(of value: Range<Int>, in source: SourceText) -> Diagnostic {
    let text = source.text(value)
    let first = String(text.prefix(1))
    let isQuote = first == "\"" || first == "'"
    return Diagnostic(
      .error, "yaml/reserved-start",
      at: source.range(value.lowerBound..<min(value.lowerBound + 1, value.upperBound)),
      isQuote
        ? "a value that begins with a quote ends with it"
        : "a value that begins with `\(first == "`" ? "` ` `" : first)` must be in quotes",
      solutions: [Quoting.solution(text, at: source.range(value))])
  }

  private static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "*"),
      UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "-"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
