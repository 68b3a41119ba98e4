extension Document {
  /// Every container, in order.
  public var containers: [Container] {
    containerRecords.map { record in
      let title = Int(record.node) + 1
      let hasTitle = title < nodes.count && nodes[title].kind == .containerTitle
      return Container(
        kind: record.kind, node: Int(record.node), title: hasTitle ? title : nil,
        identifier: attributes(of: Int(record.node))?.identifier,
        range: source.range(of: record.range.offsets))
    }
  }
}
