/// Mirrors and single surfaces.
extension EdgeCase {
  static let mirrorsAndSurfaces: [EdgeCase] = [
    EdgeCase(
      "a plane mirror",
      """
      object: {u: -60 cm, height: 2 cm}
      mirror: plane
      """,
      [
        "mirror.power": 0, "mirror.focal-length": .infinite, "image.position": 0.6,
        "magnification": 1, "image.kind": "virtual", "image.orientation": "upright",
        "image.size": "same size",
      ],
      says: ["Plane mirror.", "The image is virtual, 60 cm behind the mirror."],
      draws: [.has(.virtualImage), .has(.mirrorBack), .noWords("F"), .noWords("C")]),
    EdgeCase(
      "a plane mirror and a virtual object",
      """
      object: {u: 12 cm, height: 2 cm}
      mirror: plane
      """,
      [
        "image.position": -0.12, "image.kind": "real", "magnification": 1,
        "image.orientation": "upright",
      ], says: ["The image is real, 12 cm in front of the mirror."], draws: [.has(.image)]),
    EdgeCase(
      "a plane mirror and light from infinity",
      """
      object: {distance: infinity}
      mirror: plane
      """,
      ["image.kind": "at infinity", "magnification": .absent, "image.vergence": 0],
      says: ["the image is at infinity"], draws: [.words("image at infinity")]),
    EdgeCase(
      "concave mirror, object at F",
      """
      object: {u: -20 cm, height: 2 cm}
      mirror: concave 40 cm
      """,
      ["image.kind": "at infinity", "image.vergence": 0, "magnification": .absent],
      says: ["the image is at infinity"],
      draws: [.words("image at infinity"), .words("left out"), .lacks(.image)]),
    EdgeCase(
      "concave mirror, object at C",
      """
      object: {u: -40 cm, height: 2 cm}
      mirror: concave 40 cm
      """,
      [
        "image.position": -0.4, "magnification": -1, "image.kind": "real",
        "image.orientation": "inverted", "image.size": "same size",
      ], says: ["Object and image both lie at the centre of curvature."],
      draws: [.words("C"), .has(.image)]),
    EdgeCase(
      "concave mirror, object at the pole",
      """
      object: {u: 0 cm, height: 2 cm}
      mirror: concave 40 cm
      """,
      [
        "image.position": 0, "magnification": 1, "image.kind": "at the element",
        "object.kind": "at the element", "image.vergence": .absent,
      ],
      says: [
        "The object is in the plane of the mirror. The image coincides with it, and is as large.",
        "at the mirror",
      ], draws: [.words("object and image"), .lacks(.ray1)]),
    EdgeCase(
      "convex mirror, virtual object at F",
      """
      object: {u: 20 cm, height: 2 cm}
      mirror: convex 40 cm
      """, ["image.kind": "at infinity", "magnification": .absent],
      says: ["the image is at infinity"]),
    EdgeCase(
      "apparent depth in water",
      """
      object: {u: -100 cm, height: 1 cm}
      medium: 1.333
      surface: {radius: plane, index: 1}
      """,
      [
        "surface.power": 0, "image.position": .number(-1 / 1.333), "magnification": 1,
        "image.kind": "virtual", "image.size": "same size", "image.vergence": -1.333,
      ],
      says: ["Plane surface, from index 1.333 to 1.", "The image is virtual, 75 cm in front"],
      draws: [.has(.virtualImage), .words("n = 1.333"), .noWords("F")]),
    EdgeCase(
      "object at the centre of curvature",
      """
      object: {u: -15 cm, height: 1 cm}
      medium: 1.333
      surface: {radius: -15 cm, index: 1}
      """,
      [
        "image.position": -0.15, "magnification": 1.333, "image.kind": "virtual",
        "image.size": "enlarged", "surface.power": 2.22,
      ], says: ["Object and image both lie at the centre of curvature."],
      draws: [.words("C"), .has(.virtualImage)]),
    EdgeCase(
      "object in the vertex of a surface",
      """
      object: {u: 0 cm, height: 1 cm}
      surface: {radius: 5 cm, index: 1.5}
      """, ["magnification": 1, "image.kind": "at the element"],
      says: [
        "The object is in the plane of the surface. The image coincides with it, and is as large.",
        "at the surface",
      ], draws: [.words("object and image")]),
    EdgeCase(
      "a mirror that is less wide than its object is high",
      """
      object: {distance: 30 cm, height: 50 cm}
      mirror: concave 20 cm
      """, ["image.position": -0.15, "magnification": -0.5],
      draws: [.words("Drawn plane: a sphere of this radius does not reach so far from the axis.")]),
    EdgeCase(
      "a surface that is less wide than its object is high",
      """
      object: {distance: 30 cm, height: 12 cm}
      surface: {radius: 8 cm, index: 1.5}
      """, ["surface.power": 6.25], draws: [.words("Drawn plane")]),
    EdgeCase(
      "a mirror that is wide enough",
      """
      object: {distance: 30 cm, height: 2 cm}
      mirror: concave 20 cm
      """, draws: [.noWords("Drawn plane"), .words("bend at the plane through the vertex")]),
  ]
}
