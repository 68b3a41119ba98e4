extension TemplateLibrary {
  /// Items with what a partial makes of each, so that pages which show them (the navigation of a section stands on each of its pages)
  /// append that instead of rendering it again.
  ///
  /// - Parameters:
  ///   - records: the items; each is rendered by itself: the partial must use no name from around it. Ask `isSelfContained` first.
  ///   - partial: the name of the partial.
  public func rendered(_ records: [TemplateRecord], by partial: String) -> SharedItems {
    guard let index = indices[partial] else { return SharedItems(records) }
    var rendered: [[UInt8]] = []
    for record in records {
      var bytes: [UInt8] = []
      guard render(partial, with: .record(record), into: &bytes) == nil else {
        return SharedItems(records)
      }
      rendered.append(bytes)
    }
    return SharedItems(records, by: index, rendered)
  }

  /// Whether a partial can be rendered from a record of some kind alone: it exists, and every name that it uses is declared in
  /// that kind of record.
  public func isSelfContained(_ partial: String, for kind: String, in schema: TemplateSchema)
    -> Bool
  {
    guard indices[partial] != nil else { return false }
    let alone = TemplateSchema(
      root: TemplateSchema.Record(kind, schema.names(in: kind)), records: schema.records)
    return check(partial, against: alone).isEmpty
  }
}
