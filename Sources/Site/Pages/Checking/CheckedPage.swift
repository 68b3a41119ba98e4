import Content

/// A page of the course with everything about it worked out and checked, ready to be written.
final class CheckedPage: Sendable {
  /// Among the course's files.
  let file: Int
  let text: CheckedText
  let outline: PageOutline
  /// What the page marks for the topic index and the glossary; `nil` if nothing.
  let marks: PageMarks?
  let blocks: [CheckedBlock]
  /// The page's block, by the index of its fenced block in the document.
  let blockOfFence: [Int: Int]
  /// The page's code, by the index of its fenced block; plain code without an info string is not among it.
  let listings: [Int: Listing]

  init(
    file: Int, text: CheckedText, outline: PageOutline, marks: PageMarks?, blocks: [CheckedBlock],
    blockOfFence: [Int: Int], listings: [Int: Listing]
  ) {
    self.file = file
    self.text = text
    self.outline = outline
    self.marks = marks
    self.blocks = blocks
    self.blockOfFence = blockOfFence
    self.listings = listings
  }
}
