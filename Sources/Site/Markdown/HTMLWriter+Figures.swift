import Markup

extension HTMLWriter {
  /// Begins a figure, which has the id and the classes of its image.
  mutating func beginFigure(_ index: Int) {
    beginBlock("")
    guard style.hasFigures else { return }
    html.append("<figure")
    appendAnchor(of: index, attributesOf: index + 1)
    appendAttributes(of: index + 1, pairs: false)
    html.append(">\n")
  }

  /// Whether an image stands in a figure that is written as one.
  func isInFigure(_ node: DocumentNode) -> Bool {
    style.hasFigures && node.parentIndex >= 0
      && document.nodes[Int(node.parentIndex)].kind == .figure
  }
}
