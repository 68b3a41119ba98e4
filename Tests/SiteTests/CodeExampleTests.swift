import Code
import Codes
import Diagnostics
import Markdown
import TeX
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
    var files = ["Content/index.md": "", "Content/ray tracing.md": ""]
    switch code.place {
    case .page: files["Content/page.md"] = example
    case .configuration: files["Content/site.yml"] = example
    case .template: files["Templates/home.mustache"] = example
    case .paths: files = Dictionary(uniqueKeysWithValues: paths(example))
    case .command: break
    }
    if code.identifier == "link/draft" { files["Content/mirrors.md"] = "---\ndraft: yes\n---\n" }
    let course = try TestCourse(files)
    let faults = code.place == .page ? faultsOfFormulasAndListings(in: example) : []
    return course.build().diagnostics + faults
  }

  private static func paths(_ list: String) -> [(String, String)] {
    list.split(separator: "\n").map { (String($0), "") }
  }

  private static func faultsOfFormulasAndListings(in page: String) -> [Diagnostic] {
    let document = Document(parsing: Array(page.utf8), file: "page.md")
    var diagnostics: [Diagnostic] = []
    for formula in document.formulas {
      _ = TeX.TeXFormula(
        parsing: String(decoding: formula.source, as: UTF8.self), isDisplay: formula.isDisplay,
        origin: formula.origin, reporting: &diagnostics)
    }
    let others = ["optics", "optik", "graph", "plot", "reference", "math"]
    for listing in document.fencedBlocks where !others.contains(String(listing.language)) {
      let lineCount = listing.content.filter { $0 == UInt8(ascii: "\n") }.count
      let options = CodeBlockOptions(
        parsing: listing.info, at: listing.fenceRange, lineCount: lineCount)
      diagnostics += options.diagnostics
    }
    return diagnostics
  }
}

extension DiagnosticCode: CustomTestStringConvertible {
  public var testDescription: String { identifier }
}
