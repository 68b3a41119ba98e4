/// A macro ready to be expanded.
struct TokenMacro: Sendable {
  var argumentCount: Int
  /// What the first argument is when it is left out; `nil` if it must be given in braces.
  var fallback: [Token]?
  /// The tokens it stands for, with parameters for its arguments.
  var body: [Token]
}
