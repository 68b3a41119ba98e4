import Codes
import Site
import Testing

@testable import sitegen

@Suite struct ExplainTests {
  private static let commandLines: [([String], Int32)] = [
    (["explain"], 0), (["explain", "quantity/missing-unit"], 0), (["explain", "graph"], 0),
    (["explain", "[link/missing-page]", "yaml/tab"], 0), (["explain", "graph/"], 0),
    (["explain", "quantity/mising-unit"], 64), (["explain", "weather"], 64),
    (["explain", ""], 64), (["explain", "graph", "weather"], 64),
    (["explain", "--format", "json", "graph"], 0), (["explain", "--format", "svg"], 64),
  ]

  @Test(arguments: commandLines)
  func givesTheExitStatus(arguments: [String], status: Int32) {
    #expect(Sitegen.run(arguments) == status)
  }

  @Test func offersANearMissForAnUnknownCode() throws {
    func fault(_ argument: String) throws -> String? {
      let arguments = try Arguments([argument], of: .explain)
      do throws(Arguments.Fault) {
        _ = try ExplainCommand.run(arguments)
        return nil
      } catch {
        return error.text
      }
    }
    #expect(
      try fault("link/mising-page")
        == "`link/mising-page` is neither a code nor an area: did you mean `link/missing-page`?")
    #expect(try fault("grpah") == "`grpah` is neither a code nor an area: did you mean `graph`?")
    #expect(
      try fault("grpah/nothing-like-it")
        == "`grpah/nothing-like-it` is neither a code nor an area: did you mean `graph`?")
    #expect(try fault("weather") == "`weather` is neither a code nor an area")
  }

  @Test func printsTheRuleTheReasonAndBothExamples() throws {
    let code = try #require(DiagnosticCode("site/unknown-choice"))
    #expect(
      CodeText(colored: false).text(of: code) == """
        site/unknown-choice (error)
        A key with a choice gets one of its words.

        The words are listed in the message and in the author's guide.

        wrong, in Content/site.yml:

            raw-html: escpae

        right, in Content/site.yml:

            raw-html: escape

        """)
  }

  @Test(arguments: DiagnosticCode.all) func keepsProseWithinALine(code: DiagnosticCode) throws {
    let lines = CodeText(colored: false).text(of: code).split(separator: "\n")
    for line in lines where !line.hasPrefix("    ") { #expect(line.count <= 80) }
    let words = lines.flatMap { $0.split(separator: " ") }
    for word in code.explanation.split(separator: " ") { #expect(words.contains(word)) }
  }

  @Test func listsEachCodeWithItsRuleInOneLine() {
    let codes = DiagnosticCode.codes(of: "quantity")
    let lines = CodeText(colored: false).list(of: codes).split(separator: "\n")
    #expect(lines.count == codes.count)
    for (line, code) in zip(lines, codes) {
      #expect(line.hasPrefix(code.identifier + "  ") && line.hasSuffix("  " + code.headline))
    }
  }

  @Test func coloursOnlyWhenAsked() throws {
    let code = try #require(DiagnosticCode("graph/missing-run"))
    #expect(!CodeText(colored: false).text(of: code).contains("\u{1B}"))
    #expect(CodeText(colored: true).text(of: code).contains("\u{1B}[1mgraph/missing-run"))
  }

  @Test func writesACodeAsJSON() throws {
    let code = try #require(DiagnosticCode("front-matter/missing-value"))
    #expect(
      code.json.text == """
        {"id": "front-matter/missing-value", "severity": "error", "headline": "A key has a value", "explanation": \
        "The key is there and nothing stands behind it. Give it a value, or take it away: without the key, the default \
        holds.", "language": "markdown", "wrong": "---\\ntitle:\\nsummary: What a lens does.\\n---", "right": \
        "---\\ntitle: Lenses\\nsummary: What a lens does.\\n---"}
        """)
    let bare = try #require(DiagnosticCode("output/busy"))
    #expect(!bare.json.text.contains("wrong\""))
  }
}
