/// What a container is: an admonition, a statement of mathematics or teaching, or a way to lay out what is in it.
public enum ContainerKind: String, Sendable, Hashable, CaseIterable {
  case note, tip, important, warning, caution, danger, info, seealso
  case theorem, lemma, corollary, proposition, definition, example, exercise, proof, solution, hint,
    remark
  /// Folded away until the reader opens it.
  case details
  /// Figures beside one another.
  case sideBySide = "side-by-side"
  /// Places where the site puts what it gathered: the list of what is numbered, `::: list-of figures`, and what is cited.
  case listOf = "list-of"
  case bibliography
  /// Definitions of terms that the course's pages link to.
  case glossary
  /// Only a class, for a style sheet: `::: {.name}`.
  case division

  /// Whether it is set apart from the text with a title of its kind.
  public var isAdmonition: Bool {
    switch self {
    case .note, .tip, .important, .warning, .caution, .danger, .info, .seealso: true
    default: false
    }
  }

  /// Whether it is a statement such as a theorem or an exercise, which later pages may refer to.
  public var isStatement: Bool {
    switch self {
    case .details, .sideBySide, .listOf, .bibliography, .glossary, .division: false
    default: !isAdmonition
    }
  }

  /// Whether the site writes something in its place.
  public var isPlace: Bool { self == .listOf || self == .bibliography || self == .glossary }

  /// The kind that a name means; some have a second name.
  init?(named name: String) {
    switch name {
    case "admonition": self = .note
    case "dropdown", "toggle": self = .details
    case "figure-row": self = .sideBySide
    case "spoiler": self = .details
    case "attention": self = .caution
    case "error": self = .danger
    case "division": return nil
    default:
      if let kind = Self(rawValue: name) {
        self = kind
        return
      }
      guard let kind = Self.foreign(name) else { return nil }
      self = kind
    }
  }

  /// `prf:theorem` of MyST and `callout-note` of Quarto.
  private static func foreign(_ name: String) -> ContainerKind? {
    if name.hasPrefix("prf:"), let kind = Self(rawValue: name.dropFirst(4).lowercased()) {
      return kind.isStatement ? kind : nil
    }
    if name.hasPrefix("callout-"), let kind = Self(rawValue: String(name.dropFirst(8))) {
      return kind.isAdmonition ? kind : nil
    }
    return nil
  }

  /// The names that an author may write.
  static let names =
    allCases.filter { $0 != .division }.map(\.rawValue) + [
      "figure-row", "spoiler", "attention", "error",
    ]
}
