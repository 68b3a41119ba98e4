import Testing

/// A cornea as it is noted down: in dioptres or millimetres, with the meridian of one reading or of both.
@Suite struct KeratometerReadingTests {
  static let readings = [
    "cornea: 42.00 D @ 180 / 43.50 D @ 90", "cornea: 43.50 @ 90 / 42.00 @ 180",
    "cornea: 42 / 43.5 @ 90", "cornea: 42 D @ 180 / 43.5 D",
    "cornea: {flat: 42 D, steep: 43.5 D, flat-meridian: 180 deg}",
    "cornea: 8.035714285714286 mm / 7.758620689655173 mm @ 90",
  ]

  @Test(arguments: readings) func twoReadingsAreACornea(_ text: String) throws {
    let block = OpticsBlock(text)
    #expect(block.diagnostics.map(\.summary) == [])
    let wanted = [
      ("cornea.flat.power", 42.0), ("cornea.steep.power", 43.5), ("cornea.astigmatism", 1.5),
      ("cornea.flat.radius", 0.3375 / 42), ("cornea.steep.meridian", Double.pi / 2),
    ]
    for (name, number) in wanted {
      #expect((try #require(block.number(name)) - number).magnitude < 1e-9, "\(text) \(name)")
    }
    #expect(block.word("cornea.kind") == "with the rule")
  }

  @Test func oneReadingIsARoundCornea() throws {
    for text in ["cornea: 43 D", "cornea: 43", "cornea: {power: 43 D}"] {
      let block = OpticsBlock(text)
      #expect((try #require(block.number("cornea.radius")) - 0.3375 / 43).magnitude < 1e-12)
    }
  }
}
