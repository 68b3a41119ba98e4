import Scenarios
import Testing

@testable import Figures

@Suite struct OpticsPhraseTests {
  @Test func thePhrasebookHasEveryPhraseOfOpticsFigures() {
    let phrases = English.phrases
    #expect(phrases.missing(OpticsPhrase.self) == [])
    #expect(phrases.missing(OpticsImagePhrase.self) == [])
  }

  @Test func theReferenceDescribesEveryKeyAndValue() {
    let keys = OpticsOutcome.keyTables.flatMap { $0.keys.map(\.phrase) }
    let values = OpticsOutcome.valueDescriptions.map(\.phrase)
    for key in keys + values {
      #expect(English.phrases.pattern(key) != nil, "\(key)")
    }
  }

  @Test func nothingIsGivenAwayWhereAnswersAreHidden() throws {
    let figure = try #require(
      OpticsFigure(
        "object: {distance: 30 cm, height: 4 cm}\nlens: 4 D\ndiagram: {answers: hidden}\n"))
    let markup = figure.figure.markup().text()
    // The image is 150 cm behind the lens, 20 cm high, five times as large.
    for answer in ["150", "1.5", "20\u{202F}cm", "0.667", "inverted", "enlarged"] {
      #expect(!markup.contains(">\(answer)") && !markup.contains("is \(answer)"), "\(answer)")
    }
    #expect(!figure.figure.description.contains("image"))
  }

  @Test func anAuthorsWordsReplaceTheTextAlternative() throws {
    let figure = try #require(OpticsFigure("object: {distance: 30 cm}\nlens: 4 D\n"))
    let own = Figure(
      of: figure.outcome, id: "x", alternative: "A lens.", phrases: English.phrases)
    #expect(own.description == "A lens.")
    #expect(own.markup().text().contains(">A lens.</desc>"))
  }
}
