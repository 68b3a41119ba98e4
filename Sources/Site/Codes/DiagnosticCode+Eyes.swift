import Diagnostics

extension DiagnosticCode {
  /// Eyes and corneas.
  static let opticsEyes: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/accommodation-beyond-amplitude", .error,
      "An eye accommodates no more than its amplitude",
      """
      `amplitude` is how much it can, `accommodation` how much it does.
      """,
      wrong: """
        ```optics
        eye: {error: 0 D, amplitude: 2 D, accommodation: 4 D}
        ```
        """,
      right: """
        ```optics
        eye: {error: 0 D, amplitude: 4 D, accommodation: 2 D}
        ```
        """),
    DiagnosticCode(
      "optics/cause-of-error", .error,
      "The error of an eye with given surfaces is axial",
      """
      Its surfaces give its power, so that an error can only come from its length. A refractive \
      error is that of the reduced eye.
      """,
      wrong: """
        ```optics
        eye: {model: le-grand, error: -3 D, cause: refractive}
        ```
        """,
      right: """
        ```optics
        eye: {model: le-grand, error: -3 D}
        ```
        """),
    DiagnosticCode(
      "optics/cylinder-before-eye", .error,
      "The lens before an eye is without cylinder",
      """
      An eye has one power in all meridians here. With a cylinder before it, work one meridian out \
      after the other.
      """,
      wrong: """
        ```optics
        eye: {error: -3 D}
        lens: {rx: -3.00 -1.00 x 90, vertex: 12 mm}
        ```
        """,
      right: """
        ```optics
        eye: {error: -3 D}
        lens: {rx: -3.00 DS, vertex: 12 mm}
        ```
        """),
    DiagnosticCode(
      "optics/eye-out-of-range", .error,
      "The measures of an eye are those of an eye",
      """
      Beyond these bounds nothing lives that sees; most often the unit is a slip.
      """,
      wrong: """
        ```optics
        eye: {power: 60 D, length: 24 m}
        ```
        """,
      right: """
        ```optics
        eye: {power: 60 D, length: 24 mm}
        ```
        """),
    DiagnosticCode(
      "optics/eye-surface", .error,
      "A surface of an eye is a radius, an index and a distance",
      """
      The index is that behind the surface, the distance the one to the next surface; the last one \
      has none. In this order, or by their keys `radius`, `index` and `thickness`.
      """,
      wrong: """
        ```optics
        eye: {length: 24 mm, surfaces: [[7.8 mm, 4/3], [10 mm, 1.416]]}
        ```
        """,
      right: """
        ```optics
        eye: {length: 24 mm, surfaces: [[7.8 mm, 4/3, 3.6 mm], [10 mm, 1.416]]}
        ```
        """),
    DiagnosticCode(
      "optics/flat-and-steep", .error,
      "The steep meridian of a cornea has the smaller radius",
      """
      The smaller the radius, the more the surface is curved, and the stronger it is.
      """,
      wrong: """
        ```optics
        cornea: {flat: 7.6 mm, steep: 7.9 mm}
        ```
        """,
      right: """
        ```optics
        cornea: {flat: 7.9 mm, steep: 7.6 mm}
        ```
        """),
    DiagnosticCode(
      "optics/unreadable-cornea", .error,
      "A cornea is a power or a radius, or two with their meridians",
      """
      A keratometer's reading is noted down as two powers or two radii, each with its meridian behind \
      `@`. The two stand across each other, and the meridian of one is enough.
      """,
      wrong: """
        ```optics
        cornea: 42.00 at 180
        ```
        """,
      right: """
        ```optics
        cornea: 42.00 D @ 180 / 43.50 D @ 90
        ```
        """),
    DiagnosticCode(
      "optics/impossible-eye", .error,
      "The retina of an eye lies behind its last surface, and its power is positive",
      """
      Length, power and error belong together. An error of less than −60 D leaves no place for the \
      retina of an eye of 60 D.
      """,
      wrong: """
        ```optics
        eye: {error: -70 D}
        ```
        """,
      right: """
        ```optics
        eye: {error: -7 D}
        ```
        """),
    DiagnosticCode(
      "optics/missing-eye-data", .error,
      "An eye is described",
      """
      By the name of a `model`, by the `power` and the `length` of a reduced eye, by its \
      refractive `error`, or by `surfaces` and `length`.
      """,
      wrong: """
        ```optics
        eye: {pupil: 4 mm}
        ```
        """,
      right: """
        ```optics
        eye: {error: -3 D, pupil: 4 mm}
        ```
        """),
    DiagnosticCode(
      "optics/negative-accommodation", .error,
      "Accommodation is not negative",
      """
      An eye can make itself stronger than it is relaxed, and not weaker.
      """,
      wrong: """
        ```optics
        eye: {error: -3 D, amplitude: -4 D}
        ```
        """,
      right: """
        ```optics
        eye: {error: -3 D, amplitude: 4 D}
        ```
        """),
    DiagnosticCode(
      "optics/no-correction", .error,
      "No lens corrects an eye from the plane of its far point",
      """
      The light has no vergence there that a lens could change: it comes from that very point.
      """,
      wrong: """
        ```optics
        eye: {error: -50 D, vertex: 20 mm, corrected: true}
        ```
        """,
      right: """
        ```optics
        eye: {error: -5 D, vertex: 12 mm, corrected: true}
        ```
        """),
    DiagnosticCode(
      "optics/overdetermined-eye", .error,
      "Two of power, length and error give the third",
      """
      A retina at this length behind this power has the error that it has. All three may \
      contradict each other.
      """,
      wrong: """
        ```optics
        eye: {power: 60 D, length: 24 mm, error: -3 D}
        ```
        """,
      right: """
        ```optics
        eye: {power: 60 D, error: -3 D}
        ```
        """),
    DiagnosticCode(
      "optics/two-corneas", .error,
      "A cornea is described once",
      """
      `radius`, `power` and `flat` each say how curved it is, and may contradict each other.
      """,
      wrong: """
        ```optics
        cornea: {radius: 7.8 mm, power: 43 D}
        ```
        """,
      right: """
        ```optics
        cornea: {radius: 7.8 mm}
        ```
        """),
    DiagnosticCode(
      "optics/two-corrections", .error,
      "An eye that is corrected wears its correction, and no other lens",
      """
      `corrected: true` puts the lens before the eye that it needs. A lens beside it would be a \
      second one.
      """,
      wrong: """
        ```optics
        eye: {error: -3 D, corrected: true}
        lens: {power: -2 D, vertex: 12 mm}
        ```
        """,
      right: """
        ```optics
        eye: {error: -3 D}
        lens: {power: -2 D, vertex: 12 mm}
        ```
        """),
    DiagnosticCode(
      "optics/two-eyes", .error,
      "An eye is described once",
      """
      A `model`, `surfaces`, and the `power` of a reduced eye are three eyes.
      """,
      wrong: """
        ```optics
        eye: {model: reduced, power: 58 D}
        ```
        """,
      right: """
        ```optics
        eye: {power: 58 D, length: 24 mm}
        ```
        """),
  ]
}
