import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What an author can do wrong in a block with exact rays.
@Suite struct TraceDiagnosticTests {
  static let mirror = "mirror: concave 40 cm\n"
  static let near = "object: {distance: 20 cm, height: 1 cm}\n"
  static let ray = "ray: {height: 5 mm}\n"

  static let mistakes: [Mistake] = [
    Mistake(
      "optics/useless-key",
      "surface: {radius: 5 cm, index: 1.5}\nray: {height: 1 cm}\n1️⃣notation: UFV\n",
      "leave it out"),
    Mistake(
      "optics/missing-for-part",
      "surface: {radius: 5 cm, index: 1.5}\nray: {height: 1 cm}\nshow: [diagram, 1️⃣sums]\n",
      "add `aberration: {aperture: 1 cm}`"),
    Mistake(
      "optics/missing-for-equation",
      "surface: {radius: 5 cm, index: 1.5}\naberration: {aperture: 1 cm}\nequations: 1️⃣snell\n",
      "add `ray: {height: 5 mm}`"),
    // Surfaces
    Mistake("optics/thin-lens-exact", "1️⃣lens: 20 D\n" + ray),
    Mistake("optics/thin-lens-exact", ray + "elements:\n  - 1️⃣lens: 5 D\n  - mirror: plane\n"),
    Mistake(
      "optics/aperture-beyond-radius",
      ray + "surface: {radius: 5 mm, index: 1.5, aperture: 1️⃣12 mm}\n"),
    Mistake(
      "optics/aperture-beyond-radius",
      ray + "mirror: {radius: 5 mm, shape: concave, conic: 3, aperture: 1️⃣6 mm}\n"),
    Mistake(
      "optics/aperture-beyond-radius",
      ray + "lens: {radii: [50 mm, -10 mm], index: 1.5, thickness: 20 mm, aperture: 1️⃣21 mm}\n"),
    Mistake(
      "optics/negative-edge",
      ray + "1️⃣lens: {radii: [50 mm, -50 mm], index: 1.5, thickness: 2 mm, aperture: 40 mm}\n"),
    Mistake(
      "optics/conic-out-of-range", ray + "surface: {radius: 5 cm, index: 1.5, conic: 1️⃣-1e9}\n"),
    Mistake(
      "quantity/wrong-dimension", ray + "surface: {radius: 5 cm, index: 1.5, conic: -1 1️⃣cm}\n"),
    Mistake("optics/index-out-of-range", ray + "surface: {radius: 5 cm, index: 1️⃣0}\n"),
    Mistake("optics/index-out-of-range", ray + "surface: {radius: 5 cm, index: 1️⃣-1.5}\n"),

    // The ray
    Mistake("scenario/wrong-value", mirror + "ray: 1️⃣5 mm\n"),
    Mistake("scenario/unknown-key", mirror + "ray: {1️⃣hight: 5 mm}\n", "height"),
    Mistake("optics/missing-ray-height", mirror + "1️⃣ray: {screen: 20 cm}\n"),
    Mistake("optics/infinite-distance", mirror + "ray: {height: 1️⃣infinity}\n"),
    Mistake("optics/infinite-distance", mirror + "ray: {height: 1 cm, screen: 1️⃣infinity}\n"),
    Mistake("optics/angle-out-of-range", mirror + "ray: {height: 1 cm, angle: 1️⃣95 deg}\n"),
    Mistake(
      "optics/ray-overdetermined", near + mirror + "ray: {1️⃣height: 2 cm, angle: 5 deg}\n"),

    // Bundles and aberrations
    Mistake("optics/missing-aperture", mirror + "1️⃣diagram: {rays: exact 9}\n"),
    Mistake("optics/missing-aperture", mirror + "1️⃣aberration: {field: 5 deg}\n"),
    Mistake("scenario/wrong-value", mirror + "aberration: 1️⃣10 mm\n"),
    Mistake("scenario/unknown-key", mirror + "aberration: {1️⃣apperture: 10 mm}\n", "aperture"),
    Mistake("optics/not-positive", mirror + "aberration: {aperture: 1️⃣0 mm}\n"),
    Mistake(
      "optics/field-of-near-object",
      near + mirror + "aberration: {aperture: 2 cm, 1️⃣field: 5 deg}\n"),
    Mistake(
      "optics/pupil-at-infinity",
      "elements:\n  - mirror: concave 40 cm\n  - stop: {diameter: 2 cm, after: 20 cm}\n"
        + "1️⃣diagram: {rays: exact 5}\n"),
    Mistake(
      "optics/ray-count", mirror + "aberration: {aperture: 2 cm}\ndiagram: {rays: 1️⃣exact 0}\n",
      "exact 9"),
    Mistake(
      "scenario/unknown-choice",
      mirror + ray + "diagram: {rays: 1️⃣principal}\n", "exact 9"),
    Mistake(
      "scenario/unknown-choice", mirror + ray + "equations: 1️⃣snel\n", "snell"),
    Mistake("scenario/unknown-choice", mirror + ray + "show: [1️⃣spot]\n"),
  ]

  @Test(arguments: mistakes) func isReportedAtItsPlaceWithARemedy(mistake: Mistake) throws {
    let block = OpticsBlock(mistake.block)
    try mistake.expectToBeReported(in: block.diagnostics, isWorkedOut: block.whole != nil)
  }
}
