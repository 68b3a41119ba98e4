import Drawing
import Markup

/// A scenario's result as something to look at and to read: its drawing, its equations, its tables.
///
/// ```
/// <figure class="figure optics" id="figure-real-image">
///   <div class="figure-frame" …><svg class="drawing" …></div>
///   <div class="equations">…</div>
///   <table class="properties">…</table>
///   <figcaption>…</figcaption>
/// </figure>
/// ```
public struct Figure: Sendable, Hashable {
  /// The scenario kind, the second class of the figure: `optics`.
  public var kind: String
  /// What follows `figure-` in the anchor: the author's id, or a number.
  public var id: String
  public var parts: [FigurePart]
  /// What the drawing shows in words: the text alternative, generated or the author's.
  public var description: String

  public init(kind: String, id: String, parts: [FigurePart], description: String) {
    self.kind = kind
    self.id = id
    self.parts = parts
    self.description = description
  }

  /// The figure as HTML.
  ///
  /// - Parameter caption: the caption's inline markup; without one there is no `figcaption`.
  public func markup(caption: MarkupNode? = nil) -> MarkupNode {
    var content = parts.map { $0.markup }
    if let caption { content.append(.element("figcaption", [], [caption])) }
    return .element(
      "figure", [Attribute("class", "figure \(kind)"), Attribute("id", anchor)], content)
  }

  /// The id of the figure in the page.
  public var anchor: String { "figure-" + id }

  /// The first of its drawings; `nil` if it shows none.
  public var drawing: Drawing? {
    for part in parts {
      if case .drawing(let drawing, _) = part { return drawing }
    }
    return nil
  }

  /// Writes its first drawing in its frame, or all of its parts if it has none: what a gallery shows of it.
  ///
  /// The figure keeps what was written, and does not write it again.
  public mutating func writeExhibit() -> [UInt8] {
    let drawings = parts.indices.filter {
      if case .drawing = parts[$0] { true } else { false }
    }
    let shown = drawings.first.map { $0..<$0 + 1 } ?? parts.indices
    let bytes = MarkupNode.fragment(parts[shown].map { $0.markup }).bytes()
    parts.replaceSubrange(shown, with: [.block(.written(bytes))])
    return bytes
  }
}
