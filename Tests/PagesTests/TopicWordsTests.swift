import Testing

@testable import Pages

@Suite struct TopicWordsTests {
  @Test(
    "a heading treats a topic if it has the topic's words, one after the other",
    arguments: [
      ("Thin lenses", "thin lens", false), ("Thin lenses", "lenses", true),
      ("The THIN lenses.", "thin lenses", true), ("Thick and thin", "thick thin", false),
      ("Why C++?", "C++", true), ("Why C++?", "C", false), ("C# and C", "c", true),
      ("Étude des lentilles", "étude", true), ("ΘΩ and more", "θω", true), ("lens", "", false),
      ("", "lens", false), ("a lens-maker", "lens", true), ("lensmaker", "lens", false),
      ("Ray 2", "2", true),
    ] as [(String, String, Bool)])
  func headings(heading: String, topic: String, isFound: Bool) {
    #expect(TopicWords(heading).contains(TopicWords(topic)) == isFound)
  }
}
