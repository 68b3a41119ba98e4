import Testing

@testable import Pages

@Suite struct TopicSlugsTests {
  @Test func givesDistinctTopicsDistinctSlugs() {
    var slugs = TopicSlugs()
    let topics = [["C"], ["C++"], ["C#"], ["c"], ["lenses", "thin"], ["Index"], ["!"], ["最短経路"]]
    #expect(
      topics.map { slugs.slug(for: $0) } == [
        "c", "c-plus-plus", "c-sharp", "c-2", "lenses-thin", "index-2", "section", "最短経路",
      ])
  }

  @Test func keepsSlugsShortEnoughForAFileName() {
    var slugs = TopicSlugs()
    let long = String(repeating: "光", count: 300)
    let short = String(repeating: "光", count: 40)
    #expect(slugs.slug(for: [long]) == short)
    #expect(slugs.slug(for: [long + "a"]) == short + "-2")
    #expect(slugs.slug(for: ["e" + String(repeating: "\u{301}", count: 300)]) == "topic")
  }
}
