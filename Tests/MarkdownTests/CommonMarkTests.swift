import Markdown
import TestSupport
import Testing

@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct CommonMarkTests {
  @Test func everyExampleOfTheSpecificationIsWrittenToTheByte() {
    let examples = SpecificationExample.all("commonmark-0.30/tests.json")
    #expect(examples.count == 652)
    for example in examples {
      #expect(
        Document(example.markdown).html() == example.html, "\(example.example): \(example.markdown)"
      )
    }
  }

  @Test func everyRegressionOfLibcmarkIsWrittenToTheByte() {
    let examples = SpecificationExample.all("cmark-0.30.2/regression.json")
    #expect(examples.count > 10)
    for example in examples {
      #expect(
        Document(example.markdown).html() == example.html, "\(example.example): \(example.markdown)"
      )
    }
  }
}
