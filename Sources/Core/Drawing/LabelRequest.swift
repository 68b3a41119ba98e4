import Geometry

/// A label that looks for a place: its size, and the places it could take.
public struct LabelRequest: Sendable, Hashable {
  /// A place for the middle of the label's box.
  public struct Candidate: Sendable, Hashable {
    public var center: Point
    /// How much worse than the best this place would be if nothing were in the way; 3 is as bad as covering a line.
    public var cost: Double
    /// True if a leader line must show what the label belongs to.
    public var needsLeader: Bool

    public init(center: Point, cost: Double, needsLeader: Bool = false) {
      self.center = center
      self.cost = cost
      self.needsLeader = needsLeader
    }
  }

  /// Of the box, in pixels.
  public var width: Double
  public var height: Double
  /// The places, best first.
  public var candidates: [Candidate]
  /// Labels of higher priority choose first; among equals the earlier one.
  public var priority: Int
  /// What the label belongs to, at which a leader line ends.
  public var target: Rim?

  public init(
    width: Double, height: Double, candidates: [Candidate], priority: Int = 0,
    target: Rim? = nil
  ) {
    self.width = width
    self.height = height
    self.candidates = candidates
    self.priority = priority
    self.target = target
  }

  /// A label that can only be at one place, such as a word on an axis.
  public init(_ text: LabelText, boxCenteredAt center: Point, priority: Int = 100) {
    self.init(
      width: text.width, height: text.height,
      candidates: [Candidate(center: center, cost: 0)], priority: priority)
  }
}
