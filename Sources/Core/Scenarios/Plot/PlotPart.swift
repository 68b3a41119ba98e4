/// A part of a plot's figure.
public enum PlotPart: String, Sendable, Hashable, CaseIterable {
  case diagram
  /// The values of the curves at the numbered ticks of the x axis.
  case table
}
