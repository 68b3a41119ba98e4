/// Single rays at plane surfaces and in prisms.
extension EdgeCase {
  static let rays: [EdgeCase] = [
    EdgeCase(
      "exactly critical",
      """
      medium: 1.5
      surface: {radius: plane, index: 1}
      ray: {angle: 41.810314895778596 deg}
      """,
      [
        "ray.refraction": 1.5707963267948966, "ray.kind": "grazing",
        "ray.totally-reflected": false, "ray.reflectance": 1,
        "ray.critical-angle": 0.7297276562269663,
      ], says: ["It is at the critical angle, and would leave along the surface."],
      draws: [.words("θ2 = 90°"), .words("reflected, 100 %")]),
    EdgeCase(
      "exactly critical for diamond",
      """
      medium: 2.419
      surface: {radius: plane, index: 1}
      ray: {angle: 24.418217422097555 deg}
      """, ["ray.refraction": 1.5707963267948966, "ray.kind": "grazing"],
      says: ["It is at the critical angle"]),
    EdgeCase(
      "a millionth of a degree above",
      """
      medium: 1.5
      surface: {radius: plane, index: 1}
      ray: {angle: 41.8103158957786 deg}
      """,
      [
        "ray.refraction": .absent, "ray.kind": "totally reflected",
        "ray.totally-reflected": true, "ray.reflectance": 1,
        "ray.deviation": 1.6821373062292755,
      ],
      says: [
        "Total internal reflection", "It is totally reflected.", "=1.00000002",
        "No angle has a sine greater than 1",
      ], draws: [.words("totally reflected")]),
    EdgeCase(
      "a little below",
      """
      medium: 1.333
      surface: {radius: plane, index: 1}
      ray: {angle: 48.60662539169027 deg}
      """, ["ray.kind": "refracted", "ray.totally-reflected": false],
      says: ["It is refracted away from the normal"]),
    EdgeCase(
      "along the surface, from the rarer side",
      """
      surface: {radius: plane, index: 1.5}
      ray: 90 deg
      """,
      [
        "ray.kind": "grazing", "ray.reflectance": 1, "ray.reflectance-s": 1,
        "ray.reflectance-p": 1, "ray.refraction": 0.7297276562269663,
      ],
      says: ["It runs along the surface; all of it is reflected."],
      draws: [.words("reflected, 100 %")]),
    EdgeCase(
      "along the surface, from the denser side",
      """
      medium: 1.5
      surface: {radius: plane, index: 1}
      ray: 90 deg
      """, ["ray.kind": "totally reflected", "ray.reflectance": 1],
      says: ["It is totally reflected."]),
    EdgeCase(
      "along the normal",
      """
      surface: {radius: plane, index: 1.5}
      ray: 0 deg
      """,
      ["ray.refraction": 0, "ray.deviation": 0, "ray.kind": "undeviated", "ray.reflectance": 0.04],
      says: ["It goes straight on along the normal."]),
    EdgeCase(
      "one index on both sides",
      """
      medium: 1.5
      surface: {radius: plane, index: 1.5}
      ray: 30 deg
      """,
      [
        "ray.kind": "undeviated", "ray.reflectance": 0, "ray.transmittance": 1,
        "ray.critical-angle": .absent,
      ], says: ["It goes straight on, since both media have one index."]),
  ]

  static let prisms: [EdgeCase] = [
    EdgeCase(
      "an apex angle of more than twice the critical angle",
      """
      prism: {apex: 90 deg, index: 1.5}
      ray: {angle: 35 deg}
      """,
      [
        "prism.kind": "totally reflected", "prism.totally-reflected": true,
        "prism.emergence": .absent, "prism.deviation": .absent,
        "prism.minimum-deviation": .absent, "prism.least-incidence": .absent,
        "prism.first-refraction": 0.3923753150151656,
      ],
      says: [
        "No transmission: the apex angle is more than twice the critical angle",
        "Least incidence that gets throughnone",
      ]),
    EdgeCase(
      "the same, at the steepest incidence",
      """
      prism: {apex: 90 deg, index: 1.5}
      ray: {angle: 90 deg}
      """, ["prism.kind": "totally reflected", "prism.deviation": .absent],
      says: ["No transmission"]),
    EdgeCase(
      "the same, along the normal",
      """
      prism: {apex: 90 deg, index: 1.5}
      ray: {angle: 0 deg}
      """,
      [
        "prism.kind": "totally reflected", "prism.second-incidence": 1.5707963267948966,
        "prism.reflecting-face": .absent,
      ],
      says: [
        "No transmission", "Inside, the ray runs along the second face without meeting it.",
        "It is totally reflected at the base. It leaves by the second face.",
      ], draws: [.noWords("r2 = 90°")]),
    EdgeCase(
      "totally reflected at the second face, though others pass",
      """
      prism: {apex: 60 deg, index: 1.5}
      ray: {angle: 0 deg}
      """,
      [
        "prism.kind": "totally reflected",
        "prism.least-incidence": .number(27.920490113792997 * .pi / 180),
      ],
      says: ["It is totally reflected at the second face."]),
    EdgeCase(
      "a prism in a denser medium",
      """
      prism: {apex: 60 deg, index: 1.333}
      medium: 1.5
      ray: {angle: 30 deg}
      """, ["prism.deviation": -0.12705127273698458, "prism.kind": "refracted"],
      says: ["turned by 7.28° towards the apex"], draws: [.words("δ = −7.28°")]),
    EdgeCase(
      "the formula for thin prisms, of a thick one",
      """
      prism: {apex: 60 deg, index: 1.7320508075688772}
      ray: minimum deviation
      equations: [thin prism, minimum deviation]
      """,
      ["prism.deviation": 1.0471975511965976, "prism.thin-deviation": 0.7666018130376199],
      says: [
        "for thin prisms, with apex angles under 10°",
        "This prism is not thin, and the short formula is off by 16.1°.",
      ]),
    EdgeCase(
      "the formula for thin prisms, of a thin one",
      """
      prism: {apex: 5 deg, index: 1.5}
      ray: minimum deviation
      equations: thin prism
      """, ["prism.thin-deviation": 0.04363323129985824],
      says: ["For a thin prism, and near the normal, a short formula does:"]),
  ]
}
