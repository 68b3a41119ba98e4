import Testing

@testable import Content

@Suite struct SourceNameTests {
  private static let names: [(String, Int?, String)] = [
    ("01-thin lens", 1, "thin-lens"), ("02-optics", 2, "optics"), ("100-x", 100, "x"),
    ("Thin Lens", nil, "Thin-Lens"), ("1-x", nil, "1-x"), ("2026-review", nil, "2026-review"),
    ("01-", nil, "01-"), ("01x", nil, "01x"),
  ]

  @Test(arguments: names)
  func dropsTheNumberAndJoinsWords(name: String, number: Int?, slug: String) {
    #expect(SourceName(name).number == number)
    #expect(SourceName(name).slug == slug)
  }

  @Test func putsNamesInTheOrderThatPeopleExpect() {
    let lessons = ["lesson 10", "lesson 2", "lesson", "Lesson 3", "lesson 02", "lesson 2b"]
    #expect(
      lessons.sorted(by: NaturalOrder.precedes) == [
        "Lesson 3", "lesson", "lesson 02", "lesson 2", "lesson 2b", "lesson 10",
      ])
  }

  @Test(arguments: [
    ("02-optics/01-thin lens.md", true, "optics/thin-lens.html"),
    ("02-optics/index.md", true, "optics/index.html"),
    ("02-optics/01-photo 1.png", false, "optics/01-photo 1.png"),
    ("Notes.MD", true, "Notes.html"), ("02-optics/Index.md", true, "optics/index.html"),
  ])
  func givesAddresses(source: String, isPage: Bool, address: String) {
    #expect(AddressPlan.address(of: source, isPage: isPage).path == address)
  }

  @Test func findsTwoSourcesForOneAddress() {
    let long = String(repeating: "a", count: 251) + ".md"
    let sources = ["01-lens.md", "02-Lens.md", "topics/a.md", "404.md", "x\u{1}.md", long]
    let faults = AddressPlan.faults(
      sources.map { ($0, AddressPlan.address(of: $0, isPage: true)) })
    #expect(
      faults.map(\.identifier) == [
        "site/same-address", "site/reserved-address", "site/reserved-address",
        "site/control-character", "site/long-name",
      ])
    #expect(faults.first?.range?.file == "02-Lens.md")
  }
}
