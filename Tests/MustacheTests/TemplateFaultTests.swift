import Diagnostics
import Mustache
import TestSupport
import Testing

@Suite struct TemplateFaultTests {
  /// A template with one mistake: 1️⃣ stands where the diagnostic begins, 2️⃣ where it ends.
  struct Fixture: Sendable, CustomTestStringConvertible {
    var identifier: String
    var text: String
    var replacement: String?

    init(_ identifier: String, _ text: String, _ replacement: String? = nil) {
      self.identifier = identifier
      self.text = text
      self.replacement = replacement
    }

    var testDescription: String { "\(identifier): \(text)" }
  }

  static let fixtures = [
    Fixture("template/unclosed-tag", "<p>é\n1️⃣{{2️⃣name</p>"),
    Fixture("template/unclosed-tag", "1️⃣{{2️⃣{name}} x"),
    Fixture("template/unclosed-tag", "{{=<% %>=}}\n😀 1️⃣<%2️⃣ name }}"),
    Fixture("template/empty-tag", "a 1️⃣{{ }}2️⃣"),
    Fixture("template/empty-tag", "a 1️⃣{{> }}2️⃣ {{x}}"),
    Fixture("template/bad-name", "{{1️⃣page title2️⃣}}"),
    Fixture("template/bad-name", "{{# 1️⃣page..title2️⃣ }}{{/page..title}}"),
    Fixture("template/bad-name", "{{1️⃣page.2️⃣}}"),
    Fixture("template/bad-delimiters", "1️⃣{{=<%=}}2️⃣"),
    Fixture("template/bad-delimiters", "1️⃣{{=a b c=}}2️⃣"),
    Fixture("template/unclosed-section", "x\n1️⃣{{#page}}2️⃣ y"),
    Fixture("template/unclosed-section", "{{#a}}1️⃣{{^b}}2️⃣{{/a}}"),
    Fixture("template/unclosed-section", "{{<a}}1️⃣{{$b}}2️⃣{{/a}}"),
    Fixture("template/mismatched-end", "{{#page}}{{/1️⃣pgae2️⃣}}", "page"),
    Fixture("template/unexpected-end", "x 1️⃣{{/page}}2️⃣"),
    Fixture(
      "template/too-deep",
      String(repeating: "{{#a}}", count: 64) + "1️⃣{{#a}}2️⃣" + String(repeating: "{{/a}}", count: 65)
    ),
  ]

  @Test(arguments: fixtures) func pointsAtTheMistake(_ fixture: Fixture) throws {
    let marked = MarkedText(fixture.text)
    let library = TemplateLibrary(layers: [[.init("page", marked.text)]])
    let found = library.diagnostics
    // A bad name is reported where its section opens and where it closes.
    try #require(Set(found.map(\.identifier)) == [fixture.identifier], "\(found)")
    #expect(found[0].range?.file == "Templates/page.mustache")
    #expect(found[0].range?.start == marked.places["1️⃣"])
    #expect(found[0].range?.end == marked.places["2️⃣"])
    #expect(found[0].solutions.first?.replacement == fixture.replacement)
    #expect(!found[0].summary.hasSuffix("."))
  }

  @Test func eachUnclosedSectionIsReported() {
    let library = TemplateLibrary(layers: [[.init("page", "{{#a}}\n{{#b}}\n{{#c}}\n{{/a}}{{^d}}")]])
    #expect(Set(library.diagnostics.compactMap(\.range?.start.line)) == [2, 3, 4])
  }

  @Test func aTemplateThatDoesNotParseRendersAsNothing() {
    let library = TemplateLibrary(layers: [[.init("page", "x {{#a}}")]])
    var bytes: [UInt8] = []
    #expect(library.render("page", with: .none, into: &bytes) == nil)
    #expect(bytes.isEmpty)
  }

  @Test func noPrefixOfATemplateTraps() {
    let text = Array(
      "{{=<% %>=}}<%={{ }}=%>\n  {{<a}}{{$b}}\n  {{{é}}}\n{{/b}}{{/a}}\r\n{{#x.y}}{{>*z}}\r{{/x.y}}"
        .utf8)
    for count in 0...text.count {
      let file = TemplateFile(path: "a.html", bytes: Array(text.prefix(count)), file: "a")
      let library = TemplateLibrary(layers: [[file]])
      var bytes: [UInt8] = []
      _ = library.diagnostics
      _ = library.render("a", with: .text("x"), into: &bytes)
    }
  }
}

extension TemplateFile {
  init(_ name: String, _ text: String) {
    self.init(
      path: name + ".mustache", bytes: Array(text.utf8), file: "Templates/\(name).mustache")
  }
}
