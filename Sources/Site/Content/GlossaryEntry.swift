import Diagnostics
import Nodes

/// A term of `glossary.yml`.
public struct GlossaryEntry: Sendable {
  public let term: Scalar
  /// What the term means, in Markdown; `nil` if it only refers to others.
  public let definition: Scalar?
  /// Other forms of the term: its plural, its spelling elsewhere.
  public let also: [Scalar]
  public let abbreviation: Scalar?
  /// The terms that it refers to.
  public let see: [Scalar]

  /// The keys of a term, as data.
  public static let keys = KeyTable(
    "of a term",
    [
      KeyDescription("definition", .text, phrase: "reference.glossary.definition"),
      KeyDescription("also", .list, phrase: "reference.glossary.also"),
      KeyDescription("abbreviation", .name, phrase: "reference.glossary.abbreviation"),
      KeyDescription("see", .list, phrase: "reference.glossary.see"),
    ])

  /// Reads the terms of a glossary; what is wrong is added to `diagnostics`, and the rest is kept.
  static func entries(
    reading root: Node?, _ diagnostics: inout [Diagnostic]
  ) -> [GlossaryEntry] {
    guard let root else { return [] }
    guard let mapping = root.mapping else {
      diagnostics.append(
        Diagnostic(
          .error, "glossary/not-a-mapping", at: root.range,
          "glossary.yml is a list of terms and their definitions",
          solutions: [Solution("write `term: definition`, one term on a line")]))
      return []
    }
    return mapping.entries.compactMap { entry(reading: $0, &diagnostics) }
  }

  private static func entry(
    reading item: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]
  ) -> GlossaryEntry? {
    guard hasText(item.key) else {
      diagnostics.append(
        Diagnostic(
          .error, "glossary/empty-definition", at: item.value.range,
          "a definition stands behind the term that it defines",
          solutions: [Solution("write `term: definition`")]))
      return nil
    }
    guard let mapping = item.value.mapping else {
      guard let definition = item.value.scalar else {
        diagnostics.append(
          Diagnostic(
            .error, "glossary/wrong-kind", at: item.value.range,
            "a term takes a definition, or keys and values, and this is a list",
            explanation: "A definition that begins with `[` or `{` must be in quotes."))
        return nil
      }
      guard hasText(definition) else {
        diagnostics.append(undefined(item.key))
        return nil
      }
      return GlossaryEntry(
        term: item.key, definition: definition, also: [], abbreviation: nil, see: [])
    }
    var reader = KeyReader(
      mapping, of: keys.place, area: "glossary", known: keys.names)
    let definition = reader.text("definition")
    let entry = GlossaryEntry(
      term: item.key, definition: definition.flatMap { hasText($0) ? $0 : nil },
      also: reader.names("also") ?? [], abbreviation: reader.name("abbreviation"),
      see: reader.names("see") ?? [])
    let isUndefined = entry.definition == nil && entry.see.isEmpty && reader.diagnostics.isEmpty
    if isUndefined || definition != nil && entry.definition == nil {
      reader.diagnostics.append(undefined(item.key))
    }
    diagnostics += reader.diagnostics
    return entry
  }

  private static func hasText(_ scalar: Scalar) -> Bool {
    scalar.text.contains { !$0.isWhitespace }
  }

  private static func undefined(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      .error, "glossary/empty-definition", at: key.range, "`\(key.text)` needs a definition",
      solutions: [
        Solution("write what it means behind the colon, or `see:` with the term that says it")
      ])
  }
}
