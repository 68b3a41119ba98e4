import Diagnostics
import Markdown
import TestSupport
import Testing

/// Expects that a text has one diagnostic, which reaches from its first mark to its second. Returns it.
@discardableResult
func expectFault(
  _ marked: String, _ identifier: String, _ severity: Severity,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Diagnostic {
  let text = MarkedText(marked)
  let diagnostics = Document(text.text).diagnostics
  #expect(diagnostics.map(\.identifier) == [identifier], sourceLocation: sourceLocation)
  let diagnostic = try #require(diagnostics.first, sourceLocation: sourceLocation)
  #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
  #expect(diagnostic.range?.start == text.places["1️⃣"], sourceLocation: sourceLocation)
  #expect(diagnostic.range?.end == text.places["2️⃣"], sourceLocation: sourceLocation)
  return diagnostic
}
