import Scenarios

/// A figure of a page before it is drawn.
struct FigureContent: Sendable {
  let outcome: Outcome
  /// What follows `figure-` in its anchor.
  let id: String
  let caption: CheckedText?
  /// The author's text alternative, its values filled in.
  let alternative: String?
}
