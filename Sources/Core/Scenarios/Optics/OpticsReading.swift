import Diagnostics
import Nodes
import Optics
import Quantities

/// Reads an optics block: what stands under its keys, and everything that is wrong with it.
struct OpticsReading {
  let scope: ValueScope
  var diagnostics: [Diagnostic] = []
  /// The units that the author wrote, with their places.
  private var units: [(start: SourcePosition, unit: Unit)] = []
  /// What the author wrote, by its key.
  private(set) var written = WrittenQuantities()
  /// The light for which the indices of glasses hold.
  var line = SpectralLine.d

  init(scope: ValueScope) {
    self.scope = scope
  }

  /// The units in the order in which they stand in the block.
  var unitPreference: UnitPreference {
    UnitPreference(units.sorted { $0.start < $1.start }.map { $0.unit })
  }

  /// True if the block cannot be worked out.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  // MARK: Faults

  mutating func report(
    _ identifier: String, _ place: SourceRange, _ summary: String, explanation: String? = nil,
    notes: [DiagnosticNote] = [], _ solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        .error, identifier, at: place, summary, explanation: explanation, notes: notes,
        solutions: solutions))
  }

  /// The same for what does not keep the block from being worked out.
  mutating func warn(
    _ identifier: String, _ place: SourceRange, _ summary: String, explanation: String? = nil,
    _ solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        .warning, identifier, at: place, summary, explanation: explanation, solutions: solutions))
  }

  mutating func checkKeys(of mapping: NodeMapping, _ table: KeyTable, besides more: [String] = []) {
    let unknown = mapping.unknownKeys(
      known: table.names + more, place: table.place, identifier: "scenario/unknown-key")
    diagnostics += unknown.map { withOwners($0, mapping, table) }
  }

  /// The same diagnostic with what makes the key one, where something does.
  private func withOwners(
    _ diagnostic: Diagnostic, _ mapping: NodeMapping, _ table: KeyTable
  ) -> Diagnostic {
    guard let place = mapping.entries.firstIndex(where: { $0.key.range == diagnostic.range })
    else { return diagnostic }
    let key = mapping.entries[place].key.text
    var told = diagnostic
    if let owners = OpticsSubject.owners(ofKey: key, in: table.place) {
      told.explanation = [owners, diagnostic.explanation].compactMap { $0 }.joined(separator: " ")
      told.solutions = []
    } else if table.place == OpticsKeys.block.place,
      let inner = OpticsSubject.mappings(with: key, in: mapping).first
    {
      told.solutions = [Solution("write `\(key)` inside `\(inner)`")]
    }
    return told
  }

  /// False if a key is misspelt: then what seems to be missing may be what it was meant for.
  func hasOnlyKeys(of table: KeyTable, _ mapping: NodeMapping) -> Bool {
    mapping.entries.allSatisfy { table.names.contains($0.key.text) }
  }

  /// True if a key that is missing is there but misspelt, which is reported already.
  func isMisspelt(_ key: String, in mapping: NodeMapping) -> Bool {
    mapping.entries.contains { NearMiss.of($0.key.text, among: [key]) != nil }
  }

  // MARK: Values of keys

  /// The mapping under a key.
  mutating func mapping(_ entry: NodeMapping.Entry, example: String) -> NodeMapping? {
    if let mapping = entry.value.mapping { return mapping }
    report(
      "scenario/wrong-value", entry.value.range,
      "`\(entry.key.text)` is a mapping, `\(entry.key.text): \(example)` for example")
    return nil
  }

  /// The word under a key, if it is one of those that may stand there.
  mutating func choice(_ node: Node, of key: String, among words: [String]) -> String? {
    let word = node.scalar?.text ?? ""
    if words.contains(word) { return word }
    let near = NearMiss.of(word, among: words)
    report(
      "scenario/unknown-choice", node.range,
      word.isEmpty ? "`\(key)` needs a word" : "`\(word)` is not a value of `\(key)`",
      explanation: [
        OpticsSubject.owners(ofWord: word, of: key),
        "Possible \(words.count == 1 ? "is" : "are") "
          + words.map { "`\($0)`" }.joined(separator: ", ") + ".",
      ].compactMap { $0 }.joined(separator: " "),
      near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
    return nil
  }

  /// The items of a list, or the one item that stands alone.
  func items(_ node: Node) -> [Node] { node.list?.items ?? [node] }

  /// The quantity under a key: written, or worked out from an expression that begins with `=`.
  mutating func quantity(
    _ entry: NodeMapping.Entry, as dimension: Dimension, example: String
  ) -> Quantity? {
    guard let scalar = entry.value.scalar, !scalar.isAbsent else {
      report(
        "scenario/wrong-value", entry.value.range,
        "`\(entry.key.text)` is \(dimension.described), `\(example)` for example")
      return nil
    }
    let quantity = quantity(scalar, as: dimension, of: entry.key.text, like: example)
    if let quantity { note(quantity, as: entry.key.text) }
    return quantity
  }

  /// Keeps a quantity as it was written, for the equations.
  mutating func note(_ quantity: Quantity, as key: String) { written.add(key, quantity) }

  /// What was noted since the last time, so that each thing of several can keep its own.
  mutating func takeWritten() -> WrittenQuantities {
    defer { written = WrittenQuantities() }
    return written
  }

  /// - Parameter example: whose unit is proposed where there is none.
  mutating func quantity(
    _ scalar: Scalar, as dimension: Dimension, of subject: String, like example: String? = nil
  ) -> Quantity? {
    var faults: [Diagnostic] = []
    let unit = example.flatMap {
      Quantity(parsing: $0, at: scalar.range, as: dimension, of: subject, reporting: &faults)?.unit
    }
    let quantity = scalar.quantity(
      dimension, of: subject, proposing: unit, in: scope, &diagnostics)
    guard let quantity else { return nil }
    if let unit = quantity.unit { units.append((scalar.range.start, unit)) }
    return isInRange(quantity, at: scalar.range, of: subject) ? quantity : nil
  }

  /// Beyond these bounds nothing can be worked out to any use, and much would overflow.
  mutating func isInRange(_ quantity: Quantity, at place: SourceRange, of subject: String)
    -> Bool
  {
    let size = quantity.value.magnitude
    if size == 0 || size.isInfinite || (1e-12...1e15).contains(size) { return true }
    report(
      "optics/out-of-range", place,
      size > 1
        ? "`\(subject)` is too large to be worked with"
        : "`\(subject)` is too small to be worked with",
      explanation: "Lengths lie between 10⁻¹² m and 10¹⁵ m, powers between 10⁻¹² D and 10¹⁵ D.",
      [Solution(size > 1 ? "write `infinity`" : "write `0`", replacement: nil)])
    return false
  }
}
