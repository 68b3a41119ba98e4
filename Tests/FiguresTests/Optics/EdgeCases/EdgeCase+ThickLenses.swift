/// Lenses with thickness: shells, balls, rods.
extension EdgeCase {
  static let thickLenses: [EdgeCase] = [
    EdgeCase(
      "an afocal thick lens",
      """
      object: {distance: infinity, angle: 2 deg}
      lens: {radii: [10 cm, 5 cm], index: 1.5, thickness: 15 cm}
      """,
      [
        "lens.front-power": 5, "lens.back-power": -10, "lens.power": 0, "system.kind": "afocal",
        "system.focal-length": .absent, "system.principal-point-2": .absent,
        "system.angular-magnification": 2, "system.lateral-magnification": 0.5,
      ],
      says: ["Lens without power, 15 cm thick.", "Its angular magnification is 2."],
      draws: [.noWords("H"), .noWords("F′")]),
    EdgeCase(
      "a plate has no formula for its angular magnification",
      """
      object: {distance: 10 cm, height: 1 cm}
      lens: {radii: [plane, plane], index: 1.5, thickness: 1 cm}
      """,
      [
        "system.kind": "afocal", "system.angular-magnification": 1, "magnification": 1,
        "image.position": .number(-0.32 / 3),
      ], says: ["The image is virtual, 10.7 cm in front of the back face of the lens."]),
    EdgeCase(
      "a concentric shell",
      """
      object: {distance: infinity}
      lens: {radii: [10 cm, 9 cm], index: 1.5, thickness: 1 cm}
      """,
      [
        "system.power": .number(-10 / 27.0), "system.kind": "diverging",
        "system.focal-length": -2.7,
        "system.principal-point-1": 0.1, "system.principal-point-2": 0.09,
        "system.focal-point-2": -2.61, "system.focal-point-1": 2.8,
      ], says: ["Its faces have one centre, where both principal points lie."],
      draws: [.words("H"), .words("H′"), .has(.principalPlane)]),
    EdgeCase(
      "a ball of index 2",
      """
      object: {distance: infinity}
      lens: {radii: [2 cm, -2 cm], index: 2, thickness: 4 cm}
      """,
      [
        "system.power": 50, "system.focal-point-2": 0, "system.back-vertex-power": .infinite,
        "system.focal-length": 0.02, "image.kind": "at the element", "image.position": 0,
      ],
      says: [
        "The image is in the plane of the back face of the lens.",
        "The light comes together in the plane of the back face of the lens.", "at its face",
      ]),
    EdgeCase(
      "a rod as long as the focal length of its face",
      """
      object: {distance: infinity}
      lens: {radii: [3 cm, -3 cm], index: 1.5, thickness: 9 cm}
      """,
      [
        "system.focal-point-2": 0, "system.back-vertex-power": .infinite,
        "system.power": .number(50 / 3.0), "system.kind": "converging",
      ], says: ["The image is in the plane of the back face of the lens."]),
    EdgeCase(
      "a longer rod, with its focus inside",
      """
      object: {distance: infinity}
      lens: {radii: [3 cm, -3 cm], index: 1.5, thickness: 12 cm}
      """,
      [
        "system.kind": "converging", "system.power": .number(100 / 9.0),
        "system.focal-point-2": -0.03,
        "system.back-vertex-power": .number(-100 / 3.0), "image.position": -0.03,
      ],
      says: [
        "3 cm in front of the back face of the lens",
        "The light comes together inside the lens, and diverges when it leaves.",
      ]),
    EdgeCase(
      "an afocal rod",
      """
      object: {distance: infinity}
      lens: {radii: [2 cm, -2 cm], index: 1.5, thickness: 12 cm}
      """,
      ["system.kind": "afocal", "system.power": 0, "system.angular-magnification": -1],
      says: ["Lens without power, 12 cm thick.", "Its angular magnification is −1."],
      draws: [.words("image at infinity"), .noWords("H")]),
  ]
}
