import Diagnostics

extension DiagnosticCode {
  /// The object of an optics block.
  static let opticsObject: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/angle-out-of-range", .error,
      "The direction of an object is less than 89° from the axis",
      """
      At a right angle the light runs along the lens and never through it, and the height in the \
      focal plane has no bound.
      """,
      wrong: """
        ```optics
        object: {distance: infinity, angle: 90 deg}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity, angle: 9 deg}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/contradictory-kind", .error,
      "The kind of an object agrees with its distance",
      """
      A real object is in front of the lens, at a positive distance; a virtual one is behind it, \
      at a negative distance. `kind` and the sign say different things.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, kind: virtual}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: -20 cm, kind: virtual}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/contradictory-object", .error,
      "An object is in one place",
      """
      `distance`, `u` and `vergence` each say where the object is. Two of them may stand together \
      only if they agree.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, u: -30 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/height-and-angle", .error,
      "An object has a height or an angle, not both",
      """
      The angle says how large a distant object appears, the height how large a near one is. Each \
      follows from the other and the distance.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm, angle: 2 deg}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/height-at-infinity", .warning,
      "An object at infinity has an angle, not a height",
      """
      Whatever its height, it would be seen as a point. How large it appears is said by its \
      direction above the axis.
      """,
      wrong: """
        ```optics
        object: {distance: infinity, height: 5 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity, angle: 2 deg}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/infinite-height", .error,
      "A height is finite",
      "Nothing of infinite size can be drawn. `infinity` belongs to `distance`.",
      wrong: """
        ```optics
        object: {distance: 20 cm, height: infinity}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity, angle: 2 deg}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/missing-distance", .error,
      "An object has a distance",
      """
      Write `distance`, or the signed `u`, or the `vergence` of its light at the lens. An object \
      far away has the distance `infinity`.
      """,
      wrong: """
        ```optics
        object: {height: 5 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/missing-object", .error,
      "An optics block has an object",
      """
      Without one there is no image to work out. For parallel light, the object is at the distance \
      `infinity`.
      """,
      wrong: """
        ```optics
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
      "optics/negative-distance", .warning,
      "A negative distance is a virtual object, behind the lens",
      """
      Authors used to Cartesian signs write a minus for a real object; here `distance` is positive \
      in front of the lens, and the Cartesian sign is that of `u`. If a virtual object is meant, \
      `kind: virtual` beside it says so.
      """,
      wrong: """
        ```optics
        object: {distance: -20 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: -20 cm, kind: virtual}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "optics/negative-infinity", .error,
      "An object at infinity has no sign",
      "Its light is parallel whichever side it comes from.",
      wrong: """
        ```optics
        object: {distance: -infinity, angle: 2 deg}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity, angle: 2 deg}
        lens: 10 D
        ```
        """),
  ]
}
