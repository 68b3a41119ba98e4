import Diagnostics

/// Something in a document that leads elsewhere: a link, an image, or an address in raw HTML.
public struct Link: Sendable, Hashable {
  public let kind: Kind
  /// The node: a link, an image, or the raw HTML that holds the address.
  public let node: Int
  /// The destination with entities and backslashes resolved, not percent-encoded or -decoded: `ray tracing.md`, `a.md#é`.
  public let destination: String
  /// Where the destination is written: between the parentheses, in the reference definition, in the attribute.
  public let range: SourceRange
  /// Whether the destination stands in a reference definition.
  public let isReference: Bool

  /// How the author wrote it.
  public enum Kind: Sendable, Hashable {
    /// `[text](destination)` or `[text][label]`.
    case link
    /// `![text](destination)`.
    case image
    /// `<https://example.org>`.
    case autolink
    /// `<a href="…">` in raw HTML.
    case htmlLink
    /// An image, sound, film or frame in raw HTML: the `src` of any element, the `poster` of a film.
    case htmlSource
  }
}
