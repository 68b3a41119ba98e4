import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What an author can do wrong in a block about a prescription: the mistake is marked, and begins what the diagnostic points at.
@Suite struct PrescriptionDiagnosticTests {
  private static let shape = "front-power: 6 D, index: 1.5, back-vertex-power: 4 D"

  static let mistakes: [Mistake] = [
    Mistake("optics/missing-axis", "lens: {rx: +1.50 1️⃣-0.50}\n"),
    Mistake("optics/missing-axis", "lens: {rx: {sphere: 1 D, cylinder: 1️⃣-0.50 D}}\n"),
    Mistake("optics/missing-cylinder", "lens: {rx: +1.50 1️⃣x 180}\n"),
    Mistake("optics/missing-cylinder", "lens: {rx: {sphere: 1 D, axis: 1️⃣90 deg}}\n"),
    Mistake("optics/axis-out-of-range", "lens: {rx: +1.50 -0.50 x 1️⃣190}\n", "10"),
    Mistake("optics/axis-out-of-range", "lens: {rx: {cylinder: -1 D, axis: 1️⃣200 deg}}\n", "20"),
    Mistake("optics/axis-out-of-range", "lens: {rx: -2.00 DS, meridian: 1️⃣200 deg}\n"),
    Mistake("optics/unreadable-rx", "lens: {rx: +1.50 -0.50 1️⃣at 180}\n"),
    Mistake("optics/unreadable-rx", "lens: {rx: 1️⃣flat}\n"),
    Mistake("optics/unreadable-rx", "lens:\n  rx: 1️⃣-1,25\n", "-1.25"),
    Mistake(
      "optics/unreadable-rx", "lens: {rx: \"1️⃣+1,50 -0,5 x 180\"}\n", "+1.50 -0.5 x 180"),
    Mistake(
      "scenario/unknown-key",
      "lens: {rx: -2.00 DS, decentration: 1️⃣3 mm in, 2 mm up, eye: right}\n",
      "\"3 mm in, 2 mm up\""),
    Mistake(
      "optics/decentration-direction",
      "lens: {rx: -2.00 DS, decentration: \"1️⃣2,5 mm in, 2 mm up\", eye: right}\n",
      "2.5 mm in, 2 mm up"),
    Mistake("quantity/missing-unit", "lens: {rx: -8.00 DS, vertex: 1️⃣12}\n", "12 mm"),
    Mistake("optics/unreadable-rx", "lens: {rx: +1.50 -0.50 x 180 1️⃣7}\n"),
    Mistake("optics/unreadable-rx", "lens: {rx: 1️⃣+}\n"),
    Mistake("scenario/wrong-value", "lens: {rx: 1️⃣[1, 2, 3]}\n"),
    Mistake("optics/out-of-range", "lens: {rx: 1️⃣+90000000000000000.00 DS}\n"),
    Mistake("optics/infinite-power", "lens: {power: 1️⃣infinity, vertex: 12 mm}\n"),
    Mistake(
      "optics/two-powers", "lens: {rx: -2.00 DS, 1️⃣power: -2 D}\n", "leave one of them out"),
    Mistake("optics/missing-power", "1️⃣lens: {vertex: 12 mm}\n", "add `rx: -2.00 DS`"),
    Mistake("scenario/unknown-key", "lens: {rx: -2.00 DS, 1️⃣vertx: 12 mm}\n", "vertex"),
    Mistake("optics/vertex-out-of-range", "lens: {rx: -2.00 DS, vertex: 1️⃣-12 mm}\n"),
    Mistake("optics/vertex-out-of-range", "lens: {rx: -2.00 DS, vertex: {from: 1️⃣12 m}}\n"),
    Mistake(
      "optics/missing-vertex", "lens: {rx: -2.00 DS, 1️⃣vertex: {to: 12 mm}}\n", "add `from: 12 mm`"),
    Mistake("optics/vertex-at-far-point", "lens: {rx: +100.00 DS, vertex: 1️⃣12 mm}\n"),
    Mistake("optics/decentration-direction", "lens: {rx: -2.00 DS, decentration: 1️⃣2 mm left}\n"),
    Mistake("optics/decentration-direction", "lens: {rx: -2.00 DS, decentration: 1️⃣[2]}\n"),
    Mistake(
      "quantity/unknown-unit",
      "lens: {rx: -2.00 DS, decentration: \"2 mm up, 3 1️⃣mmm up\"}\n"),
    Mistake(
      "optics/decentration-out-of-range", "lens: {rx: -2.00 DS, decentration: 1️⃣2 m up}\n"),
    Mistake(
      "optics/missing-eye", "lens: {rx: -2.00 DS, 1️⃣decentration: 2 mm in}\n", "add `eye: right`"),
    Mistake(
      "optics/missing-eye", "lens: {rx: -2.00 -1.00 x 30, 1️⃣decentration: 2 mm up}\n",
      "add `eye: right`"),
    Mistake("optics/idle-eye", "lens: {rx: -2.00 DS, 1️⃣eye: right}\n"),
    Mistake(
      "scenario/unknown-choice", "lens: {rx: -2.00 DS, decentration: 2 mm in, eye: 1️⃣rigth}\n",
      "right"),
    Mistake(
      "optics/missing-shape", "lens: {1️⃣\(shape), thickness: 3 mm}\n", "add `eye-distance: 15 mm`"),
    Mistake(
      "optics/thickness-out-of-range",
      "lens: {\(shape), eye-distance: 15 mm, thickness: 1️⃣-3 mm}\n"),
    Mistake(
      "optics/lens-and-elements",
      "lens: {rx: -2.00 DS}\n1️⃣elements: [{lens: {rx: -1.00 DS}}]\n"),
    Mistake(
      "optics/crossed-apart",
      "elements: [{lens: {rx: -2.00 DS}}, {lens: {rx: -1.00 DS, 1️⃣after: 5 mm}}]\n"),
    Mistake(
      "optics/crossed-question",
      "elements: [{lens: {rx: -2.00 DS}}, {lens: {rx: -1.00 DS, 1️⃣vertex: 12 mm}}]\n"),
    Mistake(
      "optics/extended-object",
      "object: {distance: 50 cm, 1️⃣height: 5 cm}\nlens: {rx: -2.00 -1.00 x 90}\n"),
    Mistake(
      "optics/addition-out-of-range", "lens: {rx: +1.00 DS add 1️⃣-2.00}\n",
      "write `add +2.00`, for example"),
    Mistake("optics/prism-out-of-range", "lens: {rx: +1.00 DS 1️⃣-2Δ base in}\n"),
    Mistake(
      "optics/missing-base", "lens: {rx: +1.00 DS 1️⃣2Δ}\n", "write `2Δ base in`, for example"),
    Mistake("optics/unreadable-rx", "lens: {rx: +1.00 DS 2Δ base in 3Δ base 1️⃣out}\n"),
    Mistake("optics/unreadable-rx", "lens: {rx: +1.00 DS add +2.00 1️⃣add +3.00}\n"),
    Mistake("optics/unreadable-rx", "lens: {rx: +1.00 DS 1️⃣add}\n"),
    Mistake(
      "optics/missing-for-equation", "lens: {rx: +1.00 DS}\nequations: 1️⃣addition\n",
      "add it to `rx`: `-2.00 DS add +1.50`"),
    Mistake("optics/missing-for-part", "show: 1️⃣conoid\nlens: {rx: -2.00 -1.00 x 90}\n"),
    Mistake(
      "scenario/unknown-choice", "show: 1️⃣power-cross\nlens: {rx: -2.00 -1.00 x 90}\n",
      "power cross"),
    Mistake(
      "scenario/unknown-choice", "equations: 1️⃣transpositon\nlens: {rx: -2.00 -1.00 x 90}\n",
      "transposition"),
  ]

  @Test(arguments: mistakes) func isReportedAtItsPlaceWithARemedy(mistake: Mistake) throws {
    let block = OpticsBlock(mistake.block)
    try mistake.expectToBeReported(in: block.diagnostics, isWorkedOut: block.whole != nil)
  }
}
