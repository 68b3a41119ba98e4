import Testing

/// Exact rays that do not get through, and what is refused.
extension EdgeCase {
  private static func hemisphere(_ height: String) -> String {
    """
    ray: {height: \(height), angle: 0 deg, screen: 20 mm}
    elements:
      - surface: {radius: plane, index: 1.5}
      - gap: 10 mm
      - surface: {radius: -10 mm, index: 1}
    """
  }

  static let traces: [EdgeCase] = [
    EdgeCase(
      "total internal reflection at the second surface", hemisphere("6.7 mm"),
      [
        "ray.kind": "totally reflected", "ray.surface": 2, "ray.point-2.height": 0.0067,
        "ray.point-2.sag": -0.0025763890188130146, "ray.point-2.cosine-across": .absent,
        "ray.height-at-screen": .absent, "ray.axis-crossing": .absent, "ray.exit-angle": .absent,
      ],
      says: [
        "is totally reflected at surface 2", "totally reflected at surface 2",
        "Beyond the critical angle the ray is totally reflected",
      ], draws: [.crosses(1), .words("One ray is totally reflected at surface 2.")]),
    EdgeCase(
      "the second surface is missed", hemisphere("10.5 mm"),
      [
        "ray.kind": "missed", "ray.surface": 2, "ray.point-1.height": 0.0105,
        "ray.point-2.height": .absent, "ray.axis-crossing": .absent,
      ], says: ["misses surface 2", "One ray misses surface 2."],
      draws: [.crosses(1), .words("One ray misses surface 2.")]),
    EdgeCase(
      "a ball is missed",
      """
      ray: {height: 6 mm}
      elements:
        - surface: {radius: 5 mm, index: 1.5}
        - gap: 10 mm
        - surface: {radius: -5 mm, index: 1}
      """,
      ["ray.kind": "missed", "ray.surface": 1, "ray.point-1.height": .absent],
      says: ["The ray at the height 6 mm misses surface 1."], draws: [.crosses(1)]),
    EdgeCase(
      "a mirror is missed",
      """
      mirror: concave 10 cm
      ray: {height: 11 cm}
      """, ["ray.kind": "missed", "ray.surface": 1],
      says: ["Paraxial light meets the axis 5 cm in front of the mirror.", "misses surface 1"],
      draws: [.crosses(1)]),
    EdgeCase(
      "just below the critical angle", hemisphere("6.6 mm"),
      ["ray.kind": "passed", "ray.axis-crossing": 0.005215589096674829],
      draws: [.noWords("One ray is totally reflected at surface 2.")]),
    EdgeCase(
      "rays of a bundle that are lost",
      """
      lens: {radii: [10 mm, -10 mm], index: 1.5168, thickness: 16 mm}
      aberration: {aperture: 18 mm}
      diagram: {rays: exact 9}
      show: diagram
      """, says: ["2 rays are totally reflected at surface 2."], draws: [.crosses(2)]),
    EdgeCase(
      "an opening as wide as the sphere",
      """
      surface: {radius: 5 mm, index: 1.5, aperture: 10 mm}
      ray: {height: 0 mm}
      """, ["surface.sag": 0.005, "surface.approximate-sag": 0.0025],
      says: ["The ray runs along the axis."]),
  ]

  /// A block that is an error, and the field that the error names.
  struct Refused: Sendable, CustomTestStringConvertible {
    let block: String
    let field: String
    let identifier: String

    init(_ block: String, _ field: String, _ identifier: String = "optics/index-out-of-range") {
      self.block = block
      self.field = field
      self.identifier = identifier
    }

    var testDescription: String { block }
  }

  private static let lens = "object: {distance: 30 cm, height: 1 cm}\nlens: 5 D\n"

  static let refused: [Refused] = [
    Refused(lens + "medium: -1.3", "`medium`"),
    Refused(lens + "medium: 0", "`medium`"),
    Refused(lens + "medium: infinity", "`medium`"),
    Refused(lens + "medium: = 0 - 1.3", "`medium`"),
    Refused(lens + "medium: {before: air, after: -1}", "`after`"),
    Refused("object: {u: -30 cm}\nlens: {radii: [20 cm, -20 cm], index: -1.5}", "`index`"),
    Refused("object: {u: -30 cm}\nlens: {radii: [20 cm, -20 cm], index: 0}", "`index`"),
    Refused("object: {u: -30 cm}\nlens: {radii: [20 cm, -20 cm], index: infinity}", "`index`"),
    Refused(
      "object: {u: -30 cm}\nlens: {radii: [20 cm, -20 cm], index: nan}", "index",
      "quantity/not-a-number"),
    Refused("surface: {radius: plane, index: -1.5}\nray: 30 deg", "`index`"),
    Refused("prism: {apex: 60 deg, index: -1.5}\nray: 30 deg", "`index`"),
    Refused("slab: {thickness: 1 cm, index: 0}\nray: 30 deg", "`index`"),
    Refused("lens: {radii: [10 cm, -9 cm], index: -1.5, thickness: 1 cm}", "`index`"),
    Refused("object: {u: -30 cm}\nelements:\n  - surface: {radius: 5 cm, index: 0}", "`index`"),
    Refused("eye:\n  length: 24 mm\n  surfaces: [[7.8 mm, -1.3]]", "`index`"),
    Refused("eye: {power: 58 D, length: 24 mm, index: -1.3}", "index", "optics/eye-out-of-range"),
    Refused(
      "surface: {radius: 5 mm, index: 1.5, aperture: 12 mm}\nray: {height: 0 mm}", "an opening",
      "optics/aperture-beyond-radius"),
    Refused(
      "object: {u: -30 cm}\nmirror: {radius: 20 cm, shape: concave, aperture: 50 cm}",
      "an opening", "optics/aperture-beyond-radius"),
    Refused(
      "prism: {apex: 90 deg, index: 1.5}\nray: minimum deviation", "no ray",
      "optics/no-minimum-deviation"),
  ]
}
