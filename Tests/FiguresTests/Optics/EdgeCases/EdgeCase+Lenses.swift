/// One thin lens: powers, virtual objects, heights, media.
extension EdgeCase {
  static let lenses: [EdgeCase] = [
    EdgeCase(
      "a lens without power",
      """
      object: {u: -100 cm, height: 2 cm}
      lens: {power: 0 D}
      """,
      [
        "image.position": -1, "magnification": 1, "image.kind": "virtual",
        "image.orientation": "upright", "image.size": "same size",
        "lens.focal-length": .infinite,
      ],
      says: ["The lens changes nothing, and the image is where the object is."],
      draws: [.words("object and image"), .noWords("F"), .noWords("F′"), .lacks(.extension1)]),
    EdgeCase(
      "a lens without power, light from infinity",
      """
      object: {distance: infinity, angle: 2 deg}
      lens: {power: 0 D}
      """, ["image.kind": "at infinity", "magnification": .absent, "image.vergence": 0],
      says: ["The image is at infinity"], draws: [.words("image at infinity"), .noWords("F")]),
    EdgeCase(
      "a thousandth of a dioptre",
      """
      object: {u: -50 cm, height: 2 cm}
      lens: {power: 0.001 D}
      """,
      [
        "image.position": .number(-1 / 1.999), "magnification": .number(2 / 1.999),
        "image.kind": "virtual",
        "image.size": "enlarged", "lens.focal-length": 1000,
      ], draws: [.words("F′ 1 km"), .words("F 1 km"), .apart(.object, .lens)]),
    EdgeCase(
      "minus a thousandth of a dioptre",
      """
      object: {u: -50 cm, height: 2 cm}
      lens: {power: -0.001 D}
      """, ["image.position": .number(-1 / 2.001), "image.size": "diminished"],
      draws: [.words("F′ 1 km"), .words("F 1 km")]),
    EdgeCase(
      "a thousand dioptres",
      """
      object: {u: -50 cm, height: 2 cm}
      lens: {power: 1000 D}
      """,
      [
        "image.position": .number(1 / 998.0), "magnification": .number(-2 / 998.0),
        "image.kind": "real",
      ],
      says: ["real, inverted and diminished"], draws: [.words("object"), .has(.image)]),
    EdgeCase(
      "minus a thousand dioptres",
      """
      object: {u: -50 cm, height: 2 cm}
      lens: {power: -1000 D}
      """,
      [
        "image.position": .number(-1 / 1002.0), "magnification": .number(2 / 1002.0),
        "image.kind": "virtual",
      ],
      says: ["virtual, upright and diminished"], draws: [.has(.virtualImage)]),
    EdgeCase(
      "virtual object, converging lens",
      """
      object: {u: 15 cm, height: 1 cm}
      lens: {power: 5 D}
      """,
      [
        "object.kind": "virtual", "image.position": .number(3 / 35.0),
        "magnification": .number(4 / 7.0),
        "image.kind": "real", "image.orientation": "upright", "image.size": "diminished",
      ],
      says: [
        "The object is virtual: the light converges to a point 15 cm behind the lens.",
        "real, upright and diminished",
      ], draws: [.has(.extension1), .has(.image)]),
    EdgeCase(
      "virtual object written with a minus",
      """
      object: {distance: -15 cm, height: 1 cm}
      lens: {power: 5 D}
      """, ["image.kind": "real", "object.kind": "virtual"],
      warning: "optics/negative-distance"),
    EdgeCase(
      "virtual object inside F of a diverging lens",
      """
      object: {u: 10 cm, height: 1 cm}
      lens: {power: -5 D}
      """,
      [
        "image.position": 0.2, "magnification": 2, "image.kind": "real",
        "image.orientation": "upright", "image.size": "enlarged",
      ], says: ["The image is real, upright and enlarged, 20 cm behind the lens."],
      draws: [.has(.image), .lacks(.virtualImage)]),
    EdgeCase(
      "virtual object at F of a diverging lens",
      """
      object: {u: 20 cm, height: 1 cm}
      lens: {power: -5 D}
      """, ["image.kind": "at infinity", "magnification": .absent, "image.vergence": 0],
      says: ["the light converges to a point 20 cm behind the lens", "The image is at infinity"],
      draws: [.words("image at infinity"), .words("The focal ray would run along the lens")]),
    EdgeCase(
      "virtual object beyond F of a diverging lens",
      """
      object: {u: 30 cm, height: 1 cm}
      lens: {power: -5 D}
      """,
      [
        "image.position": -0.6, "magnification": -2, "image.kind": "virtual",
        "image.orientation": "inverted", "image.size": "enlarged",
      ], says: ["The image is virtual, inverted and enlarged, 60 cm in front of the lens."],
      draws: [.has(.virtualImage), .lacks(.image)]),
    EdgeCase(
      "no height",
      """
      object: {u: -40 cm, height: 0 cm}
      lens: {power: 5 D}
      """, ["magnification": -1, "image.position": 0.4, "image.height": 0],
      says: ["The object is a point on the axis", "The image is a real point on the axis"],
      draws: [.lacks(.ray1), .has(.bundle)]),
    EdgeCase(
      "a negative height",
      """
      object: {u: -40 cm, height: -2 cm}
      lens: {power: 5 D}
      """,
      ["magnification": -1, "image.height": 0.02, "image.orientation": "inverted"],
      says: ["It reaches 2 cm below the axis.", "inverted"]),
    EdgeCase(
      "a height of 10 m",
      """
      object: {u: -40 cm, height: 10 m}
      lens: {power: 5 D}
      """, ["magnification": -1, "image.height": -10, "image.size": "same size"],
      draws: [.words("Not to scale vertically."), .has(.ray3)]),
    EdgeCase(
      "a height of 10 µm",
      """
      object: {u: -40 cm, height: 10 µm}
      lens: {power: 5 D}
      """, ["magnification": -1, "image.height": -1e-5, "image.size": "same size"],
      draws: [.words("Not to scale vertically."), .has(.ray3)]),
    EdgeCase(
      "the focal ray of an object in the focal plane",
      """
      object: {u: -40 cm, height: 2 cm}
      lens: {power: 2.5 D}
      """,
      [
        "focal-ray.height": .absent, "parallel-ray.slope-after": -0.05,
        "central-ray.slope-after": -0.05,
      ], says: ["2 rays are drawn."],
      draws: [
        .words("The focal ray would run along the lens; it is left out."), .lacks(.ray3),
        .has(.ray1), .has(.ray2),
      ]),
    EdgeCase(
      "a lens in water",
      """
      object: {u: -40 cm, height: 2 cm}
      lens: {power: 5 D}
      medium: 1.333
      """,
      [
        "lens.second-focal-point": 0.2666, "lens.first-focal-point": -0.2666,
        "object.vergence": -3.3325, "image.vergence": 1.6675,
        "image.position": .number(1.333 / 1.6675), "magnification": .number(-3.3325 / 1.6675),
      ], says: ["It stands in a medium of refractive index 1.333."], draws: [.words("n = 1.333")]),
    EdgeCase(
      "a biconvex lens thinner than its medium",
      """
      object: {distance: 40 cm, height: 2 cm}
      lens: {radii: [20 cm, -20 cm], index: 1}
      medium: 1.5
      """, ["lens.power": -5, "lens.focal-length": -0.3, "image.kind": "virtual"],
      says: ["Diverging lens of −5 D."]),
    EdgeCase(
      "a lens with the index of its medium",
      """
      object: {distance: 40 cm, height: 2 cm}
      lens: {radii: [20 cm, -20 cm], index: 1.5}
      medium: 1.5
      """,
      ["lens.power": 0, "lens.focal-length": .infinite, "magnification": 1],
      says: ["Lens without power.", "The lens changes nothing"], draws: [.noWords("F")]),
  ]
}
