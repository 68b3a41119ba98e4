import Diagnostics
import Markup
import TeX
import TestSupport
import Testing

/// The suites of three other converters. What they disagree on, and what we do otherwise, is in `ConformanceDifferences`, with
/// the reason; whatever is not listed there passes, and what is listed fails, so that neither changes unseen.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct ConformanceTests {
  @Test func formulasHaveTheStructureThatLatex2mathmlGives() throws {
    let examples = try Conformance.decoded(
      [Latex2mathmlExample].self, from: "conformance/math/latex2mathml.json")
    check(examples, passing: 283, differences: ConformanceDifferences.latex2mathml)
  }

  @Test func formulasHaveTheStructureThatKaTeXGives() throws {
    let examples = try Conformance.decoded(
      [SnapshotExample].self, from: "conformance/math/katex-mathml-snapshots.json")
    check(examples, passing: 15, differences: ConformanceDifferences.snapshots)
  }

  @Test func whatKaTeXRefusesIsRefused() throws {
    let examples = try Conformance.decoded(
      [ErrorExample].self, from: "conformance/math/katex-errors.json")
    check(examples, passing: 50, differences: ConformanceDifferences.errors)
  }

  @Test func whatKaTeXReadsIsReadAndWhatItRefusesIsRefused() throws {
    let examples = try Conformance.decoded(
      [ParseExample].self, from: "conformance/math/katex-parse-checks.json")
    check(examples, passing: 485, differences: ConformanceDifferences.parseChecks)
  }

  @Test func formulasAreReadAsTemmlReadsThem() throws {
    let examples = try Conformance.decoded(
      [TemmlExample].self, from: "conformance/math/temml-unit.json")
    check(examples, passing: 727, differences: ConformanceDifferences.temml)
  }

  private func check(
    _ examples: [some ConformanceExample], passing: Int, differences: [String: [String]]
  ) {
    let listed = Set(differences.values.joined())
    var failing: Set<String> = []
    var passed = 0
    for example in examples {
      guard let passes = example.passes else { continue }
      if passes {
        passed += 1
      } else {
        failing.insert(example.name)
      }
    }
    #expect(passed == passing)
    #expect(failing.subtracting(listed).sorted() == [], "these are not listed as differences")
    #expect(listed.subtracting(failing).sorted() == [], "these pass by now")
  }
}
