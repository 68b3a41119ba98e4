import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What an author can do wrong in an optics block: the mistake is marked, and begins what the diagnostic points at.
@Suite struct OpticsDiagnosticTests {
  static let object = "object: {distance: 20 cm, height: 5 cm}\n"
  static let lens = "lens: {power: 5 D}\n"

  static let mistakes: [Mistake] = [
    Mistake("quantity/missing-unit", "object: {distance: 1️⃣20}\n" + lens, "20 cm"),
    Mistake("quantity/unknown-unit", "object: {distance: 20 1️⃣cmm}\n" + lens),
    Mistake("quantity/wrong-dimension", "object: {distance: 20 1️⃣D}\n" + lens),
    Mistake(
      "optics/two-elements", object + lens + "1️⃣mirror: plane\n",
      "write `elements: [lens: …, gap: 10 cm, mirror: …]`"),
    Mistake("optics/missing-lens", "1️⃣" + object, "add `lens: {power: 5 D}`"),
    Mistake(
      "optics/without-effect", object + "mirror: plane\n1️⃣near-point: 25 cm\n", "leave it out"),
    Mistake(
      "optics/useless-key", object + "mirror: plane\ndiagram: {1️⃣wavelengths: [F, C]}\n",
      "leave it out"),
    Mistake(
      "optics/without-effect", object + "mirror: plane\ndiagram: {labels: [words, 1️⃣2F]}\n",
      "leave it out"),
    Mistake(
      "optics/useless-key",
      object + lens + "sweep: lens.power over [5 D, 8 D]\n1️⃣equations: gaussian\n",
      "leave it out"),
    Mistake(
      "optics/useless-key",
      object + lens + "sweep: lens.power over [5 D, 8 D]\ndiagram: {1️⃣rays: axial}\n", "leave it out"
    ),
    Mistake(
      "optics/outside-field",
      "object: {distance: infinity, angle: 1️⃣4 deg}\nelements: [lens: {power: 2 D, aperture: 5 cm}, gap: 55 cm, lens: {power: 20 D, aperture: 2 cm}]\n"
    ),
    Mistake(
      "optics/missing-for-equation", object + "elements: [gap: 5 cm]\nequations: 1️⃣vergence\n",
      "leave `equations` out"),
    Mistake("scenario/unknown-key", "1️⃣objct: {distance: 20 cm}\n" + lens, "object"),
    Mistake("optics/missing-object", "1️⃣" + lens, "add `object: {distance: 20 cm, height: 5 cm}`"),
    Mistake("optics/missing-distance", "1️⃣object: {height: 5 cm}\n" + lens, "add `distance: 20 cm`"),
    Mistake("scenario/unknown-key", object + lens + "1️⃣lense: 5 D\n", "lens"),
    Mistake("scenario/unknown-key", "object: {1️⃣distnace: 20 cm}\n" + lens, "distance"),
    Mistake("scenario/unknown-key", object + "lens: {power: 5 D, 1️⃣apertur: 5 cm}\n", "aperture"),
    Mistake("scenario/unknown-key", object + lens + "medium: {1️⃣befor: air}\n", "before"),
    Mistake("scenario/unknown-key", object + lens + "diagram: {1️⃣ray: none}\n", "rays"),
    Mistake("scenario/wrong-value", "object: 1️⃣20 cm\n" + lens),
    Mistake("scenario/unknown-choice", object + lens + "show: [1️⃣diagramm]\n", "diagram"),
    Mistake("scenario/unknown-choice", object + lens + "equations: 1️⃣gausian\n", "gaussian"),
    Mistake("scenario/unknown-choice", object + lens + "notation: 1️⃣UPW\n", "UPV"),
    Mistake("scenario/unknown-choice", object + lens + "convention: 1️⃣cartesien\n", "cartesian"),
    Mistake("scenario/unknown-choice", object + lens + "diagram: {rays: 1️⃣pricipal}\n", "principal"),
    Mistake("scenario/unknown-choice", object + lens + "diagram: {image: 1️⃣hiden}\n", "hidden"),
    Mistake("optics/wavefront-count", object + lens + "diagram: {wavefronts: 1️⃣0}\n", "8"),
    Mistake("optics/ray-count", object + lens + "diagram: {rays: 1️⃣bundle 1000}\n"),
    Mistake(
      "optics/negative-distance", "object: {distance: 1️⃣-20 cm}\n" + lens, "20 cm"),
    Mistake(
      "optics/contradictory-object", "object: {distance: 20 cm, u: 1️⃣-30 cm}\n" + lens,
      "leave one of them out"),
    Mistake(
      "optics/contradictory-kind", "object: {distance: 20 cm, kind: 1️⃣virtual}\n" + lens,
      "change the sign"),
    Mistake("optics/negative-infinity", "object: {distance: 1️⃣-infinity}\n" + lens, "infinity"),
    Mistake(
      "optics/height-and-angle",
      "object: {distance: 20 cm, height: 5 cm, 1️⃣angle: 2 deg}\n" + lens,
      "leave one of them out"),
    Mistake("optics/infinite-height", "object: {distance: 20 cm, height: 1️⃣infinity}\n" + lens),
    Mistake(
      "optics/height-at-infinity", "object: {distance: infinity, 1️⃣height: 5 cm}\n" + lens,
      "write `angle: 2 deg`"),
    Mistake(
      "optics/angle-out-of-range", "object: {distance: infinity, angle: 1️⃣90 deg}\n" + lens),
    Mistake("optics/out-of-range", "object: {distance: 1️⃣1e20 m}\n" + lens),
    Mistake(
      "optics/not-positive", "object: {distance: 7 m, optical-infinity: 1️⃣0 m}\n" + lens),
    Mistake("optics/not-positive", object + "lens: {power: 5 D, aperture: 1️⃣-5 cm}\n"),
    Mistake("optics/missing-power", object + "1️⃣lens: {aperture: 5 cm}\n", "add `power: 5 D`"),
    Mistake(
      "optics/two-powers", object + "lens: {power: 5 D, 1️⃣focal-length: 20 cm}\n",
      "leave one of them out"),
    Mistake("optics/no-focal-length", object + "lens: {focal-length: 1️⃣0 cm}\n", "infinity"),
    Mistake("optics/infinite-power", object + "lens: {power: 1️⃣infinity}\n"),
    Mistake(
      "optics/missing-index", object + "lens: {1️⃣power-in-air: 5 D}\n", "add `index: 1.5`"),
    Mistake(
      "optics/index-of-air", object + "lens: {1️⃣power-in-air: 5 D, index: 1}\n"),
    Mistake(
      "optics/two-media",
      object
        + "lens: {1️⃣power-in-air: 5 D, index: 1.5}\nmedium: {before: air, after: water}\n"),
    Mistake(
      "optics/index-and-glass",
      object + "lens: {radii: [20 cm, -20 cm], 1️⃣index: 1.5, glass: N-BK7}\n"),
    Mistake("optics/index-out-of-range", object + lens + "medium: 1️⃣0\n"),
    Mistake("optics/index-out-of-range", object + lens + "medium: 1️⃣-1.5\n"),
    Mistake("optics/unknown-medium", object + lens + "medium: 1️⃣watter\n", "water"),
    Mistake(
      "optics/unknown-medium", object + "lens: {radii: [20 cm, -20 cm], glass: 1️⃣N-BK8}\n",
      "N-BK7"),
    Mistake("optics/no-radius", object + "lens: {radii: [1️⃣0 cm, 20 cm], index: 1.5}\n", "plane"),
    Mistake("scenario/wrong-value", object + "lens: {radii: 1️⃣20 cm, index: 1.5}\n"),
    Mistake(
      "optics/missing-surface", object + "lens: {1️⃣front: convex 20 cm, index: 1.5}\n",
      "add `back: plano`"),
    Mistake(
      "optics/unknown-face",
      object + "lens: {front: 1️⃣konvex 20 cm, back: plano, index: 1.5}\n",
      "did you mean `convex`?"),
    Mistake(
      "optics/negative-face",
      object + "lens: {front: convex 1️⃣-20 cm, back: plano, index: 1.5}\n"),
    Mistake("optics/wrong-letter", object + lens + "notation: {object-distance: 1️⃣[g]}\n"),
    Mistake("scenario/unknown-key", object + lens + "units: {1️⃣image.heigth: mm}\n", "image.height"),
    Mistake("quantity/unknown-unit", object + lens + "units: {image.height: 1️⃣mmm}\n"),
    Mistake("formula/unknown-name", "object: {distance: = 1️⃣nowhere.image.distance}\n" + lens),
  ]

  /// Of mirrors, surfaces and elements in a row.
  static let systemMistakes: [Mistake] = [
    Mistake(
      "optics/contradictory-shape", object + "mirror: {radius: -40 cm, shape: 1️⃣convex}\n",
      "leave `shape` out, or write the radius without its sign"),
    Mistake("optics/contradictory-shape", object + "mirror: {radius: plane, shape: 1️⃣convex}\n"),
    Mistake(
      "optics/contradictory-shape", object + "mirror: {focal-length: 20 cm, shape: 1️⃣convex}\n"),
    Mistake("optics/missing-radius", object + "1️⃣mirror: {aperture: 5 cm}\n"),
    Mistake(
      "optics/missing-radius", object + "1️⃣surface: {index: 1.5}\n",
      "add `radius: 10 cm`, or `radius: plane`"),
    Mistake("optics/missing-index", object + "1️⃣surface: {radius: 10 cm}\n", "add `index: 1.5`"),
    Mistake("optics/no-radius", object + "surface: {radius: 1️⃣0 cm, index: 1.5}\n", "plane"),
    Mistake(
      "optics/two-powers", object + "mirror: {radius: 40 cm, 1️⃣power: 5 D}\n",
      "leave one of them out"),
    Mistake(
      "optics/index-out-of-range", object + "surface: {radius: 10 cm, index: 1️⃣-1.5}\n"),
    Mistake(
      "optics/unknown-medium", object + "surface: {radius: 10 cm, glass: 1️⃣N-BK8}\n",
      "N-BK7"),
    Mistake("optics/missing-thickness", object + "1️⃣slab: {index: 1.5}\n", "add `thickness: 2 cm`"),
    Mistake(
      "optics/thick-without-surfaces", object + "lens: {power: 5 D, 1️⃣thickness: 1 cm}\n"),
    Mistake("optics/missing-diameter", object + lens + "1️⃣stop: {at: 2 cm}\n"),
    Mistake("optics/not-positive", object + lens + "stop: {diameter: 1️⃣0 mm}\n"),
    Mistake("optics/unknown-element", object + "elements: [{1️⃣lense: 5 D}]\n", "lens"),
    Mistake("optics/unknown-element", object + "elements: [1️⃣mirorr]\n", "mirror"),
    Mistake("scenario/wrong-value", object + "elements: 1️⃣[]\n"),
    Mistake(
      "optics/two-places",
      object + "elements: [lens: 5 D, {lens: {power: 5 D, after: 2 cm, 1️⃣at: 2 cm}}]\n",
      "leave one of them out"),
    Mistake(
      "optics/overlapping-elements",
      object + "elements: [lens: 5 D, {lens: {power: 5 D, after: 1️⃣-2 cm}}]\n"),
    Mistake(
      "optics/overlapping-elements", object + "elements: [lens: 5 D, gap: 1️⃣-2 cm, lens: 5 D]\n"),
    Mistake(
      "optics/infinite-distance",
      object + "elements: [lens: 5 D, {lens: {power: 5 D, after: 1️⃣infinity}}]\n"),
    Mistake(
      "optics/never-afocal",
      object + "elements: [lens: -5 D, {lens: {power: -5 D, after: 1️⃣afocal}}]\n"),
    Mistake(
      "optics/wrong-name", object + "elements: [{lens: {power: 5 D, name: 1️⃣image}}]\n"),
    Mistake("optics/wrong-name", object + "elements: [{lens: {power: 5 D, name: 1️⃣2nd}}]\n"),
    Mistake(
      "optics/medium-behind",
      object + "surface: {radius: 9 cm, index: 1.5}\nmedium: {1️⃣after: water}\n",
      "leave `after` out"),
    Mistake("scenario/unknown-key", object + "mirror: {1️⃣radus: 40 cm}\n", "radius"),
    Mistake("quantity/missing-unit", object + "elements: [lens: 5 D, gap: 1️⃣5]\n", "5 cm"),
  ]

  @Test(arguments: mistakes + systemMistakes) func isReportedAtItsPlaceWithARemedy(mistake: Mistake)
    throws
  {
    let block = OpticsBlock(mistake.block)
    try mistake.expectToBeReported(in: block.diagnostics, isWorkedOut: block.whole != nil)
  }

  @Test func aNegativeDistanceNamesBothRemedies() throws {
    let block = OpticsBlock("object: {distance: -20 cm, height: 5 cm}\n" + Self.lens)
    let warning = try #require(block.diagnostics.first)
    #expect(warning.severity == .warning && warning.solutions.count == 2)
    #expect(block.word("object.kind") == "virtual")
    let meant = OpticsBlock("object: {distance: -20 cm, kind: virtual, height: 5 cm}\n" + Self.lens)
    #expect(meant.diagnostics.isEmpty)
  }
}
