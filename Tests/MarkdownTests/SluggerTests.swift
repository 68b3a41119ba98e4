import Markdown
import TestSupport
import Testing

struct SluggerTests {
  struct Case: Decodable {
    let name: String
    let input: String
    let expected: String
  }

  @Test(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
  func idsAreThoseOfGitHub() throws {
    let cases = try Conformance.decoded(
      [Case].self, from: "conformance/github-slugger/fixtures.json")
    #expect(cases.count == 78)
    var slugger = Slugger()
    for fixture in cases {
      #expect(slugger.slug(for: fixture.input) == fixture.expected, "\(fixture.name)")
    }
  }
}
