extension DiagnosticCode {
  /// What a block shows of its optics.
  static let opticsShown: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/missing-for-equation", .warning,
      "Equations that are asked for have something to work out",
      """
      `equations` names a set that the block has no numbers for: the law of refraction at the \
      surfaces needs a `ray`, Prentice’s rule a `decentration`.
      """,
      wrong: """
        ```optics
        lens: {front: convex 10 cm, back: convex 10 cm, index: 1.5, thickness: 5 mm}
        aberration: {aperture: 1 cm}
        equations: snell
        ```
        """,
      right: """
        ```optics
        lens: {front: convex 10 cm, back: convex 10 cm, index: 1.5, thickness: 5 mm}
        ray: {height: 5 mm}
        equations: snell
        ```
        """),
    DiagnosticCode(
      "optics/without-effect", .warning,
      "What is asked for has an effect in the block",
      """
      2F and 2F′ are twice as far from an element as its focal points, and a plane mirror has none. A \
      `near-point` and an `observer` belong to a magnifier or an instrument.
      """,
      wrong: """
        ```optics
        object: {distance: 30 cm, height: 1 cm}
        mirror: plane
        diagram: {labels: 2F}
        ```
        """,
      right: """
        ```optics
        object: {distance: 30 cm, height: 1 cm}
        mirror: concave 20 cm
        diagram: {labels: 2F}
        ```
        """),
    DiagnosticCode(
      "optics/outside-field", .warning,
      "Some light of the object gets through the openings",
      """
      The object lies farther from the axis than the openings of the elements let light through. \
      The drawing shows where its rays end, and the image exists on paper only.
      """,
      wrong: """
        ```optics
        object: {distance: infinity, angle: 4 deg}
        elements:
          - lens: {name: objective, power: 2 D, aperture: 5 cm}
          - lens: {name: eyepiece, power: 20 D, after: 55 cm, aperture: 2 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity, angle: 1 deg}
        elements:
          - lens: {name: objective, power: 2 D, aperture: 5 cm}
          - lens: {name: eyepiece, power: 20 D, after: 55 cm, aperture: 2 cm}
        ```
        """),
  ]
}
