import Phrases

/// The words that pages need besides those of the templates and of the figures.
enum SitePhrase: String, PhraseKey {
  case yes = "page.yes"
  case no = "page.no"
  case emptyList = "page.empty-list"
  case listSeparator = "page.list-separator"
  /// The name of the small link beside a heading, with the slot `heading`.
  case headingLink = "page.heading-link"
  /// What a table that scrolls is called by assistive technology.
  case table = "page.table"
  /// What the box of a task is called by assistive technology: of one that is done, and of one that is not.
  case taskDone = "page.task-done"
  case taskOpen = "page.task-open"
  /// What the section of footnotes is called by assistive technology.
  case footnotes = "page.footnotes"
  /// The name of the link from a footnote back to the text, with the slot `number`.
  case footnoteBack = "page.footnote-back"
  /// The same to a further reference, with the slots `number` and `reference`.
  case footnoteBackAgain = "page.footnote-back-again"
  case topicIndex = "page.topic-index"
  case topicIndexSummary = "page.topic-index-summary"
  /// With the slot `section`.
  case gallerySummary = "page.gallery-summary"
  case missingTitle = "page.missing-title"
  /// The title of a gallery page, with the slot `section`.
  case galleryOfSection = "page.gallery-of-section"
  /// Between a topic and its subtopic where both are named.
  case subtopicSeparator = "page.subtopic-separator"
  /// With the slots `day`, `month`, `year`.
  case date = "page.date"
}
