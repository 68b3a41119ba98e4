import Diagnostics

extension DiagnosticCode {
  /// Lenses and figures of optics.
  static let optics: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/infinite-power", .error,
      "The power of a lens is finite",
      """
      A lens of infinite power would have its focal points in itself. A lens without power has `0 \
      D`, or the focal length `infinity`.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: infinity}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {focal-length: infinity}
        ```
        """),
    DiagnosticCode(
      "optics/missing-lens", .error,
      "An optics block has a lens",
      "A misspelled `lens` has a message of its own; here it is not there at all.",
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/missing-power", .error,
      "A lens has a power",
      """
      Say it by `power`, by `focal-length`, by `power-in-air` with an `index`, or by its surfaces \
      with an `index`.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {aperture: 5 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D, aperture: 5 cm}
        ```
        """),
    DiagnosticCode(
      "optics/missing-surface", .error,
      "A lens made of surfaces has a front and a back",
      "If one of them is flat, say so with `plano`.",
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: convex 20 cm, index: 1.5}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: convex 20 cm, back: plano, index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/negative-face", .error,
      "A face has a shape and a positive radius",
      """
      `convex` and `concave` say which way it is curved. Signed radii are written as `radii`.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: convex -20 cm, back: plano, index: 1.5}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: concave 20 cm, back: plano, index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/no-focal-length", .error,
      "A focal length is not zero",
      """
      A lens with the focal length zero would have infinite power. One without power has the focal \
      length `infinity`.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {focal-length: 0 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {focal-length: infinity}
        ```
        """),
    DiagnosticCode(
      "optics/no-radius", .error,
      "A radius is not zero",
      """
      A flat surface has no radius that is a number: write `plane`, or `plano` where shapes are \
      named.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {radii: [0 cm, -20 cm], index: 1.5}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {radii: [plane, -20 cm], index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/not-positive", .error,
      "A length that measures a thing is greater than zero",
      """
      An aperture, and the distance from which on an object counts as infinitely far, are finite \
      and positive.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D, aperture: -5 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D, aperture: 5 cm}
        ```
        """),
    DiagnosticCode(
      "optics/out-of-range", .error,
      "A value is of a size that can be worked with",
      """
      Lengths lie between 10⁻¹² m and 10¹⁵ m, powers between 10⁻¹² D and 10¹⁵ D. Beyond, write \
      `infinity` or `0`.
      """,
      wrong: """
        ```optics
        object: {distance: 1e20 m}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/ray-count", .error,
      "A bundle has a number of rays that can be told apart",
      "The message names the largest number for this kind of rays.",
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        diagram: {rays: bundle 1000}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        diagram: {rays: bundle 9}
        ```
        """),
    DiagnosticCode(
      "optics/two-powers", .error,
      "A lens says once how strong it is",
      """
      `power`, `focal-length`, `power-in-air` and the surfaces each say it. If two are there, they \
      may disagree.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D, focal-length: 20 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```
        """),
    DiagnosticCode(
      "optics/unknown-face", .error,
      "A face is `convex`, `concave` or `plano`",
      """
      The first two have a radius behind them: `convex 20 cm`. Shapes are named as they are seen \
      from outside the lens.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: konvex 20 cm, back: plano, index: 1.5}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: convex 20 cm, back: plano, index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/wrong-letter", .error,
      "A letter of a notation is a symbol of a few characters",
      """
      `u`, `d_o` and `s'` are such symbols. A list or a long word would not fit into an equation.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        notation: {object-distance: [g]}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        notation: {object-distance: g}
        ```
        """),
  ]
}
