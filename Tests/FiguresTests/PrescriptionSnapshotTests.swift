import Drawing
import Markup
import TestSupport
import Testing

@testable import Figures

/// Golden files of prescriptions, eyes and corneas: whoever changes a figure looks at it first.
@Suite struct PrescriptionSnapshotTests {
  typealias Specimen = OpticsSnapshotTests.Specimen

  static let drawings: [Specimen] = [
    Specimen("rx-cross", "lens: {rx: +1.25 +2.50 x 123, meridian: 60 deg}\n"),
    Specimen(
      "rx-crossed", "elements: [{lens: {rx: +1.00 -2.00 x 30}}, {lens: {rx: +0.50 -1.00 x 75}}]\n"),
    Specimen(
      "rx-conoid", "object: {distance: infinity}\nlens: {rx: +2.00 -1.00 x 180, aperture: 5 mm}\n"),
    Specimen(
      "rx-conoid-mixed",
      "object: {distance: infinity}\nlens: {rx: +2.00 -4.00 x 180, aperture: 5 mm}\n"),
    Specimen(
      "rx-decentred",
      "lens: {rx: +4.00 -2.00 x 30, decentration: \"2 mm in, 3 mm up\", eye: right}\n"),
    Specimen("rx-vertex", "lens: {rx: -8.00 -2.00 x 180, vertex: 12 mm}\n"),
    Specimen("eye-myopic", "eye: {error: -3 D}\n"),
    Specimen("eye-corrected", "eye: {error: +4 D, vertex: 12 mm, corrected: true}\n"),
    Specimen("eye-schematic", "eye: gullstrand\nshow: points\n"),
    Specimen(
      "eye-range",
      "object: {distance: 25 cm}\neye: {error: -3 D, amplitude: 6 D}\nshow: range\n"),
    Specimen("eye-cornea", "cornea: {flat: 7.9 mm, steep: 7.6 mm, flat-meridian: 170 deg}\n"),
  ]

  @Test(arguments: drawings) func drawsAsRecorded(specimen: Specimen) throws {
    let figure = try #require(BlockFigure(specimen.text))
    let drawing = try #require(figure.drawings.first)
    let difference = Snapshot.difference(
      drawing.standalone().bytes(as: .xml), from: "\(specimen.name).svg")
    #expect(difference == nil)
  }

  @Test func theWordsAreAsRecorded() {
    var text = ""
    for specimen in Self.drawings {
      guard let figure = BlockFigure(specimen.text)?.figure else { continue }
      text += specimen.name + ": " + figure.description + "\n"
    }
    #expect(
      Snapshot.difference([UInt8](text.utf8), from: "prescription-alternatives.txt") == nil)
  }
}
