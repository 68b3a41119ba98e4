import Code
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
          headings: [text(.code), text(.severity), text(.meaning)], rows: rows, name: tableName,
          kind: "codes"
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
    let content: [MarkupNode] = [
      .element("summary", [], [.text(text(.example))]),
      .element("p", [], [.text(text(.wrong))]), Self.listing(wrong, in: code.place),
      .element("p", [], [.text(text(.right))]), Self.listing(right, in: code.place),
    ]
    return .fragment(prose + [.element("details", [], content)])
  }

  private static func listing(_ text: String, in place: ExamplePlace) -> MarkupNode {
    var options = CodeBlockOptions()
    options.languageName = place.language
    options.title = place.file
    var writer = CodeWriter()
    var html: [UInt8] = []
    writer.writeBlock(Array(text.utf8), options, into: &html)
    return .written(html)
  }
}
