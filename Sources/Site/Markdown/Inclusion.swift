import Diagnostics

/// A file, or a part of one, that stands in a composed text.
public struct Inclusion: Sendable, Hashable {
  /// The file as it is shown to the author.
  public let file: String
  /// The lines of the file, from 1, that may be there.
  public let lines: ClosedRange<Int>
  /// Where it is asked for; `nil` for the page itself.
  public let request: SourceRange?
  /// The inclusion in which it is asked for, among those of the text; `nil` for the page itself.
  public let parent: Int?
  /// How many levels its headings are lower than they are written.
  public let headingShift: Int

  public init(
    file: String, lines: ClosedRange<Int>, request: SourceRange? = nil, parent: Int? = nil,
    headingShift: Int = 0
  ) {
    self.file = file
    self.lines = lines
    self.request = request
    self.parent = parent
    self.headingShift = headingShift
  }
}
