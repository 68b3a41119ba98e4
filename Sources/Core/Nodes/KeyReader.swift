import Diagnostics

/// Reads the keys of one mapping, each as what it wants, and gathers what is wrong.
///
/// ```
/// var reader = KeyReader(mapping, of: "of the front matter", area: "front-matter", known: ["title", "draft"])
/// let title = reader.text("title")
/// let isDraft = reader.truth("draft") ?? false
/// return (page, reader.diagnostics)
/// ```
///
/// A key that is not there reads as `nil` without a word. One that is there without a value, or with a value of another
/// kind, reads as `nil` with a diagnostic at its place. The diagnostics' identifiers begin with `area`: `unknown-key`,
/// `missing-key`, `missing-value`, `wrong-kind`, `not-a-truth-value`, `not-a-whole-number`, `out-of-range`,
/// `unknown-choice`, `comma-in-name`.
public struct KeyReader: Sendable {
  public let mapping: NodeMapping
  /// What the mapping describes, as it stands behind "is not a key": ``of `lens` ``, `of the front matter`.
  public let place: String
  /// The first part of the identifiers: `scenario`, `front-matter`, `site`.
  public let area: String
  /// What was wrong so far, in the order found.
  public var diagnostics: [Diagnostic]

  /// Begins to read a mapping; keys that are not known are errors with near misses.
  public init(_ mapping: NodeMapping, of place: String, area: String, known: [String]) {
    self.mapping = mapping
    self.place = place
    self.area = area
    diagnostics = mapping.unknownKeys(
      known: known, place: place, identifier: area + "/unknown-key")
  }

  /// True if the key is there, with or without a value.
  public func has(_ key: String) -> Bool { mapping[key] != nil }

  /// The value of a key, of any kind; a key without a value is an error.
  public mutating func value(_ key: String) -> Node? {
    guard let entry = mapping[key] else { return nil }
    if let scalar = entry.value.scalar, scalar.isAbsent {
      report("missing-value", at: entry.key.range, "`\(key)` needs a value")
      return nil
    }
    return entry.value
  }

  /// Reports a key that must be there and is not, at the start of the mapping.
  public mutating func require(_ key: String) {
    guard !has(key) else { return }
    var start = mapping.range
    start.end = start.start
    report("missing-key", at: start, "`\(key)` is missing, a key \(place) that must be there")
  }

  mutating func report(
    _ what: String, at range: SourceRange, _ summary: String, explanation: String? = nil,
    solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        .error, area + "/" + what, at: range, summary, explanation: explanation,
        solutions: solutions))
  }

  mutating func reportKind(_ node: Node, of key: String, wanted: String) {
    var explanation: String?
    if node.scalar == nil { explanation = "A text that begins with `[` or `{` must be in quotes." }
    report(
      "wrong-kind", at: node.range, "`\(key)` takes \(wanted), and this is \(node.kind)",
      explanation: explanation)
  }
}
