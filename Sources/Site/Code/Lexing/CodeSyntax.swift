/// How a language is cut into tokens.
enum CodeSyntax: Sendable {
  /// Not at all.
  case plain
  /// By a table.
  case grammar(Grammar)
}
