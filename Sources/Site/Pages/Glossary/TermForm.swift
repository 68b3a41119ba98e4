/// A form of a term as it is looked up: single spaces between its words, straight apostrophes, and a first letter whose case does not count.
struct TermForm: Hashable {
  let text: String

  init(_ written: String) {
    let words = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let straight = String(words.map { $0 == "\u{2019}" ? "'" : $0 })
    text = straight.prefix(1).lowercased() + straight.dropFirst()
  }
}
