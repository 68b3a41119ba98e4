import Diagnostics
import Nodes

/// What a page says about itself before its text.
public struct FrontMatter: Sendable {
  /// The title in navigation and lists, as plain text; the first heading is taken where it is absent.
  public var title: Scalar?
  /// One or two sentences on what the page is about, as plain text.
  public var summary: String?
  public var topics: [TopicMark] = []
  /// The place among its neighbours; before those without one. Wins over a numeric prefix.
  public var order: Int?
  /// A draft is left out of everything unless drafts are asked for.
  public var isDraft = false
  public var date: CalendarDate?
  /// Old addresses that lead to this page, without `.html`, from the root of the site.
  public var aliases: [Scalar] = []
  /// The keys of works that are listed without being cited; `all` alone for every work.
  public var listedWorks: [Scalar] = []

  public init() {}

  /// The keys, as data.
  public static let keys = KeyTable(
    "of the front matter",
    [
      KeyDescription("title", .text, phrase: "reference.front-matter.title"),
      KeyDescription("summary", .text, phrase: "reference.front-matter.summary"),
      KeyDescription("topics", .list, phrase: "reference.front-matter.topics"),
      KeyDescription("order", .number, phrase: "reference.front-matter.order"),
      KeyDescription("draft", .truth, phrase: "reference.front-matter.draft"),
      KeyDescription("date", .date, phrase: "reference.front-matter.date"),
      KeyDescription("aliases", .list, phrase: "reference.front-matter.aliases"),
      KeyDescription("nocite", .list, phrase: "reference.front-matter.nocite"),
    ])
}
