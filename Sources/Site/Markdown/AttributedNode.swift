import Diagnostics

/// A node to which the author gave attributes, and where they are written.
public struct AttributedNode: Sendable, Hashable {
  public let node: Int
  public let attributes: NodeAttributes
  /// Where the node stands.
  public let range: SourceRange
  /// From the opening to behind the closing brace.
  public let braces: SourceRange
  /// Where the value of each of the pairs is written, without its quotation marks.
  let values: [SourceRange]

  /// Where the value of an attribute is written; the braces if there is no such attribute.
  public func range(ofValue name: String) -> SourceRange {
    let index = attributes.pairs.firstIndex { $0.name == name }
    return index.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? braces
  }
}
