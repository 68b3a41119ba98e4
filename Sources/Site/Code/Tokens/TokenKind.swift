/// What a piece of code is, as far as its colour goes. Pieces without a kind have the colour of the text.
public enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A word that the language reserves, or that acts as one where it stands.
  case keyword
  /// The name of a type.
  case type
  /// The name of a function where it is declared or called, of a command of a shell, of a selector in CSS.
  case function
  /// A string, a character or a regular expression.
  case string
  /// A number or another literal: `true`, `nil`.
  case number
  case comment
  /// Attributes, decorators, annotations, directives of a preprocessor, macros.
  case meta
  /// Variables that are marked as such, and what stands for the object at hand: `$0`, `$HOME`, `self`.
  case variable
  /// The name of an element of HTML or XML; a heading of Markdown.
  case tag
  /// The key of a mapping, the name of an attribute of HTML, a property of CSS.
  case key
  /// A line that a diff adds.
  case added
  /// A line that a diff removes.
  case removed
  /// Strong emphasis of Markdown.
  case strong
  /// Emphasis of Markdown.
  case emphasis

  /// The class of the style sheet.
  public var className: String { "tok-\(self)" }

  /// The tag that opens a piece of this kind.
  var openingTag: StaticString {
    switch self {
    case .keyword: "<span class=\"tok-keyword\">"
    case .type: "<span class=\"tok-type\">"
    case .function: "<span class=\"tok-function\">"
    case .string: "<span class=\"tok-string\">"
    case .number: "<span class=\"tok-number\">"
    case .comment: "<span class=\"tok-comment\">"
    case .meta: "<span class=\"tok-meta\">"
    case .variable: "<span class=\"tok-variable\">"
    case .tag: "<span class=\"tok-tag\">"
    case .key: "<span class=\"tok-key\">"
    case .added: "<span class=\"tok-added\">"
    case .removed: "<span class=\"tok-removed\">"
    case .strong: "<span class=\"tok-strong\">"
    case .emphasis: "<span class=\"tok-emphasis\">"
    }
  }
}
