import Diagnostics

/// One thing that an info string sets.
struct CodeSetting {
  enum Meaning {
    case option(CodeOption)
    /// `#id`
    case identifier
    /// `.class`
    case className
    /// What is known and has no effect here.
    case ignored
  }

  let meaning: Meaning
  /// The value without quotation marks; empty if there is none.
  let value: String
  /// Where the value stands; the name if there is none.
  let range: Range<Int>
}
