import Diagnostics

/// An entry of the topic index to which another refers.
struct IndexReference: Sendable {
  let path: [String]
  let range: SourceRange
}
