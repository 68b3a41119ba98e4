import Content

/// Entries of the topic index as an author writes them in an attribute: `power!unit; dioptre`.
///
/// `;` stands between entries, `!` (or `>`, as in the front matter) between an entry and its subentry; a backslash takes the meaning from
/// each of them.
struct IndexEntries {
  /// One of them, with its place among the scalars of the text.
  struct Entry {
    var path: [String] = []
    var part: Range<Int>
  }

  private(set) var entries: [Entry] = []
  private var level = String.UnicodeScalarView()
  private var path: [String] = []

  init(_ text: String) {
    var start = 0
    var index = 0
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        if !"!>;\\".unicodeScalars.contains(scalar) { level.append("\\") }
        level.append(scalar)
        isEscaped = false
        index += 1
        continue
      case "\\": isEscaped = true
      case "!", ">": endLevel()
      case ";":
        endEntry(start..<index)
        start = index + 1
      default: level.append(scalar)
      }
      index += 1
    }
    if isEscaped { level.append("\\") }
    endEntry(start..<index)
  }

  private mutating func endLevel() {
    path.append(String(level).withSingleSpaces)
    level = String.UnicodeScalarView()
  }

  private mutating func endEntry(_ part: Range<Int>) {
    endLevel()
    entries.append(Entry(path: path, part: part))
    path = []
  }
}
