import Content
import Diagnostics

extension Glossary {
  /// Where the list of all terms stands: in the first empty glossary in reading order, else on a page of its own if `glossary.yml` has
  /// terms.
  static func listPlace(
    _ course: Course, _ marks: [PageMarks?], _ order: [Int], _ diagnostics: inout [Diagnostic]
  ) -> ListPlace? {
    var first: (file: Int, node: Int, range: SourceRange)?
    for file in order {
      for (node, range) in marks[file]?.lists ?? [] {
        guard let other = first else {
          first = (file, node, range)
          continue
        }
        diagnostics.append(second(at: range, besides: other.range))
      }
    }
    let hasTerms = !course.glossary.isEmpty || marks.contains { $0?.terms.isEmpty == false }
    if let first {
      if !hasTerms { diagnostics.append(withoutTerms(first.range)) }
      return .page(first.file, node: first.node)
    }
    guard !course.glossary.isEmpty else { return nil }
    if let owner = owner(of: madeAddress, course) {
      diagnostics.append(taken(by: owner))
      return nil
    }
    return .made
  }

  /// The ids of the terms in the list.
  var listedAnchors: Set<String> {
    Set(
      terms.compactMap { term in
        if case .entry = term.source { term.anchor } else { nil }
      })
  }

  /// The ids that a fragment can name in each page: those of the list too, on the page that shows it.
  func fragments(_ outlines: [PageOutline]) -> [Set<String>] {
    var fragments = outlines.map(\.ids)
    if case .page(let file, _) = list { fragments[file].formUnion(listedAnchors) }
    return fragments
  }

  /// The author's file at an address.
  private static func owner(of address: Address, _ course: Course) -> String? {
    let path = address.path.lowercased()
    return course.files.first { $0.address.path.lowercased() == path }?.shown
      ?? course.assets.first { $0.address.path.lowercased() == path }.map {
        "\(course.content)/\($0.source)"
      }
  }

  private static func taken(by owner: String) -> Diagnostic {
    Diagnostic(
      .error, "glossary/taken-address", at: SourceRange(startOf: owner),
      "`\(madeAddress.path)` is the page of the terms of `glossary.yml`",
      explanation: "A page of the author's can show the list in its place.",
      solutions: [
        Solution("write `::: glossary` and `:::` where the list is to stand"),
        Solution("give the file another name"),
      ])
  }

  private static func second(at range: SourceRange, besides other: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "glossary/second-list", at: range, "the list of all terms stands in one place",
      notes: [DiagnosticNote(at: other, "it stands here")],
      solutions: [Solution("take one of them away, or link to the other")])
  }

  private static func withoutTerms(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "glossary/no-terms", at: range,
      "a glossary holds a list of definitions, or nothing",
      explanation:
        "Where it holds nothing, the list of all terms is shown, and the course has none yet.",
      solutions: [
        Solution("write `glossary.yml` with a line for each term: `term: definition`")
      ])
  }
}
