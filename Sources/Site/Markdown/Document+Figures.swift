extension Document {
  /// Every image with a caption, in order.
  public var figures: [ImageFigure] {
    linkRecords.lazy.filter { $0.kind == .image }.compactMap { record -> Int? in
      let parent = Int(self.nodes[Int(record.node)].parentIndex)
      return parent >= 0 && self.nodes[parent].kind == .figure ? parent : nil
    }.map { node in
      let caption = node + 1 < nodes.count ? nodes[node + 1].end : node
      let hasCaption = caption < nodes[node].end && nodes[caption].kind == .figureCaption
      return ImageFigure(
        node: node, image: node + 1, caption: hasCaption ? caption : nil,
        identifier: attributes(of: node + 1)?.identifier)
    }
  }
}
