import Mustache

/// The names that templates can use, as data: templates are checked against them, and the author's reference is made from them.
enum TemplateNames {
  /// The schema of every page's context, with the words that the phrasebook has below `site`.
  static func schema(words: [String]) -> TemplateSchema {
    TemplateSchema(
      root: root,
      records: records
        + TemplateSchema.records("phrases", dotted: words) { "reference.template.phrases.\($0)" })
  }

  /// What a page's context has besides what every page has; absent ones are empty.
  static let parts = ["page", "section", "help", "index", "topic", "gallery", "alias"]

  /// The records, the root first, without the words.
  static var documented: [TemplateSchema.Record] { [root] + records }

  static let page = record(
    "page",
    [
      ("title", .text), ("heading", .markup), ("heading-id", .text), ("summary", .text),
      ("content", .markup), ("contents", .list(of: .record("heading"))), ("has-contents", .truth),
      ("previous", .record("link")), ("next", .record("link")),
      ("breadcrumbs", .list(of: .record("link"))), ("topics", .list(of: .record("link"))),
      ("figures", .truth), ("href", .text), ("canonical", .text), ("date", .text),
      ("date-iso", .text), ("draft", .truth),
    ])

  private static let root = record(
    "context",
    [
      ("site", .record("site")), ("root", .text), ("phrases", .record("phrases")),
      ("sections", .list(of: .record("section-link"))), ("links", .record("links")),
      ("page", .record("page")), ("section", .record("section")), ("help", .record("section")),
      ("index", .record("index")), ("topic", .record("topic")), ("gallery", .record("gallery")),
      ("alias", .record("link")),
    ])

  private static let records = [
    record(
      "site", [("title", .text), ("address", .text), ("language", .text), ("author", .text)]),
    record("section-link", [("title", .text), ("href", .text), ("current", .truth)]),
    record(
      "links",
      [
        ("home", .text), ("topics", .text), ("gallery", .text), ("glossary", .text),
        ("formulas", .text), ("graphs", .text), ("help", .text),
      ]),
    page,
    record("link", [("title", .text), ("href", .text)]),
    record(
      "heading",
      [
        ("title", .text), ("id", .text), ("level", .text),
        ("children", .list(of: .record("heading"))),
      ]),
    record(
      "section",
      [
        ("title", .text), ("href", .text), ("current", .truth), ("has-pages", .truth),
        ("pages", .list(of: .record("item"))),
      ]),
    record(
      "item",
      [
        ("title", .text), ("href", .text), ("summary", .text), ("current", .truth),
        ("open", .truth), ("pages", .list(of: .record("item"))),
      ]),
    record("index", [("letters", .list(of: .record("letter")))]),
    record(
      "letter", [("letter", .text), ("id", .text), ("topics", .list(of: .record("topic")))]),
    record(
      "topic",
      [
        ("title", .text), ("href", .text), ("id", .text), ("count", .text),
        ("pages", .list(of: .record("mention"))), ("subtopics", .list(of: .record("topic"))),
        ("parent", .record("link")), ("see", .list(of: .record("link"))), ("has-see", .truth),
        ("see-also", .list(of: .record("link"))), ("has-see-also", .truth),
      ]),
    record(
      "mention",
      [
        ("title", .text), ("href", .text), ("section", .text),
        ("headings", .list(of: .record("link"))),
      ]),
    record(
      "gallery",
      [
        ("title", .text), ("sections", .list(of: .record("gallery-link"))),
        ("figures", .list(of: .record("exhibit"))),
      ]),
    record(
      "gallery-link", [("title", .text), ("href", .text), ("current", .truth), ("count", .text)]),
    record(
      "exhibit", [("html", .markup), ("href", .text), ("page", .text), ("caption", .markup)]),
  ]

  private static func record(
    _ kind: String, _ names: [(name: String, kind: TemplateSchema.Kind)]
  ) -> TemplateSchema.Record {
    TemplateSchema.Record(
      kind,
      names.map { .init($0.name, $0.kind, phrase: "reference.template.\(kind).\($0.name)") })
  }
}
