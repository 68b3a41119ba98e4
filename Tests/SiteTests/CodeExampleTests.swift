import Codes
import Diagnostics
import TestSupport
import Testing

/// The examples of the table of codes are true: the wrong one raises its code, the right one is without fault.
@Suite struct CodeExampleTests {
  static let shown = DiagnosticCode.all.filter { $0.wrong != nil && $0.place != .command }

  @Test(arguments: shown) func theWrongExampleRaisesItsCode(code: DiagnosticCode) throws {
    let raised = try Self.diagnostics(of: #require(code.wrong), code)
    let found = raised.filter { $0.identifier == code.identifier }
    #expect(found.first?.severity == code.severity, "\(raised)")
  }

  @Test(arguments: shown) func theRightExampleIsWithoutFault(code: DiagnosticCode) throws {
    #expect(try Self.diagnostics(of: #require(code.right), code) == [])
  }

  /// What a course says that has the example in it.
  private static func diagnostics(of example: String, _ code: DiagnosticCode) throws -> [Diagnostic]
  {
    var files = [
      "Content/index.md": "", "Content/ray tracing.md": "",
      "Content/_warning.md": "::: warning\nTake care.\n:::\n",
      "Content/lens.swift": "// #region power\nlet power = 5\n// #endregion\n",
    ]
    if code.area == "citation" {
      files["Content/references.bib"] = "@misc{hecht, title = {Optics}}"
      files["Content/site.yml"] = "bibliography: references.bib"
      files["Content/all.md"] = "---\nnocite: all\n---\n"
    }
    switch code.place {
    case .page: files["Content/page.md"] = example
    case .configuration: files["Content/site.yml"] = example
    case .glossary: files["Content/glossary.yml"] = example
    case .graph: files["Content/graphs/square.yml"] = example
    case .formulas: files["Content/formulas.yml"] = example
    case .bibliography: files["Content/references.bib"] = example
    case .template: files["Templates/home.mustache"] = example
    case .paths: files = Dictionary(uniqueKeysWithValues: paths(example))
    case .command: break
    }
    if code.identifier == "link/ambiguous-label" {
      files["Content/a.md"] = "$$ x $$ {#eq:sum}"
      files["Content/b.md"] = "$$ y $$ {#eq:sum}"
    }
    if ["graph/part-of-named", "graph/unknown-graph"].contains(code.identifier) {
      files["Content/graphs/square.yml"] = "family: cycle 4"
    }
    if code.identifier == "link/draft" { files["Content/mirrors.md"] = "---\ndraft: yes\n---\n" }
    let course = try TestCourse(files)
    return course.build().diagnostics
  }

  private static func paths(_ list: String) -> [(String, String)] {
    list.split(separator: "\n").map { path in
      (String(path), path.contains("/graphs/") ? "family: cycle 4" : "")
    }
  }
}

extension DiagnosticCode: CustomTestStringConvertible {
  public var testDescription: String { identifier }
}
