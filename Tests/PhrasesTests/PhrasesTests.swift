import Numbers
import Phrases
import Testing

@Suite struct PhrasesTests {
  enum Key: String, PhraseKey {
    case image = "optics.alt.image"
    case edges = "graph.edges"
    case missing = "graph.missing"
  }

  let phrases = Phrases(
    language: "en", numberStyle: .english,
    patterns: [
      "optics.alt.image": PhrasePattern("A {kind} image {distance} behind the lens; {kind}."),
      "graph.edges": PhrasePattern(forms: [.other: "{count} edges", .one: "one edge of {graph}"]),
    ])

  @Test func slotsAreFilledWhereverTheyStand() {
    #expect(
      phrases(Key.image, [("kind", "real"), ("distance", "20 cm")])
        == "A real image 20 cm behind the lens; real.")
  }

  @Test func theNumberChoosesTheForm() {
    #expect(phrases(Key.edges, [("graph", "G")], count: 1) == "one edge of G")
    #expect(phrases(Key.edges, [("count", "0")], count: 0) == "0 edges")
    #expect(phrases(Key.edges, [("count", "some")]) == "some edges")
  }

  @Test func aSlotWithoutATextStaysVisible() {
    #expect(phrases(Key.edges, count: 5) == "{count} edges")
  }

  @Test func missingPhrasesAreNamed() {
    #expect(phrases.missing(Key.self) == ["graph.missing"])
    #expect(phrases(Key.missing) == "graph.missing")
  }

  @Test func aPatternListsItsSlotsAndForms() {
    #expect(phrases.pattern("optics.alt.image")?.slots == ["kind", "distance"])
    #expect(phrases.pattern("graph.edges")?.slots == ["graph", "count"])
    #expect(phrases.pattern("graph.edges")?.categories == [.one, .other])
  }

  static let braces: [(String, [String])] = [
    ("{", []), ("a {b", []), ("{} {a b} {c}", ["c"]), ("{{x}}", ["x"]), ("}{a-1}{", ["a-1"]),
    ("{größe}", ["größe"]), ("", []),
  ]

  @Test(arguments: braces)
  func bracesWithoutANameAreText(text: String, slots: [String]) {
    let pattern = PhrasePattern(text)
    #expect(pattern.slots == slots)
    let phrases = Phrases(
      language: "en", numberStyle: .english, patterns: ["graph.missing": pattern])
    #expect(phrases(Key.missing) == text)
  }
}
