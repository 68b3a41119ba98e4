import Codes
import Diagnostics
import Markup
import Phrases

extension ReferenceTables {
  /// One table an area: the code with its anchor, the severity, the rule with the reason and an example.
  func codes(_ missing: inout [String]) -> MarkupNode {
    var blocks: [MarkupNode] = []
    for area in DiagnosticCode.areas {
      let rows = DiagnosticCode.codes(of: area).map { code in
        [anchor(of: code), .text(text(Self.phrase(of: code.severity))), meaning(of: code)]
      }
      blocks.append(
        ReferenceTable(
          caption: described("reference.table.code.\(area)", &missing),
          headings: [text(.code), text(.severity), text(.meaning)], rows: rows, name: tableName
        ).markup)
    }
    return .fragment(blocks)
  }

  private func anchor(of code: DiagnosticCode) -> MarkupNode {
    .element(
      "a", [Attribute("id", code.anchor), Attribute("href", "#" + code.anchor)],
      [self.code(code.identifier)])
  }

  private static func phrase(of severity: Severity) -> ReferencePhrase {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// What is said of a code is in English, as the message is.
  private func meaning(of code: DiagnosticCode) -> MarkupNode {
    let language = phrases.language == "en" ? [] : [Attribute("lang", "en")]
    let prose: [MarkupNode] = [
      .element("p", language, [.element("strong", [], [Self.withCode(code.headline + ".")])]),
      .element("p", language, [Self.withCode(code.explanation)]),
    ]
    guard let wrong = code.wrong, let right = code.right else { return .fragment(prose) }
    let summary = MarkupNode.element("summary", [], [.text(text(.example))])
    let content =
      [summary] + example(wrong, code, .wrong, .wrongIn) + example(right, code, .right, .rightIn)
    return .fragment(prose + [.element("details", [], content)])
  }

  private func example(
    _ text: String, _ code: DiagnosticCode, _ word: ReferencePhrase, _ wordIn: ReferencePhrase
  ) -> [MarkupNode] {
    let heading = code.place.file.map { phrases(wordIn, [("file", $0)]) } ?? phrases(word)
    let listing = MarkupNode.element(
      "code", [Attribute("class", "language-" + code.place.language)], [.text(text + "\n")])
    return [
      .element("p", [], [Self.withCode(heading)]),
      .element("pre", [Attribute("tabindex", "0")], [listing]),
    ]
  }
}
