/// What a partial made of a record.
struct RenderedPartial: Sendable {
  /// The partial, among the library's templates.
  let template: Int
  let bytes: [UInt8]
}
