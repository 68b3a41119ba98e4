/// Several elements in a row, and stops.
extension EdgeCase {
  static let systems: [EdgeCase] = [
    EdgeCase(
      "an image at infinity between two lenses",
      """
      object: {u: -20 cm, height: 2 cm}
      elements:
        - lens: {name: front, power: 5 D}
        - lens: {power: 4 D, after: 10 cm}
      """,
      [
        "front.image.kind": "at infinity", "front.image.vergence": 0,
        "element-2.object.vergence": 0, "element-2.magnification": .absent,
        "image.position": 0.25, "magnification": -1.25, "image.kind": "real",
      ],
      says: ["Behind front the light is parallel: its image is at infinity.", "U2"],
      draws: [.lacks(.virtualImage), .has(.image)]),
    EdgeCase(
      "an image in the plane of the second lens",
      """
      object: {u: -20 cm, height: 2 cm}
      elements:
        - lens: {name: front, power: 10 D}
        - lens: {power: 5 D, after: 20 cm}
      """,
      [
        "element-2.object.kind": "at the element", "element-2.object.vergence": .absent,
        "element-2.magnification": 1, "image.position": 0, "image.kind": "at the element",
        "magnification": -1, "image.height": -0.02, "system.front-vertex-power": .infinite,
        "system.focal-point-1": 0,
      ],
      says: [
        "Front makes a real image 20 cm further along the light, in the plane of lens 2.",
        "The light comes together in the plane of lens 2. The image stays there, as large as it is.",
        "The image is in the plane of the last element.",
      ], draws: [.words("image of the front"), .has(.image)]),
    EdgeCase(
      "an image behind the second lens",
      """
      object: {u: -20 cm, height: 2 cm}
      elements:
        - lens: {name: front, power: 10 D}
        - lens: {power: 5 D, after: 5 cm}
      """,
      [
        "front.image.kind": "real", "element-2.object.position": 0.15,
        "element-2.object.kind": "virtual", "image.position": .number(3 / 35.0),
        "magnification": .number(-4 / 7.0), "system.power": 12.5,
      ],
      says: [
        "The image of front would lie 20 cm further along the light; for lens 2 it is a virtual "
          + "object, 15 cm behind."
      ], draws: [.has(.virtualImage), .has(.extension1)]),
    EdgeCase(
      "an astronomical telescope",
      """
      object: {distance: infinity, angle: 2 deg}
      elements:
        - lens: {power: 2 D}
        - lens: {power: 20 D, after: 55 cm}
      """,
      [
        "system.kind": "afocal", "system.power": 0, "system.focal-length": .absent,
        "system.principal-point-1": .absent, "system.focal-point-2": .absent,
        "system.angular-magnification": -10, "image.kind": "at infinity",
        "system.back-vertex-power": 0,
      ],
      says: [
        "The whole is afocal: without power it has no focal points and no principal points.",
        "Its angular magnification is −10.",
      ], draws: [.noWords("H"), .noWords("F"), .words("image at infinity")]),
    EdgeCase(
      "an afocal system and a near object",
      """
      object: {u: -15 cm, height: 2 cm}
      elements:
        - lens: {power: 10 D}
        - lens: {power: 10 D, after: 20 cm}
      """,
      ["system.kind": "afocal", "image.position": 0.05, "magnification": -1],
      says: ["The whole is afocal", "Its angular magnification is −1."], draws: [.has(.image)]),
    EdgeCase(
      "a Galilean telescope shows the light that leaves",
      """
      object: {distance: infinity, angle: 2 deg}
      elements:
        - lens: {power: 2 D}
        - lens: {power: -20 D, after: 45 cm}
      """, ["system.kind": "afocal", "system.angular-magnification": 10],
      says: ["for lens 2 it is a virtual object", "Its angular magnification is 10."]),
    EdgeCase(
      "two lenses in contact",
      """
      object: {u: -50 cm, height: 2 cm}
      elements:
        - lens: {name: front, power: 2 D}
        - lens: {power: 3 D, after: 0 cm}
      """,
      [
        "system.power": 5, "system.focal-length": 0.2, "system.principal-point-1": 0,
        "system.principal-point-2": 0, "image.position": .number(1 / 3.0),
        "magnification": .number(-2 / 3.0),
        "front.image.kind": "at infinity",
      ],
      says: [
        "Lens 2: converging lens of 3 D, in contact with the one before.", "P=P1+P2=2D+3D=5D",
      ],
      draws: [.words("front, 2 D"), .words("lens 2, 3 D")]),
    EdgeCase(
      "equal and opposite lenses in contact",
      """
      object: {u: -50 cm, height: 2 cm}
      elements:
        - lens: {power: 5 D}
        - lens: {power: -5 D, after: 0 cm}
      """,
      [
        "system.power": 0, "system.kind": "afocal", "image.position": -0.5, "magnification": 1,
        "image.kind": "virtual",
      ], says: ["in contact with the one before", "The whole is afocal"]),
    EdgeCase(
      "a stop in the back focal plane",
      """
      object: {distance: 30 cm, height: 1 cm}
      lens: {power: 10 D}
      stop: {diameter: 8 mm, at: 10 cm}
      """,
      [
        "system.entrance-pupil.position": .infinite, "system.entrance-pupil.diameter": .infinite,
        "system.exit-pupil.position": 0.1, "system.exit-pupil.diameter": 0.008,
        "system.f-number": .absent, "system.telecentric": "object side",
      ],
      says: ["The entrance pupil is at infinity: telecentric on the side of the object."],
      draws: [.has(.bundle), .words("stop")]),
    EdgeCase(
      "a stop in the front focal plane",
      """
      object: {distance: 30 cm, height: 1 cm}
      lens: {power: 10 D}
      stop: {diameter: 8 mm, at: -10 cm}
      """,
      [
        "system.entrance-pupil.position": -0.1, "system.exit-pupil.position": .infinite,
        "system.telecentric": "image side", "system.f-number": 12.5,
      ], says: ["The exit pupil is at infinity: telecentric on the side of the image."]),
    EdgeCase(
      "a stop in the focal planes of both lenses",
      """
      object: {distance: 20 cm, height: 1 cm}
      elements:
        - lens: 10 D
        - stop: {diameter: 8 mm, after: 10 cm}
        - lens: {power: 10 D, after: 10 cm}
      """,
      ["system.telecentric": "both sides", "system.kind": "afocal", "magnification": -1],
      says: ["Both pupils are at infinity: telecentric on both sides."]),
    EdgeCase(
      "names that pile up",
      """
      object: {u: -20 cm, height: 2 cm}
      elements:
        - lens: {name: front, power: 10 D}
        - lens: {power: 10 D, after: 30 cm}
      """, ["image.kind": "at infinity"], draws: [.words("F1′"), .words("F2"), .words("F1")]),
    EdgeCase(
      "names of two lenses nearly in contact",
      """
      object: {u: -20 cm, height: 2 cm}
      elements:
        - lens: {name: front, power: 10 D}
        - lens: {power: 10 D, after: 0.5 cm}
      """, ["system.power": 19.5],
      draws: [.words("F1′"), .words("F2′"), .words("front, 10 D"), .words("lens 2, 10 D")]),
    EdgeCase(
      "object and image nearly in one place",
      """
      object: {u: -40 cm, height: 2 cm}
      lens: {power: 0.3 D}
      """, ["image.position": .number(-1 / 2.2)], draws: [.words("object"), .words("image")]),
    EdgeCase(
      "an image nearly in the focal plane",
      """
      object: {u: -20 m, height: 2 cm}
      lens: {power: 5 D}
      """, ["image.position": .number(1 / 4.95)], draws: [.words("object 20 m"), .words("F′")]),
  ]
}
