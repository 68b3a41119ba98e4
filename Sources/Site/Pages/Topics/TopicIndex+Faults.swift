import Diagnostics

extension TopicIndex {
  /// An error at each `see` and `see-also` that leads to no topic, or to one that only leads on.
  func faults(of marks: [PageMarks?]) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var names: [String]?
    for mark in marks.flatMap({ $0?.entries ?? [] }) {
      for reference in mark.see + mark.seeAlso {
        if names == nil { names = topics.map { $0.path.joined(separator: "!") } }
        // Comparing with all topics takes a while; an author mends the first faults first.
        let known = faults.count < Self.mostComparisons ? names ?? [] : []
        if let fault = fault(of: reference, in: mark, among: known) { faults.append(fault) }
      }
    }
    return faults
  }

  private static var mostComparisons: Int { 100 }

  private func fault(
    of reference: IndexReference, in mark: IndexMark, among names: [String]
  ) -> Diagnostic? {
    let written = reference.path.joined(separator: "!")
    guard let topic = topic(reference.path) else {
      let near = NearMiss.of(written, among: names)
      return Diagnostic(
        .error, "index/unknown-topic", at: reference.range,
        "`\(written)` is no entry of the topic index",
        solutions: [
          near.map { Solution("did you mean `\($0)`?", replacement: $0) }
            ?? Solution("mark a place with it: `[words]{index=\"\(written)\"}`")
        ])
    }
    guard !topics[topic].hasPage || reference.path == mark.path else { return nil }
    let next = topics[topic].see.first.map { topics[$0] }
    let solution =
      next.flatMap { $0.hasPage ? $0.path.joined(separator: "!") : nil }.map {
        Solution("write `\($0)`", replacement: $0)
      } ?? Solution("name an entry that has places")
    return Diagnostic(
      .error, "index/blind-reference", at: reference.range,
      "a reference leads to an entry with places, and `\(written)` has none of its own",
      explanation: "A reader who is sent on twice, or in a circle, gives up.",
      solutions: [solution])
  }
}

extension IndexMark {
  /// The warning that another spells the topic otherwise.
  func misspelled(_ other: [String], _ place: SourceRange) -> Diagnostic {
    let spelled = other.joined(separator: "!")
    return Diagnostic(
      .warning, "index/spelling", at: range,
      "entries that differ only by case are two entries of the index",
      notes: [DiagnosticNote(at: place, "the other is `\(spelled)`")],
      solutions: [Solution("write `\(spelled)`", replacement: spelled)])
  }
}
