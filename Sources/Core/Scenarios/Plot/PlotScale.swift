/// How values are laid out along an axis.
public enum PlotScale: String, Sendable, Hashable, CaseIterable {
  /// Equal steps are equally long.
  case linear
  /// Equal ratios are equally long: for values that are all positive.
  case logarithmic
}
