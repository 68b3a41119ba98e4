/// A part of a text in DOT, and where it stands, in code points.
struct DotToken: Hashable {
  enum Kind: Hashable {
    /// A word, a number or a text in quotes.
    case name
    /// `--` or `->`.
    case joiner
    /// One of `{ } [ ] ; , = :`.
    case sign
    /// A text in `<` and `>`, which is HTML.
    case html
    /// A character that DOT does not have, or a text in quotes that does not end.
    case fault
  }

  var kind: Kind
  /// The text, without its quotes.
  var text: String
  var place: Range<Int>
  var isQuoted = false

  /// All parts of a text; comments and lines that begin with `#` are left out.
  static func tokens(of text: String) -> [DotToken] {
    var scanner = DotScanner(letters: Array(text.unicodeScalars))
    var tokens: [DotToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}
