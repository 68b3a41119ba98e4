import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What an author can do wrong in a block about an eye or a cornea: the mistake is marked, and begins what the diagnostic points at.
@Suite struct EyeDiagnosticTests {
  static let mistakes: [Mistake] = [
    Mistake("scenario/unknown-choice", "eye: 1️⃣gulstrand\n", "gullstrand"),
    Mistake("scenario/wrong-value", "eye: 1️⃣[60 D]\n"),
    Mistake("scenario/unknown-key", "eye: {error: -3 D, 1️⃣pupli: 4 mm}\n", "pupil"),
    Mistake("optics/missing-eye-data", "1️⃣eye: {pupil: 4 mm}\n"),
    Mistake(
      "optics/missing-eye-data", "eye: {1️⃣surfaces: [[7.8 mm, 4/3]]}\n", "add `length: 24 mm`"),
    Mistake("optics/two-eyes", "eye: {model: reduced, 1️⃣power: 60 D}\n", "leave one of them out"),
    Mistake("optics/two-eyes", "eye: {model: reduced, 1️⃣index: 1.336}\n"),
    Mistake(
      "optics/overdetermined-eye", "eye: {power: 60 D, length: 24 mm, 1️⃣error: -3 D}\n",
      "leave one of them out"),
    Mistake("optics/overdetermined-eye", "eye: {model: reduced, length: 24 mm, 1️⃣error: -3 D}\n"),
    Mistake("optics/eye-out-of-range", "eye: {power: 1️⃣0 D, length: 24 mm}\n"),
    Mistake("optics/eye-out-of-range", "eye: {power: 60 D, length: 1️⃣24 m}\n"),
    Mistake("optics/eye-out-of-range", "eye: {power: 60 D, length: 24 mm, index: 1️⃣1}\n"),
    Mistake("optics/eye-out-of-range", "eye: {error: 1️⃣-300 D}\n"),
    Mistake("optics/eye-out-of-range", "eye: {error: 0 D, pupil: 1️⃣4 m}\n"),
    Mistake("optics/eye-out-of-range", "eye: {length: 24 mm, surfaces: [[1️⃣0 mm, 4/3]]}\n"),
    Mistake(
      "optics/eye-out-of-range",
      "eye: {length: 24 mm, surfaces: [[7.8 mm, 4/3, 1️⃣-3 mm], [10 mm, 1.4]]}\n"),
    Mistake(
      "optics/index-out-of-range", "eye: {length: 24 mm, surfaces: [[7.8 mm, 1️⃣0]]}\n"),
    Mistake(
      "optics/eye-surface", "eye: {length: 24 mm, surfaces: [1️⃣[7.8 mm, 4/3], [10 mm, 1.4]]}\n"),
    Mistake("scenario/wrong-value", "eye: {length: 24 mm, surfaces: 1️⃣7.8 mm}\n"),
    Mistake("optics/impossible-eye", "eye: {error: 1️⃣-70 D}\n"),
    Mistake("optics/impossible-eye", "eye: {model: 1️⃣gullstrand, length: 5 mm}\n"),
    Mistake("optics/cause-of-error", "eye: {model: le-grand, error: -3 D, 1️⃣cause: refractive}\n"),
    Mistake("scenario/unknown-choice", "eye: {error: -3 D, cause: 1️⃣lens}\n"),
    Mistake("optics/negative-accommodation", "eye: {error: -3 D, amplitude: 1️⃣-3 D}\n"),
    Mistake(
      "optics/accommodation-beyond-amplitude",
      "eye: {error: -3 D, amplitude: 3 D, accommodation: 1️⃣4 D}\n"),
    Mistake("quantity/missing-unit", "eye: {error: -3 D, vertex: 1️⃣12}\n", "12 mm"),
    Mistake("quantity/missing-unit", "eye: {error: -3 D, pupil: 1️⃣4}\n", "4 mm"),
    Mistake("optics/vertex-out-of-range", "eye: {error: -3 D, vertex: 1️⃣-12 mm}\n"),
    Mistake("scenario/unknown-choice", "eye: {error: -3 D, corrected: 1️⃣maybe}\n"),
    Mistake(
      "optics/two-corrections", "eye: {error: -3 D, corrected: true}\n1️⃣lens: {power: -2 D}\n"),
    Mistake("optics/no-correction", "eye: {error: -50 D, vertex: 20 mm, 1️⃣corrected: true}\n"),
    Mistake(
      "optics/cylinder-before-eye", "eye: {error: -3 D}\nlens: {rx: 1️⃣-3.00 -1.00 x 90}\n"),
    Mistake("optics/missing-power", "eye: {error: -3 D}\n1️⃣lens: {vertex: 12 mm}\n"),
    Mistake("scenario/unknown-choice", "eye: {error: -3 D}\nshow: 1️⃣ranges\n", "range"),
    Mistake("optics/missing-radius", "1️⃣cornea: {index: 1.3375}\n", "add `radius: 7.8 mm`"),
    Mistake("optics/missing-radius", "cornea: {1️⃣flat: 7.8 mm}\n", "add `steep: 7.6 mm`"),
    Mistake(
      "optics/two-corneas", "cornea: {radius: 7.8 mm, 1️⃣power: 43 D}\n", "leave one of them out"),
    Mistake(
      "optics/two-corneas", "cornea: {radius: 7.8 mm, 1️⃣steep: 7.6 mm}\n",
      "write `flat` for `radius`"),
    Mistake("optics/flat-and-steep", "cornea: {flat: 7.6 mm, steep: 1️⃣7.8 mm}\n"),
    Mistake("optics/eye-out-of-range", "cornea: {radius: 1️⃣7.8 m}\n"),
    Mistake("optics/flat-and-steep", "cornea: {flat: 43 D, steep: 1️⃣42 D}\n"),
    Mistake("optics/eye-out-of-range", "cornea: 1️⃣7.8 m\n"),
    Mistake("optics/eye-out-of-range", "cornea: 42 D / 1️⃣2 D @ 90\n"),
    Mistake(
      "optics/unreadable-cornea", "cornea: 1️⃣42 at 180\n",
      "write `42.00 D @ 180 / 43.50 D @ 90`, for example"),
    Mistake("optics/unreadable-cornea", "cornea: 1️⃣42 / 43 / 44\n"),
    Mistake("optics/unreadable-cornea", "cornea: 1️⃣42 @ 180 / 43 @ 80\n"),
    Mistake("optics/axis-out-of-range", "cornea: 42 / 43 @ 1️⃣190\n"),
    Mistake(
      "optics/missing-for-equation", "eye: {error: -3 D}\nequations: [far point, 1️⃣blur]\n",
      "add `pupil: 4 mm` to `eye`"),
    Mistake("scenario/unknown-key", "cornea: {1️⃣radus: 7.8 mm}\n", "radius"),
  ]

  @Test(arguments: mistakes) func isReportedAtItsPlaceWithARemedy(mistake: Mistake) throws {
    let block = OpticsBlock(mistake.block)
    try mistake.expectToBeReported(in: block.diagnostics, isWorkedOut: block.whole != nil)
  }
}
