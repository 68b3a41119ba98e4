extension Document {
  /// An id for each heading, unique in the page, parallel to `headings`: the author's (`{#id}`), or one made of its text.
  ///
  /// - Parameter reserved: ids that the page uses for something else, such as a figure's anchor; headings yield to them, and to those of
  ///   footnotes, and the ids in the document's raw HTML.
  public func headingIdentifiers(reserving reserved: some Sequence<String> = EmptyCollection())
    -> [String]
  {
    var slugger = Slugger(
      reserving: Array(reserved) + anchorRecords.map { string($0.name) } + footnoteIdentifiers
        + attributeRecords.compactMap(\.attributes.identifier))
    return headingNodes.map { node in
      attributes(of: Int(node))?.identifier ?? slugger.slug(for: plainText(of: Int(node)))
    }
  }
}
