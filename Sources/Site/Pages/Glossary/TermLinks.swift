/// The mentions of terms in a text: those that the author marked, and those that are linked by themselves.
struct TermLinks: Sendable {
  /// A mention.
  struct Mention: Sendable {
    /// Where it leads; `nil` inside a link, which can hold no other.
    let href: String?
    /// What the term means, shortened, as plain text.
    let title: String
  }

  /// A place in the characters of a node of text at which a link begins or ends.
  struct Edge: Sendable {
    let node: Int
    /// The bytes before it.
    let offset: Int
    /// The mention that begins; `nil` where one ends.
    let mention: Mention?
  }

  /// By the nodes of the marked spans.
  var spans: [Int: Mention] = [:]
  /// In the order of the text.
  var edges: [Edge] = []

  /// The edges in a node.
  func edges(in node: Int) -> ArraySlice<Edge> {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return edges[low...].prefix { $0.node == node }
  }
}
