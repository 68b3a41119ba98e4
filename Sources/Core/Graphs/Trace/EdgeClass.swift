/// The kinds of edges that a depth-first search finds.
///
/// Source: T. H. Cormen and others, Introduction to Algorithms, section on depth-first search.
public enum EdgeClass: String, Sendable, Hashable, CaseIterable {
  /// To a new vertex.
  case tree
  /// To a vertex from which the search has come.
  case back
  /// To a vertex that was found from here by a longer way.
  case forward
  /// To a vertex that is done with, and was not found from here.
  case cross
}
