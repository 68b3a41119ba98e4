import Diagnostics
import Site
import TestSupport
import Testing

/// The codes under `severity` in site.yml, and the hint at the end of a report.
@Suite struct UnknownCodeTests {
  @Test(arguments: [
    ("severity:\n  1️⃣link/mising-page: warning\n", "link/missing-page"),
    ("severity: {1️⃣unknown-vertex: off}\n", "graph/unknown-vertex"),
    ("severity:\n  1️⃣weather/rain: note\n", nil), ("severity:\n  1️⃣graph: warning\n", nil),
  ])
  func isReportedAtItsPlaceWithANearMiss(text: String, meant: String?) throws {
    let marked = MarkedText(text)
    let course = try TestCourse(["Content/index.md": "", "Content/site.yml": marked.text])
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["site/unknown-code"])
    let diagnostic = try #require(report.diagnostics.first)
    #expect(diagnostic.range?.start == marked.places["1️⃣"])
    #expect(diagnostic.solutions.first?.replacement == meant)
    #expect(diagnostic.severity == .error)
  }

  @Test func aKnownCodeIsTaken() throws {
    let course = try TestCourse([
      "Content/index.md": "[x](nowhere.md)",
      "Content/site.yml": "severity: {link/missing-page: warning}",
    ])
    #expect(course.build().diagnostics.map(\.severity) == [.warning])
  }

  @Test func theHintNamesTheFirstErrorElseTheFirstWarning() {
    let printer = DiagnosticText(colored: false, folder: "")
    let warning = Diagnostic(.warning, "link/empty", at: nil, "s")
    let unknown = Diagnostic(.error, "a/b", at: nil, "s")
    let error = Diagnostic(.error, "link/missing-page", at: nil, "s")
    let note = Diagnostic(.note, "link/empty", at: nil, "s")
    #expect(
      printer.hint(for: [warning, unknown, error])
        == "`sitegen explain link/missing-page` says more\n")
    #expect(printer.hint(for: [warning]) == "`sitegen explain link/empty` says more\n")
    #expect(printer.hint(for: [unknown, note]) == nil)
    #expect(printer.hint(for: []) == nil)
  }
}
