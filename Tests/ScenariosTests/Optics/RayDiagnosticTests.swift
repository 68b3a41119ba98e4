import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What an author can do wrong in a block about plane refraction, prisms and glasses.
@Suite struct RayDiagnosticTests {
  static let ray = "ray: 30 deg\n"
  static let prism = "prism: {apex: 60 deg, index: 1.5}\n"
  static let far = "object: {distance: infinity}\n"

  static let mistakes: [Mistake] = [
    // Light and glasses
    Mistake("optics/unknown-line", ray + "surface: N-BK7\nwavelength: 1️⃣Ne\n", "e"),
    Mistake("optics/unknown-line", ray + "surface: N-BK7\nwavelength: 1️⃣Q\n"),
    Mistake("optics/wavelength-out-of-range", ray + "surface: 1.5\nwavelength: 1️⃣486 mm\n"),
    Mistake("scenario/wrong-value", ray + "surface: 1.5\nwavelength: 1️⃣[F]\n"),
    Mistake(
      "optics/no-index-at-wavelength",
      ray + "wavelength: 500 nm\nsurface: {glass: 1️⃣{sellmeier: {B: [1], C: [0.36]}}}\n"),
    Mistake(
      "optics/two-dispersions",
      ray + "surface: {glass: {sellmeier: {B: [1], C: [0.01]}, 1️⃣abbe-number: 60}}\n",
      "leave one of them out"),
    Mistake(
      "optics/incomplete-sellmeier",
      ray + "surface: {glass: {sellmeier: {B: [1, 0.2], C: 1️⃣[0.01]}}}\n"),
    Mistake("optics/incomplete-sellmeier", ray + "surface: {glass: {1️⃣sellmeier: {B: [1]}}}\n"),
    Mistake("optics/incomplete-glass", ray + "surface: {glass: 1️⃣{index: 1.5}}\n"),
    Mistake(
      "optics/abbe-number-out-of-range",
      ray + "surface: {glass: {index: 1.5, abbe-number: 1️⃣600}}\n"),
    Mistake("optics/unknown-medium", ray + "surface: {glass: 1️⃣SF55}\n", "SF5"),
    Mistake("optics/unknown-medium", ray + "surface: 1️⃣N-SF4\n"),
    Mistake(
      "optics/no-dispersion", prism + "ray: 50 deg\n1️⃣wavelengths: [C, F]\n"),
    Mistake("optics/no-dispersion", far + "lens: {power: 10 D, achromat: [1️⃣air, SF5]}\n"),
    Mistake(
      "optics/achromat-and-index",
      far + "lens: {power: 10 D, achromat: [N-BK7, SF5], 1️⃣index: 1.5}\n"),
    Mistake(
      "optics/achromat-in-medium",
      far + "lens: {power: 10 D, 1️⃣achromat: [N-BK7, SF5]}\nmedium: water\n"),
    Mistake(
      "optics/same-dispersion", far + "lens: {power: 10 D, achromat: 1️⃣[N-BK7, N-BK7]}\n"),
    Mistake("scenario/wrong-value", far + "lens: {power: 10 D, achromat: 1️⃣N-BK7}\n"),

    // Planes and slabs
    Mistake(
      "optics/surface-and-slab",
      ray + "1️⃣surface: 1.5\nslab: {thickness: 2 cm, index: 1.5}\n", "leave one of them out"),
    Mistake("optics/missing-thickness", ray + "1️⃣slab: {index: 1.5}\n", "add `thickness: 2 cm`"),
    Mistake("optics/not-positive", ray + "slab: {thickness: 1️⃣-2 cm, index: 1.5}\n"),
    Mistake("optics/missing-index", ray + "1️⃣slab: {thickness: 2 cm}\n", "add `index: 1.5`"),
    Mistake("optics/missing-index", ray + "1️⃣surface: plane\n", "add `index: 1.5`"),
    Mistake("optics/index-out-of-range", ray + "surface: {radius: plane, index: 1️⃣0}\n"),
    Mistake("optics/index-out-of-range", ray + "surface: {index: 1️⃣-1.5}\n"),
    Mistake(
      "optics/index-below-one", ray + "surface: {index: 1️⃣0.8}\n",
      "write the index of the medium, `1.33` for example"),
    Mistake("optics/index-below-one", ray + "surface: 1.5\nmedium: 1️⃣0.75\n"),
    Mistake("optics/index-below-one", "prism: {apex: 60 deg, index: 1️⃣0.8}\nray: 10 deg\n"),
    Mistake(
      "optics/index-and-glass", ray + "surface: {1️⃣index: 1.5, glass: N-BK7}\n",
      "leave one of them out"),
    Mistake(
      "optics/two-media-behind", ray + "surface: 1.5\nmedium: {before: air, 1️⃣after: water}\n",
      "leave one of them out"),
    Mistake(
      "optics/ray-and-rays", ray + "1️⃣rays: [40 deg]\nsurface: 1.5\n", "leave one of them out"),
    Mistake("optics/ray-count", "rays: 1️⃣[]\nsurface: 1.5\n"),
    Mistake("optics/missing-ray-angle", "1️⃣ray: {}\nsurface: 1.5\n"),
    Mistake("scenario/unknown-key", "ray: {1️⃣angel: 30 deg}\nsurface: 1.5\n", "angle"),
    Mistake("optics/no-critical-angle", "ray: 1️⃣critical angle\nsurface: 1.5\n"),
    Mistake("optics/incidence-out-of-range", "ray: 1️⃣90.1 deg\nsurface: 1.5\n"),
    Mistake("optics/incidence-out-of-range", "ray: 1️⃣-10 deg\nsurface: 1.5\n"),
    Mistake("quantity/missing-unit", "ray: 1️⃣30\nsurface: 1.5\n", "30 deg"),
    Mistake("scenario/unknown-choice", ray + "surface: 1.5\nequations: 1️⃣snel\n", "snell"),
    Mistake("scenario/unknown-key", ray + "surface: 1.5\n1️⃣lens: 5 D\n"),

    // Prisms
    Mistake(
      "optics/two-prisms", "prism: {apex: 60 deg, 1️⃣power: 3 prism D, index: 1.5}\nray: 50 deg\n",
      "leave one of them out"),
    Mistake("optics/apex-out-of-range", "prism: {apex: 1️⃣180 deg, index: 1.5}\nray: 50 deg\n"),
    Mistake("optics/apex-out-of-range", "prism: {apex: 1️⃣0 deg, index: 1.5}\nray: 50 deg\n"),
    Mistake("optics/missing-index", "1️⃣prism: {apex: 60 deg}\nray: 50 deg\n", "add `index: 1.5`"),
    Mistake(
      "optics/missing-ray", "1️⃣prism: {apex: 60 deg, index: 1.5}\n",
      "add `ray: minimum deviation`"),
    Mistake("optics/incidence-out-of-range", prism + "ray: {angle: 1️⃣-91 deg}\n"),
    Mistake(
      "optics/no-minimum-deviation",
      "prism: {apex: 90 deg, index: 1.5}\nray: 1️⃣minimum deviation\n"),
    Mistake("optics/missing-prism", "1️⃣prism: {base: up}\n"),
    Mistake("optics/negative-prism", "prism: {power: 1️⃣-3 prism D, base: up}\n"),
    Mistake("quantity/missing-unit", "prism: {power: 1️⃣12, base: up}\n", "12 prism D"),
    Mistake(
      "optics/prism-too-strong", "prism: {power: 1️⃣1200 prism D, base: up}\n",
      "write a power that prisms have: `12 prism D`"),
    Mistake("optics/missing-eye", "prism: {power: 3 prism D, base: 1️⃣in}\n", "add `eye: right`"),
    Mistake("scenario/unknown-choice", "prism: {power: 3 prism D, base: 1️⃣ups}\n", "up"),
    Mistake(
      "scenario/unknown-choice", "prism: {power: 3 prism D, base: in}\neye: 1️⃣rigth\n", "right"),
    Mistake("optics/base-out-of-range", "prism: {power: 3 prism D, base: 1️⃣700 deg}\n"),
    Mistake("optics/not-positive", "prism: {power: 3 prism D, displacement-at: [1️⃣0 m]}\n"),
    Mistake(
      "optics/prism-with-apex",
      "elements:\n  - prism: {power: 3 prism D, base: up}\n  - prism: {1️⃣apex: 5 deg, index: 1.5}\n"),
    Mistake(
      "optics/missing-base",
      "elements:\n  - prism: {power: 3 prism D, base: up}\n  - 1️⃣prism: {power: 4 prism D}\n"),
    Mistake(
      "optics/useless-key", "prism: {power: 3 prism D, base: up}\n1️⃣ray: 30 deg\n",
      "leave it out"),
    Mistake(
      "optics/useless-key", "prism: {power: 3 prism D, base: up}\n1️⃣wavelength: F\n",
      "leave it out"),
    Mistake(
      "optics/useless-key",
      "prism: {apex: 60 deg, index: 1.5}\nray: 50 deg\ndiagram: {1️⃣reflection: hidden}\n",
      "leave it out"),
    Mistake(
      "optics/missing-for-equation",
      "prism: {apex: 60 deg, index: 1.5}\nray: 50 deg\nequations: 1️⃣dispersion\n",
      "write `glass: N-BK7` in place of the index"),
    Mistake(
      "optics/missing-for-equation",
      "surface: {index: 1.5}\nray: 50 deg\nequations: [snell, 1️⃣slab]\n"),
  ]

  @Test(arguments: mistakes) func isReportedAtItsPlaceWithARemedy(mistake: Mistake) throws {
    let block = OpticsBlock(mistake.block)
    try mistake.expectToBeReported(in: block.diagnostics, isWorkedOut: block.whole != nil)
  }
}
