import Diagnostics
import Foundation
import Nodes
import Phrases
import TestSupport
import YAML

@testable import Citations

/// The English phrases, read from the phrasebook that ships.
let english: Phrases = {
  let path = Repository.folder + "/Templates/phrases/en.yml"
  let bytes = (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } ?? []
  let yaml = YAMLDocument(parsing: bytes, origin: TextOrigin(file: path))
  var patterns: [String: PhrasePattern] = [:]
  func add(_ mapping: NodeMapping, _ prefix: String) {
    for entry in mapping.entries {
      let key = prefix.isEmpty ? entry.key.text : prefix + "." + entry.key.text
      switch entry.value {
      case .scalar(let scalar): patterns[key] = PhrasePattern(scalar.text)
      case .mapping(let inner):
        let forms = inner.entries.compactMap { form in
          PluralCategory(rawValue: form.key.text).map { ($0, form.value.scalar?.text ?? "") }
        }
        if forms.count == inner.entries.count {
          patterns[key] = PhrasePattern(forms: Dictionary(uniqueKeysWithValues: forms))
        } else {
          add(inner, key)
        }
      case .list: break
      }
    }
  }
  if let root = yaml.root?.mapping { add(root, "") }
  return Phrases(language: "en", numberStyle: .english, patterns: patterns)
}()

/// A text with plain spaces for those that no line breaks at.
func spaced(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }

/// What a bibliography file gives: its references, and everything that is wrong with it.
struct Reading {
  let bibliography: Bibliography
  var references: [Reference] = []
  var diagnostics: [Diagnostic] = []

  init(bib text: String) {
    var bibliography = Bibliography()
    bibliography.add(bibTeX: Array(text.utf8), file: "references.bib", reporting: &diagnostics)
    self.bibliography = bibliography
    readAll()
  }

  init(csl text: String) {
    var bibliography = Bibliography()
    bibliography.add(csl: Array(text.utf8), file: "references.json", reporting: &diagnostics)
    self.bibliography = bibliography
    readAll()
  }

  private mutating func readAll() {
    for key in bibliography.keys {
      if let reference = bibliography.reference(key, reporting: &diagnostics) {
        references.append(reference)
      }
    }
  }

  /// The list of all of them, in the order of the file.
  func list(_ style: CitationStyle = CitationStyle()) -> ReferenceList {
    ReferenceList(references, style: style, phrases: english)
  }

  /// The whole entries, as plain text.
  func entries(_ style: CitationStyle = CitationStyle()) -> [String] {
    list(style).entries.map { spaced($0.text.plain) }
  }
}
