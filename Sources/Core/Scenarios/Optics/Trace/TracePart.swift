/// A part of a figure of exact rays, in the order of `show`.
public enum TracePart: String, Sendable, Hashable, CaseIterable {
  case diagram
  /// The aberration curve and the spots.
  case curves
  /// The table of Seidel sums.
  case sums
  case equations, properties
}
