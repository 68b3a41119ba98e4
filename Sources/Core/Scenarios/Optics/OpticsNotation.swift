/// The letters of a book for the quantities of an optics figure. `_` sets what follows lower: `d_o`.
public struct OpticsNotation: Sendable, Hashable {
  /// A quantity that has a letter, named as in the key `notation`.
  public enum Quantity: String, Sendable, Hashable, CaseIterable {
    case objectVergence = "object-vergence"
    case power
    case imageVergence = "image-vergence"
    case objectDistance = "object-distance"
    case imageDistance = "image-distance"
    case focalLength = "focal-length"
    case objectHeight = "object-height"
    case imageHeight = "image-height"
    case magnification
  }

  /// By `Quantity.allCases`.
  private var letters: [String]

  private init(_ letters: [String]) {
    self.letters = letters
  }

  /// The letter of a quantity.
  public subscript(quantity: Quantity) -> String {
    get { letters[Quantity.allCases.firstIndex(of: quantity) ?? 0] }
    set { letters[Quantity.allCases.firstIndex(of: quantity) ?? 0] = newValue }
  }

  /// U + P = V, with u and v.
  public static let powerAsP = OpticsNotation(["U", "P", "V", "u", "v", "f′", "h", "h′", "m"])

  /// The notations that can be called by name, in the order of the reference.
  public static let named: [(name: String, notation: OpticsNotation)] = [
    ("UPV", powerAsP),
    ("UFV", OpticsNotation(["U", "F", "V", "u", "v", "f′", "h", "h′", "m"])),
    ("LFL'", OpticsNotation(["L", "F", "L′", "l", "l′", "f′", "h", "h′", "m"])),
    ("do di f", OpticsNotation(["U", "P", "V", "d_o", "d_i", "f", "h_o", "h_i", "m"])),
    ("u v f", OpticsNotation(["U", "P", "V", "u", "v", "f", "h", "h′", "m"])),
    ("p q f", OpticsNotation(["U", "P", "V", "p", "q", "f", "h", "h′", "m"])),
    ("s s' f", OpticsNotation(["U", "P", "V", "s", "s′", "f", "y", "y′", "m"])),
    ("a a' f'", OpticsNotation(["U", "P", "V", "a", "a′", "f′", "y", "y′", "β′"])),
    ("g b f", OpticsNotation(["U", "P", "V", "g", "b", "f", "G", "B", "m"])),
  ]
}
