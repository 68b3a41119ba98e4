/// For each token that may begin a formula the token that ends it, all worked out in one pass from the end.
///
/// The rules for `$` are pandoc's: no white space behind the opening one nor before the closing one, no digit behind the closing
/// one; so `$5 and $6` are prices. A dollar in braces belongs to the formula: `$\text{if $x$}$`.
struct FormulaEnds {
  private var ends: [Int32]

  /// Works them out for the tokens of a text.
  init(_ tokens: [InlineToken], in text: [UInt8]) {
    ends = Array(repeating: -1, count: tokens.count)
    /// For a group of braces: the next run of dollars, and the next of two.
    var nextDollars: [Int: Int] = [:]
    var nextPair: [Int: Int] = [:]
    var parenthesis = -1
    var bracket = -1
    for index in tokens.indices.reversed() {
      let token = tokens[index]
      switch token.kind {
      case .closeParenthesis: parenthesis = index
      case .closeBracket: bracket = index
      case .openParenthesis: ends[index] = Int32(parenthesis)
      case .openBracket: ends[index] = Int32(bracket)
      case .dollars:
        if token.count == 1 {
          if let next = nextDollars[token.group] {
            ends[index] = Self.inlineEnd(from: next, tokens, text, ends)
          }
        } else if token.count == 2 {
          ends[index] = Int32(nextPair[token.group] ?? -1)
          nextPair[token.group] = index
        }
        nextDollars[token.group] = index
      default: break
      }
    }
  }

  /// The index of the token that ends the formula that a token begins; `nil` if it begins none.
  func end(ofTokenAt index: Int) -> Int? {
    ends[index] < 0 ? nil : Int(ends[index])
  }

  /// The token that ends an inline formula for which the run of dollars at an index is the first candidate.
  private static func inlineEnd(
    from index: Int, _ tokens: [InlineToken], _ text: [UInt8], _ ends: [Int32]
  ) -> Int32 {
    let token = tokens[index]
    guard token.count == 1, token.index > 0, text[token.index - 1] > UInt8(ascii: " ") else {
      return -1
    }
    let isPrice = token.end < text.count && (0x30...0x39).contains(text[token.end])
    return isPrice ? ends[index] : Int32(index)
  }
}
