/// How a document is written as HTML. The default is what CommonMark's specification shows.
public struct HTMLStyle: Sendable {
  /// What becomes of raw HTML.
  public var rawHTML: RawHTML
  /// The id of each heading and the name of the link to it, parallel to `Document.headings`; a heading beyond the list is written
  /// without.
  public var headingAnchors: [HeadingAnchor]
  /// What the ids of the document's own begin with: of a caption or another text that stands in a page beside others.
  public var identifierPrefix = ""
  /// How tables are written.
  public var tables: TableStyle
  /// How footnotes are written.
  public var footnotes: FootnoteStyle
  /// The title of a container for which the author gave none, from its kind; `nil` writes none.
  public var containerTitle: (@Sendable (ContainerKind) -> String?)?
  /// Whether an image by itself that has a caption is written as `<figure>`; without, its title stays a title.
  public var hasFigures: Bool
  /// The name of a task's box for those who hear the page, from whether the task is done; `nil` writes none.
  public var taskLabel: (@Sendable (_ isDone: Bool) -> String?)?

  public init(
    rawHTML: RawHTML = .pass, headingAnchors: [HeadingAnchor] = [], tables: TableStyle = .plain,
    footnotes: FootnoteStyle = FootnoteStyle(),
    containerTitle: (@Sendable (ContainerKind) -> String?)? = nil,
    taskLabel: (@Sendable (_ isDone: Bool) -> String?)? = nil, hasFigures: Bool = false
  ) {
    self.rawHTML = rawHTML
    self.headingAnchors = headingAnchors
    self.tables = tables
    self.footnotes = footnotes
    self.containerTitle = containerTitle
    self.taskLabel = taskLabel
    self.hasFigures = hasFigures
  }

  /// What becomes of raw HTML in a document.
  public enum RawHTML: Sendable {
    /// It is written as it is: the author is trusted.
    case pass
    /// It is shown as text, and a link to `javascript:`, `vbscript:`, `file:` or `data:` (other than an image) leads nowhere.
    case escape
  }

  /// How tables are written.
  public enum TableStyle: Sendable {
    /// `<table>` with `align="…"`, as the specification of GFM shows.
    case plain
    /// In `<div class="table" tabindex="0">`, which a style sheet lets scroll and a keyboard can reach; with a label, which says what it is,
    /// it is a named group. Alignments are the classes `align-left`, `align-center` and `align-right`.
    case scrolling(label: String?)
  }
}
