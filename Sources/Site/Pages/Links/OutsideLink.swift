import Diagnostics

/// A link to another site, as it stands in a page.
public struct OutsideLink: Sendable, Hashable {
  /// The absolute address, without its fragment.
  public let address: String
  /// Where it stands.
  public let range: SourceRange

  /// `nil` for what no web server answers: a mail address, a link inside the course.
  init?(_ destination: String, at range: SourceRange) {
    let text = destination.hasPrefix("//") ? "https:" + destination : destination
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return nil }
    address = String(text.prefix { $0 != "#" })
    self.range = range
  }
}
