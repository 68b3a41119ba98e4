import Diagnostics

/// A stretch of a formula's text, in code points from its start.
public struct Span: Sendable, Hashable {
  public var offset: Int
  public var count: Int

  public init(offset: Int, count: Int) {
    self.offset = offset
    self.count = count
  }

  /// From the start of this span to the end of another.
  func through(_ last: Span) -> Span {
    Span(offset: offset, count: last.offset + last.count - offset)
  }
}

extension SourceRange {
  /// Where a span of a text stands, when the text begins at the start of this range.
  func part(_ span: Span) -> SourceRange { part(offset: span.offset, count: span.count) }
}
