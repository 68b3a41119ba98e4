import Diagnostics
import Markdown

extension IndexMarkReader {
  /// The errors for all marks of a text that is not a page's: a caption, a definition of the glossary.
  static func misplacedMarks(in document: Document) -> [Diagnostic] {
    guard document.hasAttributes else { return [] }
    return document.attributedNodes(where: isMark).map { misplaced($0.range(ofValue: "index")) }
  }

  static func empty(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "index/empty-entry", at: range, "an index entry is a name, and this one is empty",
      solutions: [Solution("write `index=\"vergence\"`, or `index=\"power!unit\"` for a subentry")])
  }

  static func tooDeep(_ path: [String], _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "index/too-many-levels", at: range,
      "an index entry has at most \(mostLevels) levels, and this one has \(path.count)",
      solutions: [
        Solution("write `\(path.prefix(mostLevels).joined(separator: "!"))`")
      ])
  }

  static func misplaced(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "index/misplaced", at: range,
      "an index mark stands on words, a heading, a term or a container of a page's text",
      explanation: "Captions, images, formulas and listings are no places of the topic index.",
      solutions: [Solution("mark words of the text beside it: `[words]{index=\"entry\"}`")])
  }

  static func withoutEntry(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "index/no-entry", at: range,
      "`see` and `see-also` say what to look up besides an index entry, and this mark has none",
      solutions: [Solution("add the entry: `index=\"entry\"`, or `.index` for the marked words")])
  }
}
