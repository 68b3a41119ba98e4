import Diagnostics

extension DiagnosticCode {
  /// Prescriptions: sphere, cylinder and axis.
  static let opticsPrescription: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/axis-out-of-range", .error,
      "An axis or a meridian lies between 0° and 180°",
      """
      An axis is a line through the middle of the lens, and a line has two ends: 190° is the same \
      line as 10°. A number beyond 180 is a slip, or the direction of the base of a prism.
      """,
      wrong: """
        ```optics
        lens: {rx: +1.50 -0.50 x 190}
        ```
        """,
      right: """
        ```optics
        lens: {rx: +1.50 -0.50 x 10}
        ```
        """),
    DiagnosticCode(
      "optics/crossed-apart", .error,
      "Lenses that are crossed are in contact",
      """
      The powers of lenses with cylinders add only where nothing is between them.
      """,
      wrong: """
        ```optics
        elements:
          - lens: {rx: +1.00 -2.00 x 30}
          - lens: {rx: +0.50 -1.00 x 75, after: 10 mm}
        ```
        """,
      right: """
        ```optics
        elements:
          - lens: {rx: +1.00 -2.00 x 30}
          - lens: {rx: +0.50 -1.00 x 75}
        ```
        """),
    DiagnosticCode(
      "optics/crossed-question", .error,
      "A vertex distance or a decentration is that of one lens",
      """
      Several lenses in contact are worked out to one, whose prescription then stands in a block \
      of its own.
      """,
      wrong: """
        ```optics
        elements:
          - lens: {rx: +1.00 -2.00 x 30, vertex: 12 mm}
          - lens: {rx: +0.50 -1.00 x 75}
        ```
        """,
      right: """
        ```optics
        elements:
          - lens: {rx: +1.00 -2.00 x 30}
          - lens: {rx: +0.50 -1.00 x 75}
        ```
        """),
    DiagnosticCode(
      "optics/extended-object", .error,
      "The pencil of a lens with a cylinder starts at a point on the axis",
      """
      Such a lens makes no image of an extended object: what is worked out are the two focal lines \
      of one point.
      """,
      wrong: """
        ```optics
        object: {distance: 50 cm, height: 10 cm}
        lens: {rx: +10.00 -4.00 x 45}
        ```
        """,
      right: """
        ```optics
        object: {distance: 50 cm}
        lens: {rx: +10.00 -4.00 x 45}
        ```
        """),
    DiagnosticCode(
      "optics/lens-and-elements", .error,
      "A block has one `lens` or a list of `elements`, not both",
      """
      Which of them comes first could not be known.
      """,
      wrong: """
        ```optics
        lens: {rx: +1.00 -2.00 x 30}
        elements:
          - lens: {rx: +0.50 -1.00 x 75}
        ```
        """,
      right: """
        ```optics
        elements:
          - lens: {rx: +1.00 -2.00 x 30}
          - lens: {rx: +0.50 -1.00 x 75}
        ```
        """),
    DiagnosticCode(
      "optics/addition-out-of-range", .error,
      "An addition is greater than nothing, and at most 20 D",
      """
      It is what the near portion of a lens is stronger by, 0.75 D to 3.50 D in most. A lens without a \
      near portion has none.
      """,
      wrong: """
        ```optics
        lens: {rx: +1.00 DS add -2.00}
        ```
        """,
      right: """
        ```optics
        lens: {rx: +1.00 DS add +2.00}
        ```
        """),
    DiagnosticCode(
      "optics/prism-out-of-range", .error,
      "A prism of a prescription is not negative, and at most 100 prism dioptres",
      """
      Its direction is that of its base: the opposite of base in is base out.
      """,
      wrong: """
        ```optics
        lens: {rx: "+1.00 DS, -2Δ base in"}
        ```
        """,
      right: """
        ```optics
        lens: {rx: "+1.00 DS, 2Δ base out"}
        ```
        """),
    DiagnosticCode(
      "optics/missing-axis", .error,
      "A cylinder has an axis",
      """
      Without it nobody knows in which meridian the power is. The axis stands behind the cylinder, \
      after `x` or `×`.
      """,
      wrong: """
        ```optics
        lens: {rx: +1.50 -0.50}
        ```
        """,
      right: """
        ```optics
        lens: {rx: +1.50 -0.50 x 180}
        ```
        """),
    DiagnosticCode(
      "optics/missing-cylinder", .error,
      "An axis has a cylinder before it",
      """
      Sphere, cylinder and axis are written in this order. A sphere alone has no axis.
      """,
      wrong: """
        ```optics
        lens: {rx: +1.50 x 180}
        ```
        """,
      right: """
        ```optics
        lens: {rx: +1.50 -0.50 x 180}
        ```
        """),
    DiagnosticCode(
      "optics/missing-for-part", .error,
      "A drawing that is asked for has something to show",
      """
      `show` names a drawing, and the block lacks what it is of: a pencil needs `object`, the \
      front view `decentration`, the lens before the eye `vertex`.
      """,
      wrong: """
        ```optics
        show: conoid
        lens: {rx: +1.50 -0.50 x 180}
        ```
        """,
      right: """
        ```optics
        show: conoid
        object: {distance: infinity}
        lens: {rx: +1.50 -0.50 x 180}
        ```
        """),
    DiagnosticCode(
      "optics/unreadable-rx", .error,
      "A prescription is sphere, cylinder and axis",
      """
      Numbers may have a sign and a decimal point, and `D`, `DS`, `DC`, `sph` or `cyl` behind \
      them; `plano` is a sphere of 0. Anything else is a slip.
      """,
      wrong: """
        ```optics
        lens: {rx: +1.50 -0.50 at 180}
        ```
        """,
      right: """
        ```optics
        lens: {rx: +1.50 -0.50 x 180}
        ```
        """),
  ]
}
