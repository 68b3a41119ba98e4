/// A schematic eye of the books: its surfaces and its length.
public enum EyeModel: String, Sendable, Hashable, CaseIterable {
  /// One surface of 60 D (Emsley, Visual Optics, 1936).
  case reduced
  /// Three surfaces, relaxed (Emsley's simplification of Gullstrand's eye; Bennett and Rabbetts).
  case gullstrandEmsley = "gullstrand-emsley"
  /// The same, accommodated by 8.6 D.
  case gullstrandEmsleyNear = "gullstrand-emsley accommodated"
  /// Six surfaces, relaxed: the exact eye No. 1 (Gullstrand, in Helmholtz, Handbuch der Physiologischen Optik, 1909).
  case gullstrand
  /// The exact eye No. 2, at maximum accommodation.
  case gullstrandNear = "gullstrand accommodated"
  /// Four surfaces, relaxed: the full theoretical eye (Le Grand, Optique physiologique, 1945).
  case leGrand = "le-grand"
  /// The Gullstrand–Emsley eye without its lens.
  case aphakic

  /// The surfaces from the cornea on; radii and thicknesses in millimetres.
  private var data: [(radius: Double, index: Double, thickness: Double)] {
    switch self {
    case .reduced: [(50.0 / 9, 4.0 / 3, 0)]
    case .gullstrandEmsley: [(7.8, 4.0 / 3, 3.6), (10, 1.416, 3.6), (-6, 4.0 / 3, 0)]
    case .gullstrandEmsleyNear: [(7.8, 4.0 / 3, 3.2), (5, 1.416, 4), (-5, 4.0 / 3, 0)]
    case .gullstrand:
      [
        (7.7, 1.376, 0.5), (6.8, 1.336, 3.1), (10, 1.386, 0.546), (7.911, 1.406, 2.419),
        (-5.76, 1.386, 0.635), (-6, 1.336, 0),
      ]
    case .gullstrandNear:
      [
        (7.7, 1.376, 0.5), (6.8, 1.336, 2.7), (5.33, 1.386, 0.6725), (2.655, 1.406, 2.655),
        (-2.655, 1.386, 0.6725), (-5.33, 1.336, 0),
      ]
    case .leGrand:
      [(7.8, 1.3771, 0.55), (6.5, 1.3374, 3.05), (10.2, 1.42, 4), (-6, 1.336, 0)]
    case .aphakic: [(7.8, 4.0 / 3, 0)]
    }
  }

  public var surfaces: [EyeSurface] {
    data.map {
      EyeSurface(radius: $0.radius / 1000, index: $0.index, thickness: $0.thickness / 1000)
    }
  }

  /// From the cornea to the retina, metres.
  public var length: Double {
    switch self {
    case .reduced: 1.0 / 45
    case .gullstrandEmsley, .gullstrandEmsleyNear, .aphakic: 0.023896
    case .gullstrand, .gullstrandNear: 0.024
    case .leGrand: 0.024197
    }
  }
}
