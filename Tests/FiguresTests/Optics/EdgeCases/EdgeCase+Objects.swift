/// One thin lens and where its object may be.
extension EdgeCase {
  static let objects: [EdgeCase] = [
    EdgeCase(
      "object at F",
      """
      object: {u: -20 cm, height: 2 cm}
      lens: {power: 5 D}
      """,
      [
        "object.kind": "real", "image.vergence": 0, "image.distance": .infinite,
        "magnification": .absent, "image.height": .absent, "image.kind": "at infinity",
        "image.orientation": .absent, "image.size": .absent, "image.slope": -0.1,
      ],
      says: ["The image is at infinity: the light leaves the lens parallel.", "2 rays are drawn."],
      draws: [
        .words("image at infinity"), .words("The focal ray would run along the lens"),
        .lacks(.ray3), .lacks(.image), .lacks(.extension1),
      ]),
    EdgeCase(
      "object at F but for rounding, 3 D",
      """
      object: {u: -33.333333333333336 cm, height: 1 cm}
      lens: {power: 3 D}
      """,
      [
        "image.vergence": 0, "image.kind": "at infinity", "magnification": .absent,
        "image.slope": -0.03,
      ], says: ["the image is at infinity"]),
    EdgeCase(
      "object at F but for rounding, 11 D",
      """
      object: {u: -9.090909090909092 cm, height: 1 cm}
      lens: {power: 11 D}
      """,
      ["image.vergence": 0, "image.kind": "at infinity", "image.slope": -0.11],
      says: ["the image is at infinity"]),
    EdgeCase(
      "object at F but for less than the tolerance",
      """
      object: {u: -20.00000000001 cm, height: 1 cm}
      lens: {power: 5 D}
      """,
      ["image.vergence": 0, "image.kind": "at infinity", "magnification": .absent]),
    EdgeCase(
      "an image so far that it must not set the scale",
      """
      object: {u: -33.3 cm, height: 1 cm}
      lens: {power: 3 D}
      """,
      [
        "image.kind": "virtual", "image.position": -333, "magnification": 1000,
        "image.orientation": "upright", "image.size": "enlarged",
      ],
      says: ["The image is virtual, upright and enlarged, 333 m in front of the lens."],
      draws: [.words("image 333 m"), .apart(.object, .lens), .lacks(.virtualImage)]),
    EdgeCase(
      "a hundredth of a millimetre inside F",
      """
      object: {u: -19.999 cm, height: 1 cm}
      lens: {power: 5 D}
      """,
      ["image.kind": "virtual", "magnification": 20_000, "image.orientation": "upright"],
      says: ["virtual, upright and enlarged, 4 km in front of the lens"],
      draws: [.words("image 4 km"), .has(.extension1)]),
    EdgeCase(
      "a hundredth of a millimetre outside F",
      """
      object: {u: -20.001 cm, height: 1 cm}
      lens: {power: 5 D}
      """,
      ["image.kind": "real", "magnification": -20_000, "image.orientation": "inverted"],
      says: ["real, inverted and enlarged, 4 km behind the lens"],
      draws: [.words("image 4 km"), .lacks(.extension1)]),
    EdgeCase(
      "object at infinity",
      """
      object: {distance: infinity, angle: 2 deg}
      lens: {power: 5 D}
      """,
      [
        "object.kind": "at infinity", "object.vergence": 0, "image.position": 0.2,
        "magnification": 0, "image.height": -0.006984153898349546, "image.kind": "real",
        "image.size": .absent,
      ],
      says: ["The object is at infinity, 2° above the axis."],
      draws: [.words("from infinity, 2° above the axis"), .lacks(.object), .has(.image)]),
    EdgeCase(
      "object at infinity, on the axis",
      """
      object: {distance: infinity}
      lens: {power: 5 D}
      """,
      ["image.position": 0.2, "magnification": 0, "image.height": 0],
      says: ["The image is a real point on the axis"],
      draws: [.words("from infinity"), .lacks(.ray1)]),
    EdgeCase(
      "object at the lens",
      """
      object: {u: 0 cm, height: 2 cm}
      lens: {power: 5 D}
      """,
      [
        "object.kind": "at the element", "object.vergence": .absent, "image.vergence": .absent,
        "image.distance": 0, "magnification": 1, "image.height": 0.02,
        "image.kind": "at the element", "image.orientation": "upright",
        "image.size": "same size",
      ],
      says: ["The object is in the plane of the lens.", "The image coincides with"],
      draws: [.words("object and image"), .lacks(.ray1), .lacks(.image)]),
    EdgeCase(
      "object at a lens without power",
      """
      object: {u: 0 cm, height: 2 cm}
      lens: {power: 0 D}
      """, ["image.distance": 0, "magnification": 1, "image.kind": "at the element"],
      says: ["The image coincides with"], draws: [.words("object and image"), .noWords("F")]),
    EdgeCase(
      "nearer than the author's infinity of 6 m",
      """
      object: {distance: 600 cm, height: 10 cm, optical-infinity: 6 m}
      lens: {power: 2 D}
      """,
      [
        "object.beyond-optical-infinity": false, "object.vergence": .number(-1 / 6.0),
        "image.distance": .number(6 / 11.0), "object.kind": "real",
      ],
      says: ["Objects beyond 6 m count as infinitely far; this one is nearer."],
      draws: [.words("this one is nearer")]),
    EdgeCase(
      "beyond 6 m",
      """
      object: {distance: 605 cm, height: 10 cm, optical-infinity: 6 m}
      lens: {power: 2 D}
      """,
      [
        "object.beyond-optical-infinity": true, "object.kind": "at infinity",
        "image.distance": 0.5,
      ],
      says: ["beyond 6 m objects count as infinitely far", "Objects beyond 6 m count"],
      draws: [.words("taken as infinity"), .words("Objects beyond 6 m count as infinitely far.")]),
    EdgeCase(
      "20 feet are farther",
      """
      object: {distance: 605 cm, height: 10 cm, optical-infinity: 20 ft}
      lens: {power: 2 D}
      """,
      ["object.beyond-optical-infinity": false, "image.distance": .number(1 / (2 - 1 / 6.05))],
      says: ["Objects beyond 20 ft count as infinitely far; this one is nearer."]),
    EdgeCase(
      "beyond 20 feet",
      """
      object: {distance: 609.7 cm, height: 10 cm, optical-infinity: 20 ft}
      lens: {power: 2 D}
      """, ["object.beyond-optical-infinity": true, "image.distance": 0.5],
      says: ["beyond 20 ft objects count as infinitely far"]),
    EdgeCase(
      "exactly at 20 feet",
      """
      object: {distance: 609.6 cm, height: 10 cm, optical-infinity: 20 ft}
      lens: {power: 2 D}
      """, ["object.beyond-optical-infinity": false, "object.kind": "real"]),
  ]
}
