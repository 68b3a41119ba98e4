import Content

/// A page of the course with everything about it worked out and checked, ready to be written.
final class CheckedPage: Sendable {
  /// Among the course's files.
  let file: Int
  let text: CheckedText
  let outline: PageOutline
  /// What the page marks for the topic index and the glossary; `nil` if nothing.
  let marks: PageMarks?
  /// The numbers that it shows.
  let labels: PageLabels
  let lists: NumberedLists
  let blocks: [CheckedBlock]
  /// The page's block, by the index of its fenced block in the document.
  let blockOfFence: [Int: Int]
  /// The page's code, by the index of its fenced block; plain code without an info string is not among it.
  let listings: [Int: Listing]

  /// The headings, each with its number before its text.
  var numberedHeadings: [PageOutline.Heading] {
    guard !labels.headings.isEmpty else { return outline.headings }
    return zip(outline.headings, text.document.headings).map { shown, heading in
      guard let number = labels.headings[heading.node] else { return shown }
      return PageOutline.Heading(
        level: shown.level, text: number + " " + shown.text, id: shown.id, isNamed: shown.isNamed)
    }
  }

  init(
    file: Int, text: CheckedText, outline: PageOutline, marks: PageMarks?, labels: PageLabels,
    lists: NumberedLists,
    blocks: [CheckedBlock],
    blockOfFence: [Int: Int], listings: [Int: Listing]
  ) {
    self.file = file
    self.text = text
    self.outline = outline
    self.marks = marks
    self.labels = labels
    self.lists = lists
    self.blocks = blocks
    self.blockOfFence = blockOfFence
    self.listings = listings
  }
}
