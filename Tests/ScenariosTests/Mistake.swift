import Diagnostics
import TestSupport
import Testing

/// What an author can do wrong in a block: the mistake is marked, and begins what the diagnostic points at.
struct Mistake: CustomTestStringConvertible {
  let identifier: String
  let text: String
  /// What the first solution puts in, or says.
  let remedy: String?

  init(_ identifier: String, _ text: String, _ remedy: String? = nil) {
    self.identifier = identifier
    self.text = text
    self.remedy = remedy
  }

  var testDescription: String { text }

  /// The text without its mark.
  var block: String { MarkedText(text).text }

  /// Expects one diagnostic: of this kind, at the mark, with the remedy, and severe if nothing came out.
  func expectToBeReported(in diagnostics: [Diagnostic], isWorkedOut: Bool) throws {
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1, "\(diagnostics.map(\.summary))")
    #expect(diagnostic.identifier == identifier, "\(diagnostic.summary)")
    #expect(diagnostic.range?.start == MarkedText(text).places["1️⃣"])
    #expect(diagnostic.summary.last != ".")
    if let remedy {
      let solution = try #require(diagnostic.solutions.first)
      #expect(solution.replacement == remedy || solution.summary == remedy, "\(solution)")
    }
    #expect(isWorkedOut == (diagnostic.severity != .error))
  }
}
