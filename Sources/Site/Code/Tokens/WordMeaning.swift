/// What a word means to a language that knows it.
enum WordMeaning: UInt8, Sendable {
  case keyword
  /// A keyword only where something follows that is not an operator: `match x:` but not `match = 1`.
  case contextualKeyword
  /// A keyword unless it is the outer name of a parameter of Swift: `for x in y`, but `func image(for object: Double)`.
  case prepositionKeyword
  /// A keyword that declares the function whose name follows.
  case functionKeyword
  /// A keyword that declares the type whose name follows.
  case typeKeyword
  /// A keyword with a condition in parentheses, behind which a statement begins: `if (x) /re/.test(y)`.
  case conditionKeyword
  /// `true`, `nil`.
  case literal
  case type
  case function
  case variable
  case meta

  var kind: TokenKind {
    switch self {
    case .keyword, .contextualKeyword, .prepositionKeyword, .functionKeyword, .typeKeyword,
      .conditionKeyword:
      .keyword
    case .literal: .number
    case .type: .type
    case .function: .function
    case .variable: .variable
    case .meta: .meta
    }
  }

  /// Whether an expression can begin right behind it, so that a slash there opens a regular expression.
  var isBeforeExpression: Bool { kind == .keyword }
}
