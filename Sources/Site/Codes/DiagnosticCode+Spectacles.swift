import Diagnostics

extension DiagnosticCode {
  /// Lenses before an eye: vertex distance, decentration, magnification.
  static let opticsSpectacles: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/decentration-direction", .error,
      "A decentration is a length and a direction",
      """
      It says where the optical centre lies beside the pupil: so far `in`, towards the nose, or \
      `out`, `up` or `down`. Two of them stand behind each other with a comma.
      """,
      wrong: """
        ```optics
        lens: {rx: -6.00 DS, decentration: 3 mm left, eye: right}
        ```
        """,
      right: """
        ```optics
        lens: {rx: -6.00 DS, decentration: 3 mm in, eye: right}
        ```
        """),
    DiagnosticCode(
      "optics/decentration-out-of-range", .error,
      "A lens is decentred by less than its size",
      """
      More than a metre is a slip in the unit.
      """,
      wrong: """
        ```optics
        lens: {rx: -6.00 DS, decentration: 3000 mm up}
        ```
        """,
      right: """
        ```optics
        lens: {rx: -6.00 DS, decentration: 3 mm up}
        ```
        """),
    DiagnosticCode(
      "optics/idle-eye", .error,
      "`eye` beside a lens says on which side `decentration` is in",
      """
      Without a decentration there is no prism, and nothing that is in or out.
      """,
      wrong: """
        ```optics
        lens: {rx: -6.00 DS, eye: right}
        ```
        """,
      right: """
        ```optics
        lens: {rx: -6.00 DS, eye: right, decentration: 3 mm in}
        ```
        """),
    DiagnosticCode(
      "optics/missing-eye", .error,
      "In and out need the eye before which a lens or prism is",
      """
      The nose is to the right of the right eye for someone who faces the wearer, and to the left \
      of the left one, so that `base: in` and `3 mm in` need it. An oblique cylinder makes the sides \
      differ even when the lens is decentred up or down.
      """,
      wrong: """
        ```optics
        lens: {rx: -6.00 DS, decentration: 3 mm in}
        ```
        """,
      right: """
        ```optics
        lens: {rx: -6.00 DS, decentration: 3 mm in, eye: left}
        ```
        """),
    DiagnosticCode(
      "optics/missing-shape", .error,
      "Spectacle magnification follows from five things",
      """
      The front power, the thickness, the index, the back vertex power, and the distance from the \
      back of the lens to the entrance pupil of the eye: none can be left out.
      """,
      wrong: """
        ```optics
        lens: {front-power: 6 D, thickness: 5 mm, index: 1.5, back-vertex-power: 4 D}
        ```
        """,
      right: """
        ```optics
        lens: {front-power: 6 D, thickness: 5 mm, index: 1.5, back-vertex-power: 4 D, eye-distance: 15 mm}
        ```
        """),
    DiagnosticCode(
      "optics/missing-vertex", .error,
      "`vertex` says where the lens is",
      """
      A lens is moved from one plane to another. Where it is to go may be left out, and is then \
      the cornea.
      """,
      wrong: """
        ```optics
        lens: {power: -10 D, vertex: {to: 14 mm}}
        ```
        """,
      right: """
        ```optics
        lens: {power: -10 D, vertex: {from: 12 mm, to: 14 mm}}
        ```
        """),
    DiagnosticCode(
      "optics/thickness-out-of-range", .error,
      "A thickness and a distance to the eye lie between 0 and 1 m",
      """
      They are a few millimetres in spectacles. A larger number is a slip in the unit.
      """,
      wrong: """
        ```optics
        lens: {front-power: 6 D, thickness: -5 mm, index: 1.5, back-vertex-power: 4 D, eye-distance: 15 mm}
        ```
        """,
      right: """
        ```optics
        lens: {front-power: 6 D, thickness: 5 mm, index: 1.5, back-vertex-power: 4 D, eye-distance: 15 mm}
        ```
        """),
    DiagnosticCode(
      "optics/vertex-at-far-point", .warning,
      "A lens is not moved to its far point or beyond",
      """
      At the far point the light has come together, and no power is enough to do the same there; \
      beyond it the power has the other sign. Nobody wears a lens there, so that the power or the \
      distance is a slip.
      """,
      wrong: """
        ```optics
        lens: {power: 100 D, vertex: 12 mm}
        ```
        """,
      right: """
        ```optics
        lens: {power: 10 D, vertex: 12 mm}
        ```
        """),
    DiagnosticCode(
      "optics/vertex-out-of-range", .error,
      "A vertex distance lies between 0 and 1 m",
      """
      It is measured from the cornea to the back of the lens, 12 mm to 14 mm in most spectacles.
      """,
      wrong: """
        ```optics
        lens: {power: -10 D, vertex: -12 mm}
        ```
        """,
      right: """
        ```optics
        lens: {power: -10 D, vertex: 12 mm}
        ```
        """),
  ]
}
