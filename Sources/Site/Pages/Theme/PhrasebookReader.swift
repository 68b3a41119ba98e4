import Diagnostics
import Nodes
import Numbers
import Phrases
import YAML

/// Reads `Templates/phrases/LANG.yml`: nested mappings whose keys, joined by dots, name the phrases.
struct PhrasebookReader {
  private var patterns: [String: PhrasePattern] = [:]
  private var texts: [String: String] = [:]
  private var diagnostics: [Diagnostic] = []

  /// The phrases of a file, and what is wrong with it.
  static func read(
    _ file: ThemeFile, language: String
  ) -> (phrases: Phrases, diagnostics: [Diagnostic]) {
    var reader = PhrasebookReader()
    let yaml = YAMLDocument(parsing: file.bytes, origin: TextOrigin(file: file.shown))
    reader.diagnostics += yaml.diagnostics
    if let root = yaml.root?.mapping { reader.add(root, prefix: "") }
    let phrases = Phrases(
      language: language, numberStyle: reader.numberStyle(), patterns: reader.patterns)
    return (phrases, reader.diagnostics)
  }

  private mutating func add(_ mapping: NodeMapping, prefix: String) {
    let categories = PluralCategory.allCases.map(\.rawValue)
    for entry in mapping.entries {
      let key = prefix.isEmpty ? entry.key.text : prefix + "." + entry.key.text
      switch entry.value {
      case .scalar(let scalar):
        patterns[key] = PhrasePattern(scalar.text)
        texts[key] = scalar.text
      case .mapping(let forms)
      where !forms.entries.isEmpty
        && forms.entries.allSatisfy({
          categories.contains($0.key.text) && $0.value.scalar != nil
        }):
        patterns[key] = pattern(forms)
      case .mapping(let inner): add(inner, prefix: key)
      case .list(let list):
        diagnostics.append(
          Diagnostic(
            .error, "site/wrong-phrase", at: list.range, "a phrase is text, not a list"))
      }
    }
  }

  private func pattern(_ forms: NodeMapping) -> PhrasePattern {
    var texts: [PluralCategory: String] = [:]
    for entry in forms.entries {
      guard let category = PluralCategory(rawValue: entry.key.text) else { continue }
      texts[category] = entry.value.scalar?.text
    }
    return PhrasePattern(forms: texts)
  }

  private func numberStyle() -> NumberStyle {
    func part(_ name: String, _ usual: String) -> String {
      texts["numbers.\(name)"] ?? usual
    }
    let usual = NumberStyle.english
    return NumberStyle(
      decimalSeparator: part("decimal", usual.decimalSeparator),
      groupSeparator: part("group", usual.groupSeparator), minus: part("minus", usual.minus),
      unitSpace: part("unit-space", usual.unitSpace))
  }
}
