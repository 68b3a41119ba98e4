import Diagnostics

extension DiagnosticCode {
  /// Media and their refractive indices.
  static let opticsMedia: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/index-and-glass", .error,
      "A lens has an `index` or a `glass`, not both",
      """
      The name of a glass stands for its refractive index. If both are there, they may disagree.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {radii: [20 cm, -20 cm], index: 1.5, glass: N-BK7}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {radii: [20 cm, -20 cm], glass: N-BK7}
        ```
        """),
    DiagnosticCode(
      "optics/index-of-air", .error,
      "A lens with the index of air has no power in air",
      """
      Light is not bent where nothing changes, so no surfaces give such a lens a power. The index \
      is a slip.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {power-in-air: 10 D, index: 1}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {power-in-air: 10 D, index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/index-out-of-range", .error,
      "A refractive index lies between 0.1 and 10",
      """
      Glass has about 1.5, water 1.33, air 1. A decimal point is missing, or the value belongs to \
      another key.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        medium: 133
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        medium: 1.33
        ```
        """),
    DiagnosticCode(
      "optics/index-below-one", .warning,
      "No medium has a refractive index below 1",
      """
      Light is fastest in empty space, whose index is 1. The ratio of the indices of two media is not an index: write \
      the index of each.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        medium: 1
        surface: 0.75
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        medium: 4/3
        surface: 1
        ```
        """),
    DiagnosticCode(
      "optics/missing-index", .error,
      "A lens made of surfaces has an `index` or a `glass`",
      "What curved surfaces do to light depends on what is between them.",
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {radii: [20 cm, -20 cm]}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {radii: [20 cm, -20 cm], index: 1.5}
        ```
        """),
    DiagnosticCode(
      "optics/two-media", .error,
      "`power-in-air` needs the same medium on both sides of the lens",
      """
      The power in another medium depends on how it is shared between the two surfaces, which is \
      not known. Describe the lens by `front` and `back`.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {power-in-air: 10 D, index: 1.5}
        medium: {before: air, after: water}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {front: convex 10 cm, back: convex 10 cm, index: 1.5}
        medium: {before: air, after: water}
        ```
        """),
    DiagnosticCode(
      "optics/unknown-medium", .error,
      "A medium or a glass is one of those that sitegen knows",
      """
      The message lists them. A similar glass has another index, so the nearest name is never \
      taken; for one that is not listed, write its refractive index.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        medium: watter
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        medium: water
        ```
        """),
  ]
}
