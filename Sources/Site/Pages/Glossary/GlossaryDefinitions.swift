import Content
import Diagnostics
import Markdown
import Nodes
import Phrases

/// What the terms of a glossary mean, parsed.
struct GlossaryDefinitions: Sendable {
  private let glossary: Glossary
  /// The texts of `glossary.yml`, parallel to the terms; `nil` for a term that a page defines, or that only refers to others.
  private let documents: [Document?]

  init(_ glossary: Glossary) {
    self.glossary = glossary
    documents = glossary.terms.map { term in
      guard case .entry(let entry) = term.source, let definition = entry.definition else {
        return nil
      }
      return Document(
        parsing: Array(definition.text.utf8)[...], file: definition.range.file,
        firstLine: definition.range.start.line)
    }
  }

  /// The texts of `glossary.yml` as they stand in the list; what is wrong with them is added to `diagnostics`.
  func texts(_ checker: TextChecker, _ diagnostics: inout [Diagnostic]) -> [CheckedText?] {
    zip(glossary.terms, documents).map { term, document in
      guard let document, case .entry(let entry) = term.source, let definition = entry.definition
      else { return nil }
      var faults = document.diagnostics
      let text = checker.checked(document, in: nil, at: term.address, &faults)
      faults += IndexMarkReader.misplacedMarks(in: document)
      diagnostics += faults.map { fault in
        var fault = fault
        fault.range = definition.place(of: fault.range)
        return fault
      }
      return text
    }
  }

  /// What each term means as plain text, for hover texts.
  func descriptions(_ checker: TextChecker, _ phrases: Phrases) -> [String] {
    // What is wrong is told where the texts are checked.
    var faults: [Diagnostic] = []
    let texts = texts(checker, &faults)
    var pages: [Int: CheckedText] = [:]
    return zip(glossary.terms, texts).map { term, text in
      switch term.source {
      case .entry(let entry):
        guard let text else { return Self.reference(entry.see, phrases) }
        return Self.plain(text, text.document.nodes.indices)
      case .page(let file, let marked):
        let source = checker.links.course.files[file]
        let text =
          pages[file] ?? checker.checked(source.document, in: file, at: source.address, &faults)
        pages[file] = text
        return Self.plain(text, marked.definition)
      }
    }
  }

  private static func plain(_ text: CheckedText, _ nodes: Range<Int>) -> String {
    text.plainText(of: nodes).withSingleSpaces
  }

  private static func reference(_ terms: [Scalar], _ phrases: Phrases) -> String {
    let names = terms.map(\.text).joined(separator: phrases(SitePhrase.listSeparator))
    return phrases(GlossaryPhrase.see) + " " + names
  }
}
