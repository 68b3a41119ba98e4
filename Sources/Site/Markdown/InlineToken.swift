/// Characters of a run that may begin or end one of our inlines; code spans, HTML tags and escapes are left out.
struct InlineToken {
  enum Kind {
    /// A run of `$`.
    case dollars
    /// `[^label]`.
    case footnote
    /// `^[text]`; without length if no bracket closes it.
    case note
    /// `@name`.
    case mention
    /// `[… @name …]`; without length if it is something else.
    case group
    /// `~` or `~~`.
    case tildes
    /// `{#id .class}`.
    case attributes
    /// `\(`, `\)`, `\[` and `\]`.
    case openParenthesis, closeParenthesis, openBracket, closeBracket
  }

  var kind: Kind
  /// Where it begins in the run's text.
  var index: Int
  var count: Int
  /// Which pair of braces it stands in: tokens with the same number have no unmatched brace between them.
  var group = 0
  /// Whether tildes may begin and end something, by what stands beside them.
  var canOpen = false
  var canClose = false

  var end: Int { index + count }
}
