import Optics
import Quantities

/// A lens as it was prescribed: the model, and the numbers as they were written.
public struct PrescribedLens: Sendable, Hashable {
  /// How the author said how strong it is.
  public enum Source: Sendable, Hashable {
    /// Sphere, cylinder and axis.
    case prescription
    /// One power for all meridians.
    case power
  }

  /// What the author calls it, among several.
  public var name: String?
  public var model: SpheroCylinder
  public var source: Source
  /// True if an axis was written, were it of a cylinder of no power.
  public var hasWrittenAxis: Bool
  /// Sphere, cylinder and axis with their digits.
  public var sphere: Quantity
  public var cylinder: Quantity
  public var axis: Quantity
  /// What the near portion is stronger by.
  public var addition: Quantity?
  /// At most one in each direction.
  public var prisms: [PrescribedPrism] = []

  /// The near portion; `nil` without an addition.
  public var near: SpheroCylinder? {
    addition.map { addition in
      SpheroCylinder(
        sphere: Power(dioptres: model.sphere.dioptres + addition.value), cylinder: model.cylinder,
        orientation: model.orientation)
    }
  }
}
