extension Document {
  /// Every footnote that is referred to, in the order of their numbers.
  public var footnotes: [Footnote] {
    footnoteRecords.enumerated().map { index, record in
      Footnote(
        number: index + 1, label: record.label, node: Int(record.node),
        references: record.references.map(Int.init), identifier: "fn-" + record.identifier,
        range: source.range(of: record.range.offsets))
    }
  }

  /// The ids that footnotes and their references have in the page.
  public var footnoteIdentifiers: [String] {
    footnoteRecords.flatMap { record in
      ["fn-" + record.identifier]
        + record.references.indices.map { record.referenceIdentifier($0) }
    }
  }
}

extension FootnoteRecord {
  /// The id of a reference, given by its index: `fnref-a`, `fnref-a-2`.
  func referenceIdentifier(_ index: Int) -> String {
    "fnref-" + (index == 0 ? identifier : repeated[min(index, repeated.count) - 1])
  }
}
