import Diagnostics
import Nodes

extension SiteConfiguration {
  /// Reads the keys; what is wrong is added to `diagnostics`, and the rest is kept.
  init(reading root: Node?, _ diagnostics: inout [Diagnostic]) {
    self.init()
    guard let root else { return }
    guard let mapping = root.mapping else {
      diagnostics.append(
        Diagnostic(
          .error, "site/not-a-mapping", at: root.range, "site.yml is a list of keys and values",
          solutions: [Solution("write `title: …`, one key on a line")]))
      return
    }
    diagnostics += mapping.unknownKeys(
      known: Self.keys.names, place: Self.keys.place, identifier: "site/unknown-key")
    for entry in mapping.entries { read(entry, &diagnostics) }
  }

  private mutating func read(_ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]) {
    switch entry.key.text {
    case "title": title = Self.text(entry, &diagnostics)?.text ?? title
    case "author": author = Self.text(entry, &diagnostics)?.text
    case "language":
      guard let scalar = Self.text(entry, &diagnostics) else { break }
      if Self.isLanguageTag(scalar.text) {
        language = scalar.text
      } else {
        diagnostics.append(
          Self.wrongValue(scalar.range, "`language` is a language tag, `en` or `de` for example"))
      }
    case "address": readAddress(entry, &diagnostics)
    case "raw-html": readRawHTML(entry, &diagnostics)
    case "optics", "graphs", "units":
      if let mapping = entry.value.mapping {
        scenarioDefaults[entry.key.text] = mapping
      } else {
        diagnostics.append(
          Self.wrongValue(entry.value.range, "`\(entry.key.text)` is a mapping of keys to values"))
      }
    case "severity": readSeverities(entry, &diagnostics)
    default: break
    }
  }

  private mutating func readAddress(
    _ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]
  ) {
    guard let scalar = Self.text(entry, &diagnostics) else { return }
    let isWeb = scalar.text.hasPrefix("https://") || scalar.text.hasPrefix("http://")
    guard isWeb, !scalar.text.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace }) else {
      diagnostics.append(
        Self.wrongValue(
          scalar.range, "`address` is where the site is published, `https://example.org/optics/`"))
      return
    }
    address = scalar.text.hasSuffix("/") ? scalar.text : scalar.text + "/"
  }

  private mutating func readRawHTML(
    _ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]
  ) {
    guard let scalar = Self.text(entry, &diagnostics) else { return }
    switch scalar.text {
    case "pass": escapesRawHTML = false
    case "escape": escapesRawHTML = true
    default:
      diagnostics.append(Self.wrongValue(scalar.range, "`raw-html` is `pass` or `escape`"))
    }
  }

  private mutating func readSeverities(
    _ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]
  ) {
    guard let mapping = entry.value.mapping else {
      diagnostics.append(
        Self.wrongValue(
          entry.value.range, "`severity` is a mapping, `link/missing-page: warning` for example"))
      return
    }
    for item in mapping.entries {
      let severity: Severity?
      switch item.value.scalar?.text {
      case "error": severity = .error
      case "warning": severity = .warning
      case "note": severity = .note
      case "off": severity = nil
      default:
        diagnostics.append(
          Self.wrongValue(
            item.value.range, "a severity is `error`, `warning`, `note` or `off`"))
        continue
      }
      severities.append((item.key.text, severity))
    }
  }

  private static func text(
    _ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]
  ) -> Scalar? {
    guard let scalar = entry.value.scalar else {
      diagnostics.append(wrongValue(entry.value.range, "`\(entry.key.text)` is text"))
      return nil
    }
    return scalar.text.isEmpty ? nil : scalar
  }

  private static func wrongValue(_ range: SourceRange, _ summary: String) -> Diagnostic {
    Diagnostic(.error, "site/wrong-value", at: range, summary)
  }

  /// Letters, digits and hyphens, as in `en`, `pt-BR`, `zh-Hans`; it becomes a file name and an attribute.
  private static func isLanguageTag(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 35
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        (1...8).contains(part.utf8.count)
          && part.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
          }
      }
  }
}
