/// The texts of CSL: the few tags that it allows become styles, all else is text.
enum CSLText {
  private static let tags: [String: RichText.Style] = [
    "i": .emphasis, "em": .emphasis, "b": .strong, "strong": .strong, "sup": .superscript,
    "sub": .subscript, "sc": .smallCapitals, "span": [],
  ]

  static func richText(_ text: String) -> RichText {
    var result = RichText()
    var open: [(name: String, style: RichText.Style)] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      result.append(String(rest[..<start]), style: open.last?.style ?? [])
      rest = rest[start...]
      // No tag of CSL is long.
      guard let end = rest.prefix(64).firstIndex(of: ">"),
        read(rest[rest.index(after: start)..<end], &open)
      else {
        result.append("<", style: open.last?.style ?? [])
        rest = rest.dropFirst()
        continue
      }
      rest = rest[rest.index(after: end)...]
    }
    result.append(String(rest), style: open.last?.style ?? [])
    return result
  }

  /// Opens or closes a tag; `false` if it is none of CSL's.
  private static func read(
    _ tag: Substring, _ open: inout [(name: String, style: RichText.Style)]
  ) -> Bool {
    if tag.hasPrefix("/") {
      guard open.last?.name == String(tag.dropFirst()) else { return false }
      open.removeLast()
      return true
    }
    let name = String(tag.prefix { $0.isLetter })
    guard var style = tags[name] else { return false }
    if name == "span", tag.contains("small-caps") { style = .smallCapitals }
    open.append((name, style.union(open.last?.style ?? [])))
    return true
  }
}
