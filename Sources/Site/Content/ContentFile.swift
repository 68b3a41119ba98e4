import Markdown

/// A page as the author wrote it: its front matter and its document, and the address it gets.
///
/// A class, so that the many places that look a page up copy one reference and not the dozen inside.
public final class ContentFile: Sendable {
  /// The path below `Content/`: `02-optics/01-thin lens.md`.
  public let source: String
  /// The path as it is shown to the author: `Content/02-optics/01-thin lens.md`.
  public let shown: String
  public let address: Address
  public let frontMatter: FrontMatter
  public let document: Document
  /// The title as plain text: the front matter's, or the first heading's, or the file's name in words.
  public let title: String

  init(
    source: String, shown: String, address: Address, frontMatter: FrontMatter, document: Document,
    title: String
  ) {
    self.source = source
    self.shown = shown
    self.address = address
    self.frontMatter = frontMatter
    self.document = document
    self.title = title
  }
}
