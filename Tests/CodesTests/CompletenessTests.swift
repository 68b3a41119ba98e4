import Codes
import TestSupport
import Testing

/// The table and the sources name the same codes, and each has a fixture.
@Suite struct CompletenessTests {
  @Test func everyIdentifierOfTheSourcesIsInTheTable() throws {
    let known = Set(DiagnosticCode.all.map(\.identifier))
    let written = try IdentifiersInSources.written()
    #expect(written.count > 100)
    #expect(written.subtracting(known).sorted() == [])
  }

  @Test func everyCodeOfTheTableIsRaisedSomewhere() throws {
    let written = try IdentifiersInSources.written()
    let areas = try IdentifiersInSources.areasOfKeys()
    let unraised = DiagnosticCode.all.filter { code in
      let what = String(code.identifier.dropFirst(code.area.count + 1))
      return !written.contains(code.identifier)
        && !(areas.contains(code.area) && IdentifiersInSources.ofKeys.contains(what))
    }
    #expect(unraised.map(\.identifier) == [])
  }

  @Test func whatAReaderOfKeysRaisesIsKnown() throws {
    let text = try Repository.files(below: "Sources/Core/Nodes")
      .filter { $0.path.hasPrefix("KeyReader") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for what in IdentifiersInSources.ofKeys { #expect(text.contains("\(what)\""), "\(what)") }
    let reports = try Regex<(Substring, Substring)>("report\\(\\s*\"([a-z-]+)\"")
    for match in text.matches(of: reports) {
      #expect(IdentifiersInSources.ofKeys.contains(String(match.output.1)))
    }
  }

  /// Codes without a fixture, with the reason.
  private static let untested: [String: String] = [
    "link/no-curl": "the tests do not take programs away from the machine",
    "markdown/too-large": "the fixture would take a gigabyte",
  ]

  @Test func everyOtherCodeHasAFixture() throws {
    let tests = try IdentifiersInSources.texts(below: "Tests").joined(separator: "\n")
    let without = DiagnosticCode.all.map(\.identifier).filter { identifier in
      !["\"", " "].contains { tests.contains(identifier + $0) }
    }
    #expect(without == Self.untested.keys.sorted())
  }
}
