/// Spectacle lenses and astigmatic pencils.
extension EdgeCase {
  static let prescriptions: [EdgeCase] = [
    EdgeCase(
      "the far point in the plane of the cornea",
      "lens: {power: 83.33333333333333 D, vertex: {from: 12 mm, to: 0 mm}}",
      [
        "lens.effective-power": .infinite, "lens.far-point": 0, "lens.rounded-power": .absent,
      ],
      says: [
        "The far point lies in the other plane, and no lens does the same there.",
        "The far point lies in the plane of the lens. No power is enough there.",
      ], draws: [.words("far point"), .words("∞")], warning: "optics/vertex-at-far-point"),
    EdgeCase(
      "the cornea beyond the far point",
      "lens: {power: 100 D, vertex: {from: 12 mm, to: 0 mm}}",
      ["lens.effective-power": -500, "lens.far-point": -0.002],
      says: [
        "On the cornea −500.00 DS does the same.", "the power changes its sign",
        "The far point is passed on the way, and the power changes its sign.",
      ], draws: [.words("−500.00 DS")], warning: "optics/vertex-at-far-point"),
    EdgeCase(
      "an axis of 0 is written as 180",
      "lens: {rx: +1.50 -0.50 x 0}",
      ["lens.axis": 3.141592653589793, "lens.transposed.axis": 1.5707963267948966],
      says: ["+1.50 −0.50 × 180", "+1.00 +0.50 × 90"], draws: [.words("axis 180°")]),
    EdgeCase(
      "an axis beyond 90 loses 90",
      "lens: {rx: +1.50 -0.50 x 135}", ["lens.transposed.axis": 0.7853981633974483],
      says: ["+1.00 +0.50 × 45", "A′=A−90°"]),
    EdgeCase(
      "an axis of 90 becomes 180",
      "lens: {rx: +1.50 -0.50 x 90}", ["lens.transposed.axis": 3.141592653589793],
      says: ["+1.00 +0.50 × 180", "A′=A+90°"]),
    EdgeCase(
      "no cylinder",
      "lens: {rx: +3.75 0.00 x 40}",
      [
        "lens.axis": .absent, "lens.transposed.axis": .absent, "lens.transposed.sphere": 3.75,
        "lens.transposed.cylinder": 0, "lens.mean-sphere": 3.75,
      ],
      says: ["+3.75 D in every meridian", "there is nothing to transpose"],
      draws: [.words("at 180°"), .words("at 90°"), .words("+3.75 DS")]),
    EdgeCase(
      "crossed cylinders that cancel",
      """
      elements:
        - lens: {rx: +1.00 -2.00 x 10}
        - lens: {rx: +1.00 -2.00 x 100}
      """,
      [
        "system.sphere": 0, "system.cylinder": 0, "system.axis": .absent,
        "system.minus.axis": .absent, "system.plus.axis": .absent,
        "system.power-vector.M": 0, "system.power-vector.J0": 0,
      ],
      says: [
        "Together they make 0.00 DS. The cylinders cancel.",
        "What is left is a sphere, without an axis.",
      ], draws: [.words("0.00 DS")]),
    EdgeCase(
      "equal and opposite cylinders leave a sphere",
      """
      elements:
        - lens: {rx: plano +2.00 x 45}
        - lens: {rx: plano +2.00 x 135}
      """, ["system.sphere": 2, "system.cylinder": 0, "system.axis": .absent],
      says: ["Together they make +2.00 DS. The cylinders cancel."]),
    EdgeCase(
      "focal lines on both sides, equally far",
      """
      object: {distance: infinity}
      lens: {rx: +2.00 -4.00 x 180, aperture: 5 mm}
      """,
      [
        "image.line-1.distance": 0.5, "image.line-1.kind": "real",
        "image.line-2.distance": -0.5, "image.line-2.kind": "virtual", "image.interval": 1,
        "image.least-confusion.distance": .infinite,
        "image.least-confusion.kind": "at infinity",
        "image.least-confusion.diameter": .absent, "image.linear-midpoint": 0,
      ],
      says: [
        "Line 2 is virtual, 50 cm in front of the lens",
        "The circle of least confusion is at infinity.", "The two vergences are equal and opposite",
      ], draws: [.words("least confusion at infinity"), .words("interval 100 cm")]),
    EdgeCase(
      "focal lines on both sides, and a circle far behind",
      """
      object: {distance: infinity}
      lens: {rx: +3.00 -5.00 x 180, aperture: 5 mm}
      """,
      [
        "image.line-2.kind": "virtual", "image.line-2.distance": -0.5,
        "image.least-confusion.distance": 2, "image.least-confusion.diameter": 0.025,
      ], says: ["The circle of least confusion is 200 cm behind the lens."],
      draws: [.words("least confusion 200 cm")]),
    EdgeCase(
      "light that leaves parallel in every meridian",
      """
      object: {distance: 40 cm}
      lens: {rx: "+2.50", aperture: 5 mm}
      """,
      [
        "image.line-1.kind": "at infinity", "image.line-1.distance": .infinite,
        "image.least-confusion.kind": "at infinity",
      ],
      says: [
        "It leaves the lens parallel: the image is at infinity.",
        "The light leaves parallel in every meridian, and the image is at infinity.",
      ], draws: [.words("focus at infinity")]),
    EdgeCase(
      "the circle of least confusion is not in the middle",
      """
      object: {distance: infinity}
      lens: {rx: +1.50 -0.50 x 180, aperture: 5 mm}
      """,
      ["image.least-confusion.distance": 0.8, "image.linear-midpoint": .number(5 / 6.0)],
      says: [
        "The circle of least confusion is 80 cm behind the lens.",
        "That is halfway between the lines by vergence. By distance it would be 83.3 cm.",
      ], draws: [.words("least confusion")]),
  ]
}
