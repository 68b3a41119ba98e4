extension Document {
  /// The containers of a kind, in order; costs next to nothing where there are none.
  public func containers(of kind: ContainerKind) -> [Container] {
    containerRecords.contains { $0.kind == kind } ? containers.filter { $0.kind == kind } : []
  }

  /// Whether there is a container of some kind; costs nothing where there are none at all.
  public func hasContainer(_ kind: ContainerKind) -> Bool {
    containerRecords.contains { $0.kind == kind }
  }

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
