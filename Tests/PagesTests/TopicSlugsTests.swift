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
}
