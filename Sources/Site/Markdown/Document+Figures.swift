extension Document {
  /// Every image with a caption, in order.
  public var figures: [ImageFigure] {
    nodes.indices.filter { nodes[$0].kind == .figure }.map { node in
      let caption = node + 1 < nodes.count ? nodes[node + 1].end : node
      let hasCaption = caption < nodes[node].end && nodes[caption].kind == .figureCaption
      return ImageFigure(
        node: node, image: node + 1, caption: hasCaption ? caption : nil,
        identifier: attributes(of: node + 1)?.identifier)
    }
  }
}
