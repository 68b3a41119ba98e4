import Diagnostics
import Foundation
import Nodes
import Phrases
import YAML

/// The English phrasebook of the repository.
enum English {
  static let phrases = Phrases(
    language: "en", numberStyle: .english, patterns: patterns(beside: #filePath))

  private static func patterns(beside file: String) -> [String: PhrasePattern] {
    var folder = URL(filePath: file)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let path = folder.deletingLastPathComponent().appending(path: "Templates/phrases/en.yml")
    guard let data = try? Data(contentsOf: path) else { return [:] }
    let document = YAMLDocument(parsing: [UInt8](data), origin: TextOrigin(file: "en.yml"))
    var patterns: [String: PhrasePattern] = [:]
    if let root = document.root { collect(root, under: "", into: &patterns) }
    return patterns
  }

  private static func collect(
    _ node: Node, under key: String, into patterns: inout [String: PhrasePattern]
  ) {
    if let scalar = node.scalar {
      patterns[key] = PhrasePattern(scalar.text)
      return
    }
    let entries = node.mapping?.entries ?? []
    if entries.contains(where: { $0.key.text == "other" }) {
      var forms: [PluralCategory: String] = [:]
      for entry in entries {
        if let category = PluralCategory(rawValue: entry.key.text) {
          forms[category] = entry.value.scalar?.text
        }
      }
      patterns[key] = PhrasePattern(forms: forms)
      return
    }
    for entry in entries {
      collect(
        entry.value, under: key.isEmpty ? entry.key.text : key + "." + entry.key.text,
        into: &patterns)
    }
  }
}
