import Citations
import Content
import Markdown
import Nodes
import Scenarios

/// What one page cites, in the order in which it is read.
struct PageCitations: Sendable {
  /// A place at which a work is cited.
  struct Place: Sendable, Hashable {
    let key: String
    /// The id there.
    let anchor: String
  }

  private(set) var places: [Place] = []
  /// The id of each work of each mention of the text, by the mention's index.
  private(set) var anchors: [Int: [String]] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// - Parameter outline: the ids of the page's figures, whose captions may cite.
  init(
    _ document: Document, _ blocks: [PageBlock], _ outline: PageOutline,
    _ bibliography: Bibliography
  ) {
    var found: [(node: Int, places: [Place])] = []
    var counts: [String: Int] = [:]
    let mentions = document.hasMentions ? document.mentions : []
    for (index, mention) in mentions.enumerated()
    where bibliography.isCitation(mention) && !mention.isInImage {
      let keys = mention.items.map(\.name)
      let anchors = keys.map { key in
        counts[key, default: 0] += 1
        return Self.anchor(key, counts[key, default: 1])
      }
      self.anchors[index] = anchors
      found.append((mention.node, zip(keys, anchors).map { Place(key: $0, anchor: $1) }))
    }
    for (index, block) in blocks.enumerated() {
      guard let figure = outline.figures[index], case .scenario(let scenario) = block.body,
        let caption = scenario.settings.caption, caption.text.utf8.contains(UInt8(ascii: "@"))
      else { continue }
      let text = Document(parsing: Array(caption.text.utf8), file: "", hasCitations: true)
      let places = text.mentions.filter(bibliography.isCitation).flatMap { mention in
        mention.items.map { Place(key: $0.name, anchor: "figure-" + figure) }
      }
      found.append((document.fencedBlocks[block.fence].node, places))
    }
    // Captions among the text; what stands at one node keeps its order.
    let order = found.indices.sorted { (found[$0].node, $0) < (found[$1].node, $1) }
    places = order.flatMap { found[$0].places }.filter { bibliography.contains($0.key) }
  }

  /// The id of a place in the text; no id of a heading has a slash.
  private static func anchor(_ key: String, _ count: Int) -> String {
    count == 1 ? "cite/\(key)" : "cite-\(count)/\(key)"
  }
}
