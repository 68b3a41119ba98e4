import Diagnostics

/// A name in text that stands for something else: `@fig:lens` for the number of a figure, `[@hecht, p. 31; @born]` for what is cited.
public struct Mention: Sendable, Hashable {
  /// One of the names.
  public struct Item: Sendable, Hashable {
    /// The name without its `@`.
    public let name: String
    /// The text before it in its part of the brackets, white space and a `-` before the `@` left out.
    public let prefix: String
    /// The text behind it: with the comma of `[@hecht, p. 31]`.
    public let suffix: String
    /// Whether `-` stands before it: the author is named in the text already.
    public let suppressesAuthor: Bool
    /// Where the name stands, with its `@`.
    public let range: SourceRange

    /// What the name refers to by a number, if it begins with the prefix of such a kind.
    public var label: (kind: LabelKind, rest: String)? { LabelKind.split(name) }
  }

  public let node: Int
  /// One for a bare `@name`; in brackets one for each part, at least one.
  public let items: [Item]
  public let isBracketed: Bool
  /// All of it.
  public let range: SourceRange
  public let isInLink: Bool
  public let isInHeading: Bool
  /// Whether it stands in the text alternative of an image, where nothing can be linked.
  public let isInImage: Bool

  /// Whether they are several and there is nothing else in the brackets.
  public var areAlike: Bool {
    items.count > 1
      && items.allSatisfy { $0.prefix.isEmpty && $0.suffix.isEmpty && !$0.suppressesAuthor }
  }
}
