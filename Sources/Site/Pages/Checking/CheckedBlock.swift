import Markup
import Scenarios

/// A block of a page with what was worked out for it.
enum CheckedBlock: Sendable {
  case figure(FigureContent)
  /// A table of the author's reference.
  case reference(MarkupNode)
  /// Evaluated, but nothing is shown.
  case hidden
  /// Could not be worked out; the page is only shown with its faults.
  case faulty
}
