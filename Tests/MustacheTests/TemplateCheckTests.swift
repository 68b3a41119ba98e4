import Diagnostics
import Mustache
import TestSupport
import Testing

@Suite struct TemplateCheckTests {
  static let schema = TemplateSchema(
    root: .init(
      "root",
      [
        .init("site", .record("site"), phrase: "site.name.site"),
        .init("page", .record("page"), phrase: "site.name.page"),
        .init("layout", .text, phrase: "site.name.layout"),
      ]),
    records: [
      .init("site", [.init("title", .text, phrase: "t"), .init("language", .text, phrase: "l")]),
      .init(
        "page",
        [
          .init("title", .text, phrase: "t"), .init("content", .markup, phrase: "c"),
          .init("draft", .truth, phrase: "d"), .init("topics", .list(of: .text), phrase: "s"),
          .init("children", .list(of: .record("page")), phrase: "k"),
        ]),
    ])

  /// A page with one mistake, marked as in `TemplateFaultTests`, beside partials without mistakes.
  static let fixtures: [TemplateFaultTests.Fixture] = [
    .init("template/unknown-name", "<p>{{1️⃣language2️⃣}}", "site.language"),
    .init("template/unknown-name", "{{page.1️⃣titel2️⃣}}", "title"),
    .init("template/unknown-name", "{{#page}}\n  {{1️⃣titel2️⃣}}{{/page}}", "title"),
    .init("template/unknown-name", "{{#1️⃣pge2️⃣}}{{anything}}{{/pge}}", "page"),
    .init("template/unknown-name", "{{^1️⃣pge2️⃣}}x{{/pge}}", "page"),
    .init("template/unknown-name", "{{#page.topics}}{{1️⃣nmae2️⃣}}{{/page.topics}}", nil),
    .init("template/unknown-name", "{{page.title.1️⃣length2️⃣}}", nil),
    .init("template/unknown-name", "{{>*1️⃣layuot2️⃣}}", "layout"),
    .init("template/unknown-partial", "{{> 1️⃣partials/nva2️⃣ }}", "partials/nav"),
    .init("template/unknown-partial", "{{<1️⃣bsae2️⃣}}{{/bsae}}", "base"),
    .init("template/unknown-block", "{{<base}}{{$1️⃣hed2️⃣}}x{{/hed}}{{/base}}", "head"),
    .init("template/ignored-text", "{{<base}}1️⃣ lost 2️⃣{{$head}}x{{/head}}{{/base}}", nil),
    .init("template/ignored-text", "{{<base}}1️⃣{{layout}}2️⃣{{/base}}", nil),
    .init("template/escaped-markup", "{{1️⃣page.content2️⃣}}", nil),
    .init("template/unescaped-text", "{{{1️⃣page.title2️⃣}}}", nil),
    .init("template/unescaped-text", "{{&1️⃣page.title2️⃣}}", nil),
    .init("template/not-a-text", "{{1️⃣page2️⃣}}", nil),
    .init("template/not-a-text", "{{1️⃣page.draft2️⃣}}", nil),
    .init("template/not-a-text", "{{#page.children}}{{1️⃣.2️⃣}}{{/page.children}}", nil),
    .init("template/unknown-name", "{{<base}}{{$head}}{{1️⃣titel2️⃣}}{{/head}}{{/base}}", "title"),
  ]

  private static let partials: [TemplateFile] = [
    .init("partials/nav", "{{#children}}{{title}}{{> partials/nav}}{{/children}}"),
    .init("base", "{{#page}}{{$head}}{{title}}{{/head}}{{/page}}{{$body}}{{layout}}{{/body}}"),
  ]

  private func check(_ text: String) -> [Diagnostic] {
    let library = TemplateLibrary(layers: [Self.partials + [.init("page", text)]])
    return library.diagnostics + library.check("page", against: Self.schema)
  }

  @Test(arguments: fixtures) func pointsAtTheMistake(_ fixture: TemplateFaultTests.Fixture) throws {
    let marked = MarkedText(fixture.text)
    let found = check(marked.text)
    try #require(found.map(\.identifier) == [fixture.identifier], "\(found)")
    #expect(found[0].range?.start == marked.places["1️⃣"])
    #expect(found[0].range?.end == marked.places["2️⃣"])
    #expect(found[0].solutions.first?.replacement == fixture.replacement)
    #expect(!found[0].summary.hasSuffix("."))
  }

  @Test(arguments: [
    "{{site.title}}{{{page.content}}}{{#page}}{{title}}{{layout}}{{site.language}}{{/page}}",
    "{{#page.draft}}{{page.title}}{{/page.draft}}{{^page.topics}}x{{/page.topics}}",
    "{{#page.topics}}{{.}}{{/page.topics}}{{#page.title}}{{.}}{{/page.title}}",
    "{{#page}}{{> partials/nav}}{{/page}}",
    "{{<base}}{{$head}}{{title}}{{/head}}{{! a comment }}\n  {{$body}}{{page.title}}{{/body}}{{/base}}",
    "{{>*layout}}",
  ])
  func findsNothingWrongWithWhatIsDeclared(text: String) {
    #expect(check(text).isEmpty)
  }

  @Test func aPartialIsCheckedWhereItIsIncluded() {
    let found = check("{{> partials/nav}}")
    #expect(found.map(\.identifier) == ["template/unknown-name"])
    #expect(found[0].range?.file == "Templates/partials/nav.mustache")
  }

  @Test func aMistakeInAPartialIsReportedOnce() {
    let files: [TemplateFile] = [
      .init("p", "{{titel}}"), .init("page", "{{>p}}{{#page}}{{>p}}{{>p}}{{/page}}{{>p}}"),
    ]
    let found = TemplateLibrary(layers: [files]).check("page", against: Self.schema)
    #expect(found.map(\.identifier) == ["template/unknown-name"])
  }

  @Test func aNameThatRecordsHoldIsOfferedWithEachOfThem() {
    #expect(check("{{title}}")[0].solutions.map(\.replacement) == ["site.title", "page.title"])
  }

  @Test func aTemplateThatDoesNotExistIsReported() {
    let found = TemplateLibrary(layers: []).check("page", against: Self.schema)
    #expect(found.map(\.identifier) == ["template/unknown-partial"])
  }

  @Test func parentsThatIncludeThemselvesAreFollowedToAnEnd() {
    let files: [TemplateFile] = [
      .init(
        "page",
        "{{<page}}{{$a}}{{<page}}{{$b}}x{{/b}}{{/page}}{{/a}}{{/page}}{{$a}}{{/a}}{{$b}}{{/b}}")
    ]
    #expect(TemplateLibrary(layers: [files]).check("page", against: Self.schema).isEmpty)
  }

  @Test func theNamesCanBeListedForTheHelp() {
    #expect(Self.schema.root.names.map(\.name) == ["site", "page", "layout"])
    #expect(Self.schema.names(in: "site").map(\.phrase) == ["t", "l"])
    #expect(Self.schema.names(in: "nowhere").isEmpty)
  }

  @Test func dottedNamesBecomeRecordsInTheSchemaAndInTheValue() {
    let names = ["next", "site.title", "site.menu.open", "site.menu.close"]
    let records = TemplateSchema.records("phrases", dotted: names) { "phrase." + $0 }
    #expect(records.map(\.kind) == ["phrases", "phrases.site", "phrases.site.menu"])
    #expect(records[2].names.map(\.phrase) == ["phrase.site.menu.open", "phrase.site.menu.close"])
    let schema = TemplateSchema(root: records[0], records: Array(records.dropFirst()))
    let value = TemplateRecord(dotted: names.map { .init($0, .text($0)) })
    #expect(schema.differences(from: .record(value)).isEmpty)
  }

  @Test func aValueThatIsNotAsDeclaredIsTold() {
    let page = TemplateValue.record([
      .init("title", .text("x")), .init("content", .text("no markup")), .init("draft", .none),
      .init("children", .list([.record([.init("titel", .text("x"))])])),
    ])
    let value = TemplateValue.record([.init("site", .none), .init("page", page)])
    #expect(
      Self.schema.differences(from: value) == [
        "page.content", "page.topics", "page.children[].titel", "page.children[].title",
        "page.children[].content", "page.children[].draft", "page.children[].topics",
        "page.children[].children", "layout",
      ])
  }
}
