import Citations
import Codes
import Diagnostics
import Nodes
import TeX

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
    var reader = KeyReader(mapping, of: Self.keys.place, area: "site", known: Self.keys.names)
    title = reader.name("title")?.text ?? title
    author = reader.name("author")?.text
    escapesRawHTML = reader.choice("raw-html", of: Self.rawHTMLChoices) == "escape"
    for key in ["optics", "graphs", "units"] { scenarioDefaults[key] = reader.mapping(key) }
    let languageTag = reader.name("language")
    let addressText = reader.name("address")
    let severityRules = reader.mapping("severity")
    hasSmartPunctuation = reader.truth("smart-punctuation") ?? false
    let numberingRules = reader.value("numbering")
    let macroTable = reader.mapping("macros")
    bibliography = reader.names("bibliography") ?? []
    let citations = reader.mapping("citations")
    let glossary = reader.mapping("glossary")
    diagnostics += reader.diagnostics
    languageTag.map { readLanguage($0, &diagnostics) }
    addressText.map { readAddress($0, &diagnostics) }
    severityRules.map { readSeverities($0, &diagnostics) }
    numberingRules.map { numbering = NumberingRules(reading: $0, &diagnostics) }
    macroTable.map { readMacros($0, &diagnostics) }
    citations.map { readCitations($0, &diagnostics) }
    glossary.map { readGlossary($0, &diagnostics) }
  }

  private mutating func readCitations(_ mapping: NodeMapping, _ diagnostics: inout [Diagnostic]) {
    var reader = KeyReader(mapping, of: "of `citations`", area: "site", known: ["style", "order"])
    citationStyle.form = reader.choice("style", of: CitationStyle.Form.self) ?? citationStyle.form
    citationStyle.order =
      reader.choice("order", of: CitationStyle.Order.self) ?? citationStyle.order
    diagnostics += reader.diagnostics
  }

  private mutating func readGlossary(_ mapping: NodeMapping, _ diagnostics: inout [Diagnostic]) {
    var reader = KeyReader(mapping, of: "of `glossary`", area: "site", known: ["link"])
    linksTerms = reader.choice("link", of: Self.termLinkChoices) == "first"
    diagnostics += reader.diagnostics
  }

  private mutating func readMacros(_ mapping: NodeMapping, _ diagnostics: inout [Diagnostic]) {
    var macros: [TeXMacro] = []
    for item in mapping.entries {
      guard let body = item.value.scalar, !body.isAbsent else {
        diagnostics.append(
          Self.wrongValue(
            item.value.range, "a macro stands for TeX, `\\mathbf{#1}` for example"))
        continue
      }
      macros.append(TeXMacro(item.key.text, body.text, at: item.key.range))
    }
    self.macros = TeXMacros(macros, reporting: &diagnostics)
  }

  private mutating func readLanguage(_ scalar: Scalar, _ diagnostics: inout [Diagnostic]) {
    if Self.isLanguageTag(scalar.text) {
      language = scalar.text
      languageRange = scalar.range
    } else {
      diagnostics.append(
        Self.wrongValue(scalar.range, "`language` is a language tag, `en` or `de` for example"))
    }
  }

  private mutating func readAddress(_ scalar: Scalar, _ diagnostics: inout [Diagnostic]) {
    let host = ["https://", "http://"].first { scalar.text.hasPrefix($0) }.map {
      scalar.text.dropFirst($0.count)
    }
    guard let first = host?.first, first != "/", !scalar.text.hasSuffix(".html"),
      !scalar.text.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace })
    else {
      diagnostics.append(
        Self.wrongValue(
          scalar.range, "`address` is where the site is published, `https://example.org/optics/`"))
      return
    }
    address = scalar.text.hasSuffix("/") ? scalar.text : scalar.text + "/"
  }

  private mutating func readSeverities(
    _ mapping: NodeMapping, _ diagnostics: inout [Diagnostic]
  ) {
    for item in mapping.entries {
      guard DiagnosticCode(item.key.text) != nil else {
        diagnostics.append(Self.unknownCode(item.key))
        continue
      }
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

  private static func unknownCode(_ key: Scalar) -> Diagnostic {
    let near = DiagnosticCode.nearMiss(of: key.text)
    let isArea = DiagnosticCode.areas.contains(key.text)
    return Diagnostic(
      .error, "site/unknown-code", at: key.range, "`\(key.text)` is not a code of a message",
      explanation: isArea
        ? "It is an area; a severity is given to each code. `sitegen explain \(key.text)` lists them."
        : "`sitegen explain` lists all codes.",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
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
