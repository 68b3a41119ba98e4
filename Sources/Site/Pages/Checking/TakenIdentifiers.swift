import Diagnostics
import Markdown

/// Finds the ids in braces that the site gives to something else on the page: two things would have one id.
enum TakenIdentifiers {
  /// - Parameters:
  ///   - document: the page's text.
  ///   - figures: what follows `figure-` in the ids of its figures.
  static func faults(in document: Document, figures: [String?]) -> [Diagnostic] {
    let given = document.attributeIdentifiers
    guard !given.isEmpty else { return [] }
    var taken = Set(document.footnoteIdentifiers)
    for figure in figures { if let figure { taken.insert("figure-" + figure) } }
    return given.compactMap { name in
      guard taken.contains(name) || isOfSite(name), let range = document.range(ofIdentifier: name)
      else { return nil }
      return Diagnostic(
        .error, "markdown/duplicate-id", at: range,
        "`\(name)` is an id that the site gives to something on this page",
        solutions: [Solution("choose another id")])
    }
  }

  /// Whether an id is one of those of the templates, or of the lists of references.
  static func isOfSite(_ name: String) -> Bool {
    name.hasPrefix("site.") || name.hasPrefix("ref/") || name.hasPrefix("cite/")
      || name.hasPrefix("cite-") && name.contains("/")
  }
}
