import Diagnostics

/// Says in an author's words why libyaml stopped, and what to write instead.
struct FaultExplanation {
  let fault: SyntaxFault
  let source: SourceText
  /// The byte at which libyaml stopped, and at which it had begun what it was reading.
  let problem: Int
  let context: Int
  /// The scalar read last.
  let lastScalar: Range<Int>?
  /// True between braces or brackets.
  let isFlow: Bool

  init(_ fault: SyntaxFault, in source: SourceText, lastScalar: Range<Int>?, isFlow: Bool) {
    self.fault = fault
    self.source = source
    self.lastScalar = lastScalar
    self.isFlow = isFlow
    problem = fault.place.map(source.byte(ofCodePoint:)) ?? fault.byte
    context = source.byte(ofCodePoint: fault.contextPlace)
  }

  /// The explanation: the first of the common faults that fits, else libyaml's own words.
  var diagnostic: Diagnostic {
    encoding ?? tab ?? unclosedQuote ?? escape ?? colon ?? flow ?? missingColon ?? reservedStart
      ?? indentation ?? other
  }

  private var encoding: Diagnostic? {
    guard fault.place == nil else { return nil }
    let place = source.range(problem..<min(problem + 1, source.bytes.count))
    if fault.problem.contains("control") {
      let code = String(source[problem], radix: 16, uppercase: true)
      let name = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return Diagnostic(
        .error, "yaml/control-character", at: place, "control character U+\(name) cannot stand here"
      )
    }
    return Diagnostic(
      .error, "yaml/not-utf8", at: place, "the text is not UTF-8 here",
      explanation: "Save the file in the encoding UTF-8.")
  }

  private var tab: Diagnostic? {
    let line = source.line(ofByte: problem)
    let indentation =
      line.lowerBound..<source.skipBlanks(from: line.lowerBound, to: line.upperBound)
    guard let first = indentation.first(where: { source[$0] == UInt8(ascii: "\t") }),
      problem <= indentation.upperBound
    else { return nil }
    let spaces = source.text(indentation).map { $0 == "\t" ? "  " : String($0) }.joined()
    return Diagnostic(
      .error, "yaml/tab", at: source.range(first..<first + 1),
      "indentation is made of spaces, not of tabs",
      solutions: [
        Solution("put spaces here", replacement: spaces, at: source.range(indentation))
      ])
  }

  private var escape: Diagnostic? {
    guard fault.problem.contains("escape"), fault.context.contains("quoted scalar") else {
      return nil
    }
    let end = min(problem + 2, source.line(ofByte: problem).upperBound)
    let place = problem..<max(problem, end)
    let value = context..<source.valueEnd(from: context, isFlow: isFlow)
    let inside = source.text(value).dropFirst()
    let bare = inside.hasSuffix("\"") ? inside.dropLast() : inside
    return Diagnostic(
      .error, "yaml/escape", at: source.range(place),
      "`\(source.text(place))` is not an escape, and a backslash between double quotes begins one",
      explanation: "Between single quotes a backslash is a backslash.",
      solutions: [Quoting.solution(String(bare), at: source.range(value))])
  }

  private var missingColon: Diagnostic? {
    guard fault.problem == "could not find expected ':'" else { return nil }
    return Self.keyWithoutColon(at: context, in: source)
  }

  private var indentation: Diagnostic? {
    guard fault.problem.hasPrefix("did not find expected"), !isFlow else { return nil }
    let line = source.line(ofByte: problem)
    let start = source.skipBlanks(from: line.lowerBound, to: line.upperBound)
    guard start == problem, start < line.upperBound else { return nil }
    let needsDash = fault.problem.contains("'-'")
    let above = source.range(context..<context)
    return Diagnostic(
      .error, "yaml/indentation",
      at: source.range(start..<source.valueEnd(from: start, isFlow: false)),
      needsDash
        ? "each item of a list begins with `- `"
        : "keys that belong together begin in the same column",
      notes: context < problem
        ? [DiagnosticNote(at: above, "what this belongs to begins here")] : [])
  }

  private var other: Diagnostic {
    let end = min(problem + 1, source.line(ofByte: problem).upperBound)
    var notes: [DiagnosticNote] = []
    if !fault.context.isEmpty, context < problem {
      notes = [DiagnosticNote(at: source.range(context..<context), fault.context)]
    }
    return Diagnostic(
      .error, "yaml/syntax", at: source.range(problem..<max(problem, end)),
      "this is not YAML: \(fault.problem)", notes: notes)
  }
}
