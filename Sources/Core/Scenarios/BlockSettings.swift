import Diagnostics
import Nodes

/// The keys that every block may have.
public struct BlockSettings: Sendable {
  /// The name by which the block's values are used; `nil` if the author gave none.
  public var id: Scalar?
  public var caption: Scalar?
  /// What replaces the generated text alternative.
  public var alternative: Scalar?
  /// Which parts are shown, in which order; each kind has its own.
  public var show: Node?
  /// The values that a book says, to be checked.
  public var expect: NodeMapping?
  /// Evaluated, but nothing drawn.
  public var isHidden = false
  /// The units in which values are shown.
  public var units: NodeMapping?

  public init() {}

  /// The keys, as data.
  public static let keys = [
    KeyDescription("id", .name, phrase: "reference.common.id"),
    KeyDescription("caption", .text, phrase: "reference.common.caption"),
    KeyDescription("alt", .text, phrase: "reference.common.alt"),
    KeyDescription("show", .list, phrase: "reference.common.show"),
    KeyDescription("expect", .mapping, phrase: "reference.common.expect"),
    KeyDescription("hidden", .truth, phrase: "reference.common.hidden"),
    KeyDescription("units", .mapping, phrase: "reference.common.units"),
  ]

  /// Names that an id may not have, because they begin the names of values.
  public static let elementNames = [
    "object", "image", "lens", "mirror", "surface", "slab", "prism", "stop", "screen", "eye",
    "system", "ray", "medium", "magnification", "objective", "eyepiece", "element",
  ]
}
