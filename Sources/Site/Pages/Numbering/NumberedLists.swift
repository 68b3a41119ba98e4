import Content
import Diagnostics
import Markdown

/// The lists of a page, `::: list-of figures`: of what kind of thing each is, by the index of its container.
struct NumberedLists: Sendable {
  private(set) var kinds: [Int: LabelKind] = [:]

  /// - Parameters:
  ///   - document: the page's text.
  ///   - diagnostics: receives an error for a list of nothing known.
  init(_ document: Document, _ diagnostics: inout [Diagnostic]) {
    guard document.hasContainer(.listOf) else { return }
    for (index, container) in document.containers.enumerated() where container.kind == .listOf {
      let word = container.title.map { document.plainText(of: $0).lowercased() } ?? ""
      if let kind = Self.kind(of: word) {
        kinds[index] = kind
      } else {
        diagnostics.append(Self.unknown(word, at: container.range))
      }
      let head = container.title ?? container.node
      let first = container.title.map { document.nodes[$0].end } ?? head + 1
      if first < document.nodes[container.node].end {
        diagnostics.append(Self.filled(at: container.range))
      }
    }
  }

  private static let words: [(word: String, kind: LabelKind)] =
    LabelKind.allCases.filter { $0 != .section }.map { ($0.plural, $0) }

  private static func kind(of word: String) -> LabelKind? {
    words.first { $0.word == word }?.kind
  }

  private static func unknown(_ word: String, at range: SourceRange) -> Diagnostic {
    let near = NearMiss.of(word, among: words.map(\.word))
    let known = words.map { "`\($0.word)`" }.joined(separator: ", ")
    return Diagnostic(
      .error, "markdown/unknown-list", at: range,
      word.isEmpty ? "a list says of what it is" : "`\(word)` are nothing that could be listed",
      explanation: "There are lists of \(known).",
      solutions: [
        near.map { Solution("did you mean `::: list-of \($0)`?") }
          ?? Solution("write `::: list-of figures` for example")
      ])
  }

  private static func filled(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "markdown/filled-place", at: range,
      "what stands in this container is not shown, because a list is put in its place",
      solutions: [Solution("move it out, and close the container on the next line")])
  }
}

extension LabelKind {
  /// The word for several, as authors write it.
  fileprivate var plural: String {
    switch self {
    case .corollary: "corollaries"
    default: rawValue + "s"
    }
  }
}
