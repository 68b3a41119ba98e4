/// How distances are signed on the page. The model is always Cartesian; this changes letters and working, never values.
public enum OpticsSignConvention: String, Sendable, Hashable, CaseIterable {
  /// From the lens, positive to the right: a real object is at a negative distance.
  case cartesian
  /// Positive for what is real, negative for what is virtual.
  case realIsPositive = "real-is-positive"
}
