/// What can have a number and be referred to by it: `@fig:id`, `@eq:id`, `@thm:id`.
public enum LabelKind: String, Sendable, Hashable, CaseIterable {
  case figure, table, equation, section
  case theorem, lemma, corollary, proposition, definition, example, exercise, remark

  /// The kind that a name such as `fig:lens` or `fig-lens` begins with, and what follows; `nil` if it begins with none. At the
  /// beginning of a sentence some write `Fig:lens`.
  public static func split(_ name: String) -> (kind: LabelKind, rest: String)? {
    guard
      let end = name.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }),
      let kind = LabelKind(prefix: name[..<end])
        ?? withSmallLetter(name[..<end]).flatMap({ LabelKind(prefix: $0) })
    else { return nil }
    let rest = name[name.utf8.index(after: end)...]
    return rest.isEmpty ? nil : (kind, String(rest))
  }

  /// The ids that a name may mean, the likeliest first: with its prefix, and without.
  public static func identifiers(of name: String, without rest: String) -> [String] {
    [name] + (withSmallLetter(name[...]).map { [$0] } ?? []) + [rest]
  }

  /// A name that begins with a capital letter, begun with a small one; `nil` for others.
  private static func withSmallLetter(_ name: Substring) -> String? {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The kind that a prefix means: the usual short ones and the whole word.
  init?(prefix: some StringProtocol) {
    switch prefix {
    case "fig": self = .figure
    case "tbl", "tab": self = .table
    case "eq", "eqn": self = .equation
    case "sec": self = .section
    case "thm": self = .theorem
    case "lem": self = .lemma
    case "cor": self = .corollary
    case "prp", "prop": self = .proposition
    case "def", "dfn": self = .definition
    case "exm": self = .example
    case "exr": self = .exercise
    case "rem": self = .remark
    default: self.init(rawValue: String(prefix))
    }
  }

  /// The prefix that an author is told to write.
  public var prefix: String {
    switch self {
    case .figure: "fig"
    case .table: "tbl"
    case .equation: "eq"
    case .section: "sec"
    case .theorem: "thm"
    case .lemma: "lem"
    case .corollary: "cor"
    case .proposition: "prp"
    case .definition: "def"
    case .example: "exm"
    case .exercise: "exr"
    case .remark: "rem"
    }
  }
}
