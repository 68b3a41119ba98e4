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
    for entry in entries where !known.contains(entry.key.text) {
      let name = entry.key.text
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
}
