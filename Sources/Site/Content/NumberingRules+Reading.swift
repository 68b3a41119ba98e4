import Diagnostics
import Nodes

extension NumberingRules {
  static let scopes = Scope.allCases.map(\.rawValue)

  /// The keys below `numbering`, as data.
  public static let keys = KeyTable(
    "of numbering",
    [
      KeyDescription("by", .choice(scopes), phrase: "reference.numbering.by"),
      KeyDescription("headings", .number, phrase: "reference.numbering.headings"),
    ])

  /// Reads `numbering: chapter`, or `numbering: {by: chapter, headings: 2}`.
  init(reading node: Node, _ diagnostics: inout [Diagnostic]) {
    self.init()
    if let scalar = node.scalar {
      guard let scope = Scope(rawValue: scalar.text) else {
        let near = NearMiss.of(scalar.text, among: Self.scopes)
        diagnostics.append(
          Diagnostic(
            .error, "site/wrong-value", at: scalar.range,
            "numbers run by \(Self.scopes.map { "`\($0)`" }.joined(separator: ", "))",
            solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
        return
      }
      self.scope = scope
      return
    }
    guard let mapping = node.mapping else {
      diagnostics.append(
        Diagnostic(
          .error, "site/wrong-value", at: node.range,
          "`numbering` is a word, or the keys `by` and `headings`"))
      return
    }
    var reader = KeyReader(mapping, of: Self.keys.place, area: "site", known: Self.keys.names)
    if let word = reader.choice("by", of: Self.scopes) { scope = Scope(rawValue: word) ?? .page }
    let levels = reader.value("headings")
    diagnostics += reader.diagnostics
    guard let levels else { return }
    guard let count = levels.scalar.flatMap({ Int($0.text) }),
      (0...Self.mostLevels).contains(count)
    else {
      diagnostics.append(
        Diagnostic(
          .error, "site/wrong-value", at: levels.range,
          "`headings` is how many levels below a title are numbered, from 0 to \(Self.mostLevels)"))
      return
    }
    headingLevels = count
  }
}
