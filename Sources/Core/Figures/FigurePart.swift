import Drawing
import Markup

/// One part of a figure, in the order in which the author asked for them.
public enum FigurePart: Sendable, Hashable {
  /// An SVG drawing, set in a frame of its own that scrolls on a narrow screen and can be reached by the keyboard. The name is
  /// what assistive technology calls the frame.
  case drawing(Drawing, name: String)
  /// Anything else: a block of equations, a table.
  case block(MarkupNode)

  /// The part as HTML.
  var markup: MarkupNode {
    switch self {
    case .drawing(let drawing, let name):
      .element(
        "div",
        [
          Attribute("class", "figure-frame"), Attribute("tabindex", "0"),
          Attribute("role", "group"), Attribute("aria-label", name),
        ], [drawing.inline])
    case .block(let block): block
    }
  }
}
