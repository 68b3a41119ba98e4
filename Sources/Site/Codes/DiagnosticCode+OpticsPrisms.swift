import Diagnostics

extension DiagnosticCode {
  /// Prisms.
  static let opticsPrisms: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/apex-out-of-range", .error,
      "The apex angle of a prism lies between 0° and 180°",
      """
      It is the angle between the two faces that light goes through.
      """,
      wrong: """
        ```optics
        prism: {apex: 200 deg, index: 1.5}
        ray: 50 deg
        ```
        """,
      right: """
        ```optics
        prism: {apex: 60 deg, index: 1.5}
        ray: 50 deg
        ```
        """),
    DiagnosticCode(
      "optics/base-out-of-range", .error,
      "The direction of a base lies between 0° and 360°",
      """
      It is counted counter-clockwise from the right, as the examiner sees it.
      """,
      wrong: """
        ```optics
        prism: {power: 3 prism D, base: 700 deg}
        ```
        """,
      right: """
        ```optics
        prism: {power: 3 prism D, base: 70 deg}
        ```
        """),
    DiagnosticCode(
      "optics/missing-base", .error,
      "A prism that is combined needs a base",
      """
      Two prisms help or hinder each other, as their directions are.
      """,
      wrong: """
        ```optics
        elements:
          - prism: {power: 3 prism D, base: up}
          - prism: {power: 4 prism D}
        ```
        """,
      right: """
        ```optics
        elements:
          - prism: {power: 3 prism D, base: up}
          - prism: {power: 4 prism D, base: 0 deg}
        ```
        """),
    DiagnosticCode(
      "optics/missing-prism", .error,
      "A prism needs an `apex` or a `power`",
      """
      One of them says how strongly it deviates light.
      """,
      wrong: """
        ```optics
        prism: {base: up}
        ```
        """,
      right: """
        ```optics
        prism: {power: 3 prism D, base: up}
        ```
        """),
    DiagnosticCode(
      "optics/missing-ray", .error,
      "A prism with an apex needs a `ray`",
      """
      How far light is deviated depends on how it arrives. The symmetric path is `minimum \
      deviation`.
      """,
      wrong: """
        ```optics
        prism: {apex: 60 deg, index: 1.5}
        ```
        """,
      right: """
        ```optics
        prism: {apex: 60 deg, index: 1.5}
        ray: minimum deviation
        ```
        """),
    DiagnosticCode(
      "optics/negative-prism", .error,
      "The power of a prism is not negative",
      """
      Its direction is that of its base: the opposite of base up is base down.
      """,
      wrong: """
        ```optics
        prism: {power: -3 prism D, base: up}
        ```
        """,
      right: """
        ```optics
        prism: {power: 3 prism D, base: down}
        ```
        """),
    DiagnosticCode(
      "optics/no-minimum-deviation", .error,
      "The symmetric path needs a prism that lets light through",
      """
      Where the apex angle is more than twice the critical angle, whatever enters by one \
      face is totally reflected at the other.
      """,
      wrong: """
        ```optics
        prism: {apex: 90 deg, index: 1.5}
        ray: minimum deviation
        ```
        """,
      right: """
        ```optics
        prism: {apex: 80 deg, index: 1.5}
        ray: minimum deviation
        ```
        """),
    DiagnosticCode(
      "optics/prism-too-strong", .error,
      "The power of a prism is at most 1000 prism dioptres",
      """
      A prism of 1000 prism dioptres turns light by 84°. No prism does.
      """,
      wrong: """
        ```optics
        prism: {power: 1200 prism D, base: up}
        ```
        """,
      right: """
        ```optics
        prism: {power: 12 prism D, base: up}
        ```
        """),
    DiagnosticCode(
      "optics/prism-with-apex", .error,
      "Prisms are combined by power and base",
      """
      Small deviations add as arrows; those of thick prisms do not.
      """,
      wrong: """
        ```optics
        elements:
          - prism: {power: 3 prism D, base: up}
          - prism: {apex: 5 deg, index: 1.5}
        ```
        """,
      right: """
        ```optics
        elements:
          - prism: {power: 3 prism D, base: up}
          - prism: {power: 4 prism D, base: 0 deg}
        ```
        """),
    DiagnosticCode(
      "optics/two-prisms", .error,
      "A prism is described by its faces or by its power",
      """
      `apex` and a material describe a body through which rays are traced, `power` and \
      `base` what an optometrist writes.
      """,
      wrong: """
        ```optics
        prism: {apex: 60 deg, power: 3 prism D, index: 1.5}
        ray: 50 deg
        ```
        """,
      right: """
        ```optics
        prism: {apex: 60 deg, index: 1.5}
        ray: 50 deg
        ```
        """),
    DiagnosticCode(
      "optics/useless-key", .error,
      "A key that says nothing about the subject of a block is left out",
      """
      It would be ignored: a prism that is given by its power has no faces at which a ray could be \
      traced, and a sweep shows no equations.
      """,
      wrong: """
        ```optics
        prism: {power: 3 prism D, base: up}
        ray: 30 deg
        ```
        """,
      right: """
        ```optics
        prism: {power: 3 prism D, base: up}
        ```
        """),
  ]
}
