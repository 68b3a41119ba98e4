import Diagnostics

/// A command of a course's own: `\R` for `\mathbb{R}`.
public struct TeXMacro: Sendable, Hashable {
  /// The name without the backslash.
  public var name: String
  /// What it stands for, with `#1` to `#9` for its arguments.
  public var body: String
  /// How many arguments it takes; `nil` for as many as the body names.
  public var argumentCount: Int?
  /// What the first argument is when it is left out of its brackets.
  public var defaultArgument: String?
  /// Where the author wrote it.
  public var range: SourceRange?

  public init(
    _ name: String, _ body: String, argumentCount: Int? = nil, defaultArgument: String? = nil,
    at range: SourceRange? = nil
  ) {
    self.name = name.first == "\\" ? String(name.dropFirst()) : name
    self.body = body
    self.argumentCount = argumentCount
    self.defaultArgument = defaultArgument
    self.range = range
  }
}
