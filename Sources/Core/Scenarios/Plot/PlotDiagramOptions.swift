/// How a plot is drawn.
public struct PlotDiagramOptions: Sendable, Hashable {
  /// Where curves are named.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    /// Beside the curves if there is room for all, else below.
    case fitting
    case curves
    case legend
    case none
  }

  public var showsGrid = true
  /// Whether a dashed line stands where a curve has a pole.
  public var showsAsymptotes = true
  public var labels = Labels.fitting

  public init() {}
}
