import Nodes
import Scenarios

/// A figure of a page before it is drawn.
struct FigureContent: Sendable {
  let outcome: Outcome
  /// What follows `figure-` in its anchor.
  let id: String
  /// What the ids inside its drawings begin with, unique in the course: the gallery shows them beside those of other pages.
  let drawingID: String
  /// What stands before the caption, `Figure 2.`; `nil` for a figure without a number.
  let label: String?
  let caption: CheckedText?
  /// What the caption was read from.
  let captionSource: Scalar?
  /// The author's text alternative, its values filled in.
  let alternative: String?
}
