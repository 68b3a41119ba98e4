import Citations
import Diagnostics
import Nodes
import TeX

/// What `Content/site.yml` says. Everything has a default: the file may be absent.
public struct SiteConfiguration: Sendable {
  /// The title of the course.
  public var title = "Course"
  /// Where the site will be published, `https://example.org/optics/`, ending in a slash; with it there is a sitemap.
  public var address: String?
  /// The language of the pages and of the words that sitegen puts on them.
  public var language = "en"
  /// Where the language is said; `nil` if it is not.
  public var languageRange: SourceRange?
  public var author: String?
  /// Whether HTML in Markdown is shown as text instead of being passed through.
  public var escapesRawHTML = false
  /// Defaults for the blocks of a kind, by the kind's name in the configuration: `optics`, `graphs`, `units`.
  public var scenarioDefaults: [String: NodeMapping] = [:]
  /// The severity that the course gives to diagnostics, by identifier; `nil` turns one off.
  public var severities: [(identifier: String, severity: Severity?)] = []
  /// Whether straight quotation marks, `--` and `...` become typographic ones.
  public var hasSmartPunctuation = false
  /// Whether the first mention of a glossary's term on a page is linked to it without a mark.
  public var linksTerms = false
  /// How what is numbered gets its numbers.
  public var numbering = NumberingRules()
  /// The course's own commands in formulas.
  public var macros = TeXMacros()
  /// The files below `Content/` that list the works which can be cited.
  public var bibliography: [Scalar] = []
  public var citationStyle = CitationStyle()

  /// Whether `@name` in a text is a citation.
  public var hasCitations: Bool { !bibliography.isEmpty }

  public init() {}

  static let termLinkChoices = ["marked", "first"]
  static let rawHTMLChoices = ["pass", "escape"]

  /// The keys, as data.
  public static let keys = KeyTable(
    "of site.yml",
    [
      KeyDescription("title", .text, phrase: "reference.site.title"),
      KeyDescription("address", .text, phrase: "reference.site.address"),
      KeyDescription("language", .text, phrase: "reference.site.language"),
      KeyDescription("author", .text, phrase: "reference.site.author"),
      KeyDescription("raw-html", .choice(rawHTMLChoices), phrase: "reference.site.raw-html"),
      KeyDescription("optics", .mapping, phrase: "reference.site.optics"),
      KeyDescription("graphs", .mapping, phrase: "reference.site.graphs"),
      KeyDescription("units", .mapping, phrase: "reference.site.units"),
      KeyDescription("severity", .mapping, phrase: "reference.site.severity"),
      KeyDescription("smart-punctuation", .truth, phrase: "reference.site.smart-punctuation"),
      KeyDescription("numbering", .various, phrase: "reference.site.numbering"),
      KeyDescription("macros", .mapping, phrase: "reference.site.macros"),
      KeyDescription("bibliography", .list, phrase: "reference.site.bibliography"),
      KeyDescription("citations", .mapping, phrase: "reference.site.citations"),
      KeyDescription("glossary", .mapping, phrase: "reference.site.glossary"),
    ])
}
