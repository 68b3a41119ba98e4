import Citations
import Diagnostics
import Figures
import Phrases

/// The phrases of a language, checked to be complete.
enum Wording {
  /// Reads the phrasebook of a language from the look. A language without one gets English, with an error.
  ///
  /// - Parameter range: where the language is asked for.
  static func phrases(
    of language: String, at range: SourceRange? = nil, _ theme: Theme
  ) -> (phrases: Phrases, diagnostics: [Diagnostic]) {
    guard let file = theme.phrasebook(of: language) ?? theme.phrasebook(of: "en") else {
      let none = Phrases(language: language, numberStyle: .english, patterns: [:])
      return (
        none,
        [
          Diagnostic(
            .error, "template/no-phrasebook", at: range,
            "there is no `Templates/phrases/\(language).yml`",
            solutions: [Solution("write one, with the keys of `phrases/en.yml`")])
        ]
      )
    }
    var (phrases, diagnostics) = PhrasebookReader.read(file, language: language)
    if theme.phrasebook(of: language) == nil {
      diagnostics.append(
        Diagnostic(
          .error, "template/no-phrasebook", at: range,
          "there is no phrasebook for the language `\(language)`",
          explanation: "There are phrasebooks for \(theme.languages.joined(separator: ", ")).",
          solutions: [
            Solution("write `Templates/phrases/\(language).yml`, with the keys of `en.yml`")
          ]))
    }
    let missing =
      phrases.missing(SitePhrase.self) + phrases.missing(MonthPhrase.self)
      + phrases.missing(ContainerPhrase.self) + phrases.missing(CitationPhrase.self)
      + phrases.missing(LocatorPhrase.self)
      + phrases.missing(GlossaryPhrase.self) + phrases.missing(FormulaPagePhrase.self)
      + phrases.missing(ReferencePhrase.self) + Figure.missingPhrases(in: phrases)
    diagnostics += missing.map { key in
      Diagnostic(
        .error, "template/missing-phrase",
        at: SourceRange(startOf: file.shown),
        "the phrasebook has no phrase `\(key)`",
        solutions: [Solution("take it from the default `phrases/en.yml` and translate it")])
    }
    return (phrases, diagnostics)
  }
}
