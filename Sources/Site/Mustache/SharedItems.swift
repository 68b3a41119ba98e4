/// The items of a list that many pages show alike, with what a partial makes of them, rendered before: see
/// `TemplateLibrary.rendered(_:by:)`.
public final class SharedItems: Sendable {
  let items: [TemplateValue]
  /// The partial, among the library's templates; `nil` if nothing was rendered.
  let partial: Int?
  /// What the partial makes of all items, one after the other, and where each begins and the last ends.
  let bytes: [UInt8]
  let bounds: [Int]

  /// Items of which nothing was rendered.
  public init(_ records: [TemplateRecord]) {
    items = records.map { .record($0) }
    (partial, bytes, bounds) = (nil, [], [])
  }

  init(_ records: [TemplateRecord], by partial: Int, _ rendered: [[UInt8]]) {
    items = records.map { .record($0) }
    self.partial = partial
    bytes = rendered.flatMap { $0 }
    bounds = rendered.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }
}
