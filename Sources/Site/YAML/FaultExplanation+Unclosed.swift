import Diagnostics

/// Quotes, braces and brackets that are not closed, and what goes wrong between braces.
extension FaultExplanation {
  var unclosedQuote: Diagnostic? {
    guard fault.context == "while scanning a quoted scalar", fault.problem.contains("unexpected")
    else { return nil }
    return unclosedQuote(at: context)
  }

  func unclosedQuote(at start: Int) -> Diagnostic {
    let quote = source.text(start..<start + 1)
    let value = start..<max(start + 1, source.valueEnd(from: start, isFlow: false))
    let mended = source.text(value) + quote
    return Diagnostic(
      .error, "yaml/unclosed-quote", at: source.range(start..<start + 1),
      "the quote that opens here is not closed",
      solutions: [Solution("write `\(mended)`", replacement: mended, at: source.range(value))])
  }

  /// Between braces or brackets something else than a comma or the end.
  var flow: Diagnostic? {
    guard fault.context.hasPrefix("while parsing a flow") else { return nil }
    let isOnSameLine = source.lineIndex(ofByte: context) == source.lineIndex(ofByte: problem)
    let isAtEnd = source.skipBlanks(from: problem, to: source.bytes.count) >= source.bytes.count
    let last = lastScalar ?? problem..<problem
    let scalarRunsOn =
      source.lineIndex(ofByte: last.lowerBound) < source.lineIndex(ofByte: problem)
    if isAtEnd || Self.closes(source[problem])
      || (source[problem] == UInt8(ascii: ":") && scalarRunsOn)
    {
      return unclosed(closedBy: isAtEnd ? nil : problem)
    }
    if source[problem] == UInt8(ascii: ":"), last.upperBound == problem {
      return colonBetweenBraces(last)
    }
    return isOnSameLine ? missingComma : unclosed(closedBy: problem)
  }

  private static func closes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private func unclosed(closedBy place: Int?) -> Diagnostic {
    let start = opening
    let bracket = source.text(start..<min(start + 1, source.bytes.count))
    let closing = bracket == "{" ? "}" : "]"
    var notes: [DiagnosticNote] = []
    if let comment = source.commentStart(behind: start) {
      let end = source.line(ofByte: comment).upperBound
      notes.append(
        DiagnosticNote(
          at: source.range(comment..<end),
          "a `#` behind a space begins a comment, which hides what closes it"))
    } else if let place {
      notes.append(
        DiagnosticNote(
          at: source.range(place..<place + 1), "`\(closing)` is missing before this"))
    }
    return Diagnostic(
      .error, "yaml/unclosed-bracket", at: source.range(start..<start + 1),
      "the `\(bracket)` that opens here is not closed by `\(closing)`", notes: notes)
  }

  /// The bracket that opens what is being read: libyaml points behind it when nothing follows.
  private var opening: Int {
    var place = min(context, source.bytes.count - 1)
    while place > 0, source[place] != UInt8(ascii: "["), source[place] != UInt8(ascii: "{") {
      place -= 1
    }
    return max(place, 0)
  }

  private func colonBetweenBraces(_ last: Range<Int>) -> Diagnostic {
    let value = last.lowerBound..<source.valueEnd(from: last.lowerBound, isFlow: true)
    var solutions = [Quoting.solution(source.text(value), at: source.range(value))]
    let words = source.text(last).split(separator: " ")
    if words.count > 1, let key = words.last {
      let before = words.dropLast().joined(separator: " ")
      solutions.append(
        Solution(
          "put a comma before `\(key)`", replacement: "\(before), \(key)", at: source.range(last)))
    }
    return Diagnostic(
      .error, "yaml/unquoted-colon", at: source.range(problem..<problem + 1),
      "a value with a colon and a space in it must be in quotes", solutions: solutions)
  }

  private var missingComma: Diagnostic {
    let end = max(problem + 1, source.valueEnd(from: problem, isFlow: true))
    let place = problem..<min(end, source.bytes.count)
    let text = source.text(place)
    return Diagnostic(
      .error, "yaml/missing-comma", at: source.range(place),
      "values between braces or brackets are separated by commas",
      solutions: [Solution("put a comma before `\(text)`", replacement: ", " + text)])
  }
}
