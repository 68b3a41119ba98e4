/// A line that begins or ends a region of a file, as editors fold them (`// #region NAME`, `# #endregion`) or as some generators mark
/// them (`// ANCHOR: NAME`, `// ANCHOR_END: NAME`). Such lines are not shown.
enum RegionMark: Equatable {
  case begin(String)
  /// The same, if only an end with its name ends it.
  case anchor(String)
  /// With the name, if it is said.
  case end(String)

  /// The name of the region that the mark begins.
  var begun: String? {
    switch self {
    case .begin(let name), .anchor(let name): name
    case .end: nil
    }
  }

  private static let spellings: [(mark: String, isBegin: Bool)] = [
    ("#endregion", false), ("#region", true), ("ANCHOR_END:", false), ("ANCHOR:", true),
  ]

  /// A mark in Markdown, which is an HTML comment: `<!-- #region NAME -->`.
  init?(inMarkdown line: ArraySlice<UInt8>) {
    guard line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "<!--".utf8) else {
      return nil
    }
    self.init(line)
  }

  init?(_ line: ArraySlice<UInt8>) {
    guard line.contains(UInt8(ascii: "#")) || line.contains(UInt8(ascii: ":")) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    for (mark, isBegin) in Self.spellings {
      guard let range = text.firstRange(of: mark) else { continue }
      // Only the signs of a comment stand before it.
      guard text[..<range.lowerBound].allSatisfy({ !$0.isLetter && !$0.isNumber }) else {
        return nil
      }
      let name = text[range.upperBound...].split { $0 == " " || $0 == "\t" }.first ?? ""
      let isNamed = !name.isEmpty && name != "*/" && name != "-->"
      if isBegin, !isNamed { return nil }
      let text = isNamed ? String(name) : ""
      self = !isBegin ? .end(text) : mark == "#region" ? .begin(text) : .anchor(text)
      return
    }
    return nil
  }
}
