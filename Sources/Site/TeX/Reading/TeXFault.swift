import Diagnostics

/// What is wrong with a formula, by its bytes; becomes a diagnostic when the place in the file is worked out.
struct TeXFault: Error {
  var identifier: String
  /// The bytes of the formula's source that are at fault.
  var bytes: Range<Int>
  var summary: String
  var explanation: String?
  /// Other places that matter.
  var notes: [(bytes: Range<Int>?, text: String)] = []
  /// Ways to mend it, with the text that replaces what is at fault.
  var solutions: [(summary: String, replacement: String?)]
  var severity = Severity.error

  init(
    _ identifier: String, _ bytes: Range<Int>, _ summary: String, explanation: String? = nil,
    solutions: [(String, String?)] = []
  ) {
    self.identifier = identifier
    self.bytes = bytes
    self.summary = summary
    self.explanation = explanation
    self.solutions = solutions.map { (summary: $0.0, replacement: $0.1) }
  }

  /// The fault at a token; from a macro's body it has no replacement, since the text there is the macro's call.
  init(
    _ identifier: String, at token: Token, _ summary: String, explanation: String? = nil,
    solutions: [(String, String?)] = []
  ) {
    self.init(
      identifier, token.range, summary, explanation: explanation,
      solutions: solutions.map { ($0.0, token.isFromMacro ? nil : $0.1) })
    if token.isFromMacro { notes.append((nil, "the text comes from the macro that stands here")) }
  }

  /// The diagnostic, with places in the file.
  func diagnostic(in places: FormulaPlaces) -> Diagnostic {
    Diagnostic(
      severity, identifier, at: places.range(of: bytes), summary, explanation: explanation,
      notes: notes.map { note in
        DiagnosticNote(at: note.bytes.map { places.range(of: $0) }, note.text)
      },
      solutions: solutions.map { Solution($0.summary, replacement: $0.replacement) })
  }
}
