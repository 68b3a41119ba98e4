import Diagnostics

extension DiagnosticCode {
  /// Exact rays through surfaces.
  static let opticsTrace: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/aperture-beyond-radius", .error,
      "An opening is not wider than its surface",
      """
      A sphere reaches no farther from the axis than its radius, and a surface with a positive \
      conic constant less far still.
      """,
      wrong: """
        ```optics
        surface: {radius: 5 mm, index: 1.5, aperture: 12 mm}
        ray: {height: 2 mm}
        ```
        """,
      right: """
        ```optics
        surface: {radius: 5 mm, index: 1.5, aperture: 8 mm}
        ray: {height: 2 mm}
        ```
        """),
    DiagnosticCode(
      "optics/conic-out-of-range", .error,
      "A conic constant lies between −1 000 000 and 1 000 000",
      """
      0 is a sphere, −1 a paraboloid, what is below that a hyperboloid.
      """,
      wrong: """
        ```optics
        mirror: {radius: 40 cm, shape: concave, conic: -1e9}
        ray: {height: 2 cm}
        ```
        """,
      right: """
        ```optics
        mirror: {radius: 40 cm, shape: concave, conic: -1}
        ray: {height: 2 cm}
        ```
        """),
    DiagnosticCode(
      "optics/field-of-near-object", .error,
      "The field of an object at a distance is its height",
      """
      A field angle belongs to light from infinity.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 1 cm}
        mirror: concave 20 cm
        aberration: {aperture: 2 cm, field: 5 deg}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 1 cm}
        mirror: concave 20 cm
        aberration: {aperture: 2 cm}
        ```
        """),
    DiagnosticCode(
      "optics/missing-aperture", .error,
      "A bundle of rays needs an opening to fill",
      """
      The bundle goes from edge to edge of the entrance pupil: of a stop, of an element with an \
      `aperture`, or of that which `aberration` asks for.
      """,
      wrong: """
        ```optics
        mirror: concave 40 cm
        diagram: {rays: exact 9}
        ```
        """,
      right: """
        ```optics
        mirror: {radius: 40 cm, shape: concave, aperture: 20 cm}
        diagram: {rays: exact 9}
        ```
        """),
    DiagnosticCode(
      "optics/missing-ray-height", .error,
      "A ray needs its height or its angle",
      """
      The height is that at which it crosses the tangent plane of the first surface.
      """,
      wrong: """
        ```optics
        mirror: concave 40 cm
        ray: {screen: 20 cm}
        ```
        """,
      right: """
        ```optics
        mirror: concave 40 cm
        ray: {height: 5 cm}
        ```
        """),
    DiagnosticCode(
      "optics/negative-edge", .error,
      "Two surfaces do not cross inside their opening",
      """
      A lens that is too thin for its diameter would have an edge of negative thickness.
      """,
      wrong: """
        ```optics
        lens: {radii: [50 mm, -50 mm], index: 1.5, thickness: 2 mm, aperture: 40 mm}
        ray: {height: 5 mm}
        ```
        """,
      right: """
        ```optics
        lens: {radii: [50 mm, -50 mm], index: 1.5, thickness: 10 mm, aperture: 40 mm}
        ray: {height: 5 mm}
        ```
        """),
    DiagnosticCode(
      "optics/pupil-at-infinity", .error,
      "A bundle is aimed at an entrance pupil at a distance",
      """
      The image of a stop in a focal plane lies at infinity, and has no size.
      """,
      wrong: """
        ```optics
        elements:
          - mirror: {radius: 40 cm, shape: concave}
          - stop: {diameter: 2 cm, after: 20 cm}
        diagram: {rays: exact 5}
        ```
        """,
      right: """
        ```optics
        elements:
          - mirror: {radius: 40 cm, shape: concave}
          - stop: {diameter: 2 cm, after: 15 cm}
        diagram: {rays: exact 5}
        ```
        """),
    DiagnosticCode(
      "optics/ray-overdetermined", .error,
      "A ray of an object at a distance is given by its height or its angle",
      """
      It begins at the object’s tip, so that one of the two decides it.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        mirror: concave 20 cm
        ray: {height: 2 cm, angle: 5 deg}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        mirror: concave 20 cm
        ray: {height: 2 cm}
        ```
        """),
    DiagnosticCode(
      "optics/thin-lens-exact", .error,
      "Exact rays need surfaces, and a thin lens has none",
      """
      Exact rays bend where they meet the glass, and a lens by its power says nothing of its \
      faces.
      """,
      wrong: """
        ```optics
        lens: 20 D
        ray: {height: 5 mm}
        ```
        """,
      right: """
        ```optics
        lens: {radii: [50 mm, -50 mm], index: 1.5, thickness: 5 mm}
        ray: {height: 5 mm}
        ```
        """),
  ]
}
