import Testing

/// What a prescription has behind sphere, cylinder and axis: an addition, and prisms.
@Suite struct PrescriptionExtrasTests {
  static let forms = [
    "+1.00 -0.50 x 90 add +2.00, 2Δ base in", "+1.00 -0.50 × 90 Add 2.00 D / 2 Δ BI",
    "+1.00 -0.50 x 90, 2 prism D in, add +2.00", "+1.00 -0.50 x 90 2∆ base in and add +2.00",
  ]

  @Test(arguments: forms) func anAdditionAndAPrismAreRead(_ rx: String) throws {
    let block = OpticsBlock("lens: {rx: \"\(rx)\"}")
    #expect(block.diagnostics.map(\.summary) == [])
    let wanted = [
      ("lens.sphere", 1.0), ("lens.addition", 2), ("lens.near.sphere", 3),
      ("lens.near.cylinder", -0.5), ("lens.near.axis", Double.pi / 2),
      ("lens.near.mean-sphere", 2.75), ("lens.prism.power", 0.02), ("lens.prism.base-in", 0.02),
    ]
    for (name, number) in wanted {
      #expect((try #require(block.number(name)) - number).magnitude < 1e-12, "\(rx) \(name)")
    }
    #expect(block.word("lens.prism.base-direction") == "in")
  }

  @Test func prismsInTwoDirectionsAreAdded() throws {
    let block = OpticsBlock("lens: {rx: -2.00 DS 3Δ base out 4Δ base up}")
    #expect((try #require(block.number("lens.prism.power")) - 0.05).magnitude < 1e-12)
    #expect(block.word("lens.prism.base-direction") == "up and out")
    #expect(block.number("lens.prism.base-in") == -0.03)
  }

  @Test func withoutThemNothingIsSaidOfThem() {
    let block = OpticsBlock("lens: {rx: -2.00 DS}")
    #expect(block.value("lens.addition") == nil)
    #expect(block.value("lens.prism.power") == nil)
  }
}
