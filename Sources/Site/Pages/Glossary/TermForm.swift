import Content

/// A form of a term as it is looked up: single spaces between its words, straight apostrophes, and a first letter whose case does not count.
struct TermForm: Hashable {
  let text: String

  init(_ written: String) {
    let straight = String(written.withSingleSpaces.map { $0 == "\u{2019}" ? "'" : $0 })
    text = straight.prefix(1).lowercased() + straight.dropFirst()
  }
}
