import Diagnostics

extension DiagnosticCode {
  /// Rays at plane surfaces and slabs.
  static let opticsRays: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/incidence-out-of-range", .error,
      "An angle of incidence is not beyond 90°",
      """
      It is measured from the normal of the surface; at 90° light runs along the surface. At \
      a prism it is negative on the side of the apex.
      """,
      wrong: """
        ```optics
        ray: 100 deg
        surface: 1.5
        ```
        """,
      right: """
        ```optics
        ray: 80 deg
        surface: 1.5
        ```
        """),
    DiagnosticCode(
      "optics/missing-ray-angle", .error,
      "A ray needs its angle of incidence",
      """
      It is measured from the normal of the surface.
      """,
      wrong: """
        ```optics
        ray: {}
        surface: 1.5
        ```
        """,
      right: """
        ```optics
        ray: {angle: 30 deg}
        surface: 1.5
        ```
        """),
    DiagnosticCode(
      "optics/missing-thickness", .error,
      "A slab needs a thickness",
      """
      It decides how far aside the ray leaves.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        slab: {index: 1.5}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        slab: {thickness: 2 cm, index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/no-critical-angle", .error,
      "Only light from the denser medium has a critical angle",
      """
      In the other direction every ray is refracted, towards the normal.
      """,
      wrong: """
        ```optics
        ray: critical angle
        surface: 1.5
        ```
        """,
      right: """
        ```optics
        ray: critical angle
        medium: 1.5
        surface: air
        ```
        """),
    DiagnosticCode(
      "optics/ray-and-rays", .error,
      "A block has one `ray` or several `rays`",
      """
      Values of one ray begin with `ray`, those of several with `ray-1`, `ray-2`.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        rays: [40 deg, 50 deg]
        surface: 1.5
        ```
        """,
      right: """
        ```optics
        rays: [30 deg, 40 deg, 50 deg]
        surface: 1.5
        ```
        """),
    DiagnosticCode(
      "optics/surface-and-slab", .error,
      "Rays meet a `surface` or a `slab`, not both",
      """
      A slab has two surfaces of its own.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: 1.5
        slab: {thickness: 2 cm, index: 1.5}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        slab: {thickness: 2 cm, index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/two-media-behind", .error,
      "What is behind a surface is said once",
      """
      `surface` has an index or a glass, or else `medium` has one `after`.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: {radius: plane, index: 1.5}
        medium: {before: air, after: water}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: plane
        medium: {before: air, after: water}
        ```
        """),
  ]
}
