import Diagnostics

/// What is wrong with a formula, by its bytes; becomes a diagnostic when the place in the file is worked out.
///
/// (A class, so that the error of a call that throws is a pointer: reading nests, and its stack should stay small.)
final class TeXFault: Error {
  typealias Note = (bytes: Range<Int>?, text: String)
  typealias Remedy = (summary: String, replacement: String?)

  let identifier: String
  /// The bytes of the formula's source that are at fault.
  let bytes: Range<Int>
  let summary: String
  let explanation: String?
  /// Other places that matter.
  let notes: [Note]
  /// Ways to mend it, with the text that replaces what is at fault.
  let solutions: [Remedy]

  init(
    _ identifier: String, _ bytes: Range<Int>, _ summary: String, explanation: String? = nil,
    notes: [Note] = [], solutions: [Remedy] = []
  ) {
    self.identifier = identifier
    self.bytes = bytes
    self.summary = summary
    self.explanation = explanation
    self.notes = notes
    self.solutions = solutions
  }

  /// The fault at a token; from a macro's body it has no replacement, since the text there is the macro's call.
  convenience init(
    _ identifier: String, at token: Token, _ summary: String, explanation: String? = nil,
    solutions: [Remedy] = []
  ) {
    self.init(
      identifier, token.range, summary, explanation: explanation,
      notes: token.isFromMacro ? [(nil, "the text comes from the macro that stands here")] : [],
      solutions: solutions.map { ($0.summary, token.isFromMacro ? nil : $0.replacement) })
  }

  /// The fault with one more place that matters.
  func noting(_ bytes: Range<Int>, _ text: String) -> TeXFault {
    TeXFault(
      identifier, self.bytes, summary, explanation: explanation, notes: notes + [(bytes, text)],
      solutions: solutions)
  }

  /// The diagnostic, with places in the file.
  func diagnostic(in places: FormulaPlaces) -> Diagnostic {
    Diagnostic(
      .error, identifier, at: places.range(of: bytes), summary, explanation: explanation,
      notes: notes.map { note in
        DiagnosticNote(at: note.bytes.map { places.range(of: $0) }, note.text)
      },
      solutions: solutions.map { Solution($0.summary, replacement: $0.replacement) })
  }

  static let tooLong = TeXFault(
    "math/too-long", 0..<1, "a formula has at most \(TeXFormula.greatestLength) bytes",
    solutions: [("close it where it ends", nil)])
}
