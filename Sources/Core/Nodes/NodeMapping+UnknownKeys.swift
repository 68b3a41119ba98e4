import Diagnostics

extension NodeMapping {
  /// One error for each key that is not in `known`, with the near miss.
  ///
  /// - Parameters:
  ///   - known: every key that may stand here.
  ///   - place: what the mapping describes, for the message: ``of `lens` ``, `of the front matter`.
  ///   - identifier: the diagnostic's identifier, for example `scenario/unknown-key`.
  public func unknownKeys(known: [String], place: String, identifier: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, entry) in entries.enumerated() where !known.contains(entry.key.text) {
      let name = entry.key.text
      if index > 0, let cut = Self.cut(entries[index - 1], entry, place, identifier) {
        found.append(cut)
        continue
      }
      let near = NearMiss.of(name, among: known)
      let solutions = near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []
      found.append(
        Diagnostic(
          .error, identifier, at: entry.key.range, "`\(name)` is not a key \(place)",
          explanation: "The keys here are " + known.map { "`\($0)`" }.joined(separator: ", ") + ".",
          solutions: solutions))
    }
    return found
  }

  /// In braces a comma ends a value: `{place: 3 mm in, 2 mm up}` has a key `2 mm up`. The error for such a key; `nil` for another.
  private static func cut(
    _ before: Entry, _ entry: Entry, _ place: String, _ identifier: String
  ) -> Diagnostic? {
    guard let rest = entry.key.text.unicodeScalars.first, ("0"..."9").contains(rest),
      entry.value.scalar?.isAbsent == true, let value = before.value.scalar, !value.isAbsent,
      value.range.end.line == entry.key.range.start.line, value.range.end < entry.key.range.start
    else { return nil }
    let whole = "\"\(value.text), \(entry.key.text)\""
    return Diagnostic(
      .error, identifier,
      at: SourceRange(
        file: value.range.file, start: value.range.start, end: entry.key.range.end),
      "a comma ends the value of `\(before.key.text)`, and `\(entry.key.text)` is not a key \(place)",
      explanation: "A value with a comma in it stands in quotes.",
      solutions: [Solution("write `\(whole)`", replacement: whole)])
  }
}
