/// A folder of the course: its index page, and what it holds in reading order.
public struct Section: Sendable {
  /// What stands in a section, by its place in the course's lists.
  public enum Entry: Hashable, Sendable {
    case page(Int)
    case section(Int)
  }

  /// The path below `Content/`; empty for the course itself.
  public let folder: String
  /// Where the section's own page is.
  public let address: Address
  public let title: String
  /// The file `index.md` among the course's files; `nil` if sitegen makes the page.
  public let index: Int?
  /// The section that this one stands in, among the course's sections; `nil` for the course itself.
  public let parent: Int?
  /// Pages and sections in reading order, the index page not among them.
  public let entries: [Entry]
}
