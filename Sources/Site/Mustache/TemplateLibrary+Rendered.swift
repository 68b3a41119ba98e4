extension TemplateLibrary {
  /// The record with what a partial makes of it beside it, so that pages which show it (an item of the navigation stands on every
  /// page of its section) append that instead of rendering it again.
  ///
  /// - Parameters:
  ///   - record: the record, which is rendered by itself: the partial must use no name from around it. Ask `isSelfContained` first.
  ///   - partial: the name of the partial.
  public func rendered(_ record: TemplateRecord, by partial: String) -> TemplateRecord {
    guard let index = indices[partial] else { return record }
    var bytes: [UInt8] = []
    guard render(partial, with: .record(record), into: &bytes) == nil else { return record }
    var record = record
    record.rendered = RenderedPartial(template: index, bytes: bytes)
    return record
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
