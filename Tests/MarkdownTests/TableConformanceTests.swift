import Markdown
import TestSupport
import Testing

/// The table examples of four projects. They disagree on white space and on `<tbody>` without rows, so the structure is compared;
/// where they disagree on more than that, the list says why we differ.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct TableConformanceTests {
  @Test(arguments: [
    Suite("gfm-0.29/spec-extension-examples.json", passing: 8, except: [:]),
    Suite("gfm-0.29/extensions.json", passing: 16, except: [25: "autolinks come later"]),
    Suite("gfm-0.29/regression.json", passing: 1, except: [13: "footnotes come later"]),
    Suite("gfm-swift-cmark/extensions.json", passing: 16, except: [27: "autolinks come later"]),
    Suite(
      "gfm-swift-cmark/regression.json", passing: 1,
      except: [13: "footnotes come later", 23: "footnotes come later"]),
    Suite(
      "pulldown-cmark/table.json", passing: 24,
      except: [
        13: "a table may follow lines of text, with or without a bar at its edge, as in cmark-gfm",
        27: "an empty list item does not interrupt what libcmark takes for a paragraph",
        28: "an empty list item does not interrupt what libcmark takes for a paragraph",
      ]),
    Suite(
      "commonmark-hs/pipe_tables.json", passing: 13,
      except: [
        6: "a line without a bar is a row, as in the specification of GFM",
        13: "lines before the header stay a paragraph, as in later GFM",
      ]),
  ])
  func tablesHaveTheStructureThatOthersGive(_ suite: Suite) {
    let examples = SpecificationExample.all(suite.file).filter(\.concernsTables)
    var passed = 0
    for example in examples where suite.exceptions[example.example] == nil {
      let ours = structure(Document(example.markdown).html())
      let theirs = structure(example.html)
      #expect(ours == theirs, "\(suite.file) \(example.example):\n\(example.markdown)")
      if ours == theirs { passed += 1 }
    }
    #expect(passed == suite.passing)
    for (example, reason) in suite.exceptions {
      let found = examples.first { $0.example == example }
      #expect(
        found.map { structure(Document($0.markdown).html()) != structure($0.html) } == true,
        "\(suite.file) \(example) passes by now: \(reason)")
    }
  }

  /// A file of examples, how many of them pass, and which do not.
  struct Suite: Sendable, CustomTestStringConvertible {
    let file: String
    let passing: Int
    let exceptions: [Int: String]

    init(_ file: String, passing: Int, except exceptions: [Int: String]) {
      self.file = file
      self.passing = passing
      self.exceptions = exceptions
    }

    var testDescription: String { file }
  }

  /// HTML without what the projects write differently.
  private func structure(_ html: String) -> String {
    var text = html.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let spellings = [
      ("<tbody></tbody>", ""), ("%7C", "|"), ("%5C", "\\"),
      (" style=\"text-align: center;\"", " align=\"center\""),
      (" style=\"text-align: right;\"", " align=\"right\""),
    ]
    for (old, new) in spellings {
      text = text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    return text
  }
}

extension SpecificationExample {
  /// Whether a table is expected or could be.
  fileprivate var concernsTables: Bool { html.contains("<table") || markdown.contains("|") }
}
