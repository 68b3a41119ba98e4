import Diagnostics

extension DiagnosticCode {
  /// Several values of one key.
  static let opticsSweep: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/sweep", .error,
      "A sweep names a key and up to twelve values",
      """
      The block is worked out once for each value. The key is named by its way through the block, \
      as `object.distance`, and has a single value there.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D}
        sweep: object.distance from 10 cm
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: {power: 10 D}
        sweep: object.distance over [30 cm, 20 cm, 5 cm]
        ```
        """),
    DiagnosticCode(
      "optics/sweep-without-effect", .warning,
      "The key of a sweep changes nothing",
      """
      Every step gives the same values, because the block is not worked out from this key: a lens that is given by its power \
      has that power whatever its index.
      """,
      wrong: """
        ```optics
        object: {distance: 30 cm}
        lens: {power: 10 D}
        sweep: lens.aperture over [2 cm, 4 cm]
        ```
        """,
      right: """
        ```optics
        object: {distance: 30 cm}
        lens: {power: 10 D}
        sweep: lens.power over [10 D, 5 D]
        ```
        """),
  ]
}
