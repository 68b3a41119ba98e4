import Diagnostics
import Nodes

/// What YAML allows and a course does not.
extension NodeBuilder {
  mutating func reportDuplicate(_ key: Scalar, first: Scalar) {
    diagnostics.append(
      Diagnostic(
        .error, "yaml/duplicate-key", at: key.range,
        "`\(key.text)` stands here a second time, first on line \(first.range.start.line)",
        notes: [DiagnosticNote(at: first.range, "`\(key.text)` stands here first")]))
  }

  mutating func refuseAlias(_ name: String, at place: Range<Int>) {
    let end = source.valueEnd(from: place.lowerBound, isFlow: flowDepth > 0)
    let whole = place.lowerBound..<max(place.upperBound, end)
    var solutions = [Quoting.solution(source.text(whole), at: source.range(whole))]
    if let near = NearMiss.of(name, among: anchorNames) {
      solutions.insert(Solution("did you mean `*\(near)`?", replacement: "*" + near), at: 0)
    }
    stop(
      Diagnostic(
        .error, "yaml/unknown-alias", at: source.range(place),
        "`*\(name)` repeats a value named `&\(name)`, and there is none before it",
        explanation: "A text that begins with `*` must be in quotes.", solutions: solutions))
  }

  mutating func refuseKey(_ key: Node, at place: Range<Int>) -> Node? {
    let start = place.lowerBound
    let isDoubled =
      start > 0 && source[start] == UInt8(ascii: "{") && source[start - 1] == source[start]
    let end = source.valueEnd(from: start, isFlow: false)
    var solutions: [Solution] = []
    if isDoubled {
      let whole = start - 1..<max(start, end)
      solutions = [Quoting.solution(source.text(whole), at: source.range(whole))]
    }
    stop(
      Diagnostic(
        .error, "yaml/key", at: key.range, "a key must be a single word or phrase",
        explanation: "A text that begins with `{` or `[` must be in quotes.", solutions: solutions))
    return nil
  }

  /// The bytes of a node without the `&name` and `!tag` before it.
  func withoutProperties(_ place: Range<Int>) -> Range<Int> {
    var start = place.lowerBound
    while start < place.upperBound,
      source[start] == UInt8(ascii: "&") || source[start] == UInt8(ascii: "!")
    {
      while start < place.upperBound, !source.isBlank(start) { start += 1 }
      start = source.skipBlanks(from: start, to: place.upperBound)
    }
    return start..<place.upperBound
  }
}
