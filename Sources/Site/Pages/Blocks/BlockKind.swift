import Diagnostics
import Markdown
import Scenarios

/// What a fenced block is, by the first word of its info string.
enum BlockKind: Hashable {
  case scenario(ScenarioKind)
  /// A table made from the program's own tables of keys, values or names.
  case reference
  /// A listing.
  case code

  /// Kinds that the scenario language has and that cannot be worked out yet: an error, so that nothing is shown as code by mistake.
  private static let later = ["exercise", "clock", "configurator"]

  /// Reads the info word; a word that is nearly a kind's name is an error.
  init(of block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    let word = String(block.language)
    if let kind = ScenarioKind(rawValue: word) {
      self = .scenario(kind)
    } else if word == "reference" {
      self = .reference
    } else {
      self = .code
      if let fault = Self.fault(word, block) { diagnostics.append(fault) }
    }
  }

  /// Whether a block is a listing, and not a scenario that cannot be read or whose kind is misspelled.
  static func isListing(_ block: FencedBlock) -> Bool {
    var faults: [Diagnostic] = []
    return BlockKind(of: block, &faults) == .code && faults.isEmpty
  }

  private static func fault(_ word: String, _ block: FencedBlock) -> Diagnostic? {
    if later.contains(word) {
      return Diagnostic(
        .error, "scenario/unavailable-kind", at: block.languageRange,
        "`\(word)` blocks cannot be worked out by this version",
        explanation: "The kinds are \(kinds.map { "`\($0)`" }.joined(separator: ", ")).",
        solutions: [Solution("write `text` as its language to show it as it is")])
    }
    guard !word.isEmpty, !KnownLanguages.names.contains(word.lowercased()),
      let near = NearMiss.of(word, among: kinds + later)
    else { return nil }
    return Diagnostic(
      .error, "scenario/unknown-kind", at: block.languageRange,
      "`\(word)` is neither a kind of scenario nor a known language",
      explanation: "The kinds are \(kinds.map { "`\($0)`" }.joined(separator: ", ")).",
      solutions: [Solution("did you mean `\(near)`?", replacement: near)])
  }

  private static var kinds: [String] { ScenarioKind.allCases.map(\.name) + ["reference"] }
}
