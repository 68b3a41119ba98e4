import Diagnostics

/// A line that asks for a file, and its words.
struct IncludeLine {
  let scalars: [Unicode.Scalar]
  private let start: SourceRange

  /// - Parameters:
  ///   - scalars: the line without its end.
  ///   - start: where it begins.
  init(_ scalars: [Unicode.Scalar], at start: SourceRange) {
    self.scalars = scalars
    self.start = start
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The text of a word without its quotation marks.
  func unquoted(_ word: Range<Int>) -> String {
    let isQuoted =
      word.count > 1 && scalars[word.lowerBound] == "\"" && scalars[word.upperBound - 1] == "\""
    return text(isQuoted ? word.lowerBound + 1..<word.upperBound - 1 : word)
  }

  func place(_ range: Range<Int>) -> SourceRange {
    start.part(offset: range.lowerBound, count: range.count)
  }

  /// Its words; one in quotation marks may hold spaces.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var isQuoted = false
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\"" { isQuoted.toggle() }
      let isSpace = !isQuoted && (scalar == " " || scalar == "\t")
      // `include:"a b"` needs no space.
      if isSpace || (scalar == "\"" && isQuoted), let begin = start {
        words.append(begin..<index)
        start = nil
      }
      if !isSpace, start == nil { start = index }
    }
    if let start { words.append(start..<scalars.count) }
    return words
  }
}
