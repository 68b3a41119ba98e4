/// What a browser asks for.
struct Request: Hashable {
  let method: String
  /// The path as it was sent, without the query.
  let path: String
  let host: String?
  /// The part of a file that is wanted.
  let range: String?
  /// With a condition on the part, which has to be read as asking for the whole since no answer has a mark to compare.
  let hasRangeCondition: Bool
}
