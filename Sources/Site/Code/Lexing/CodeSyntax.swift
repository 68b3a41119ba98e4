/// How a language is cut into tokens.
enum CodeSyntax: Sendable {
  /// Not at all.
  case plain
  /// By a table.
  case grammar(Grammar)
  case markup(MarkupDialect)
  case styleSheet
  case yaml
  case toml
  case shell
  /// Commands behind prompts, and what they print.
  case console
  case makefile
  case markdown
  case diff
}
