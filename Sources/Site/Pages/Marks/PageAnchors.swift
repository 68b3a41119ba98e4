import Content
import Markdown

/// The ids that marks get in a page, none of which anything else in the page has. Headings come later and yield to them.
struct PageAnchors {
  /// By the node that has the id.
  private(set) var identifiers: [Int: String] = [:]
  private var taken: Set<String>
  /// The last number of each stem.
  private var numbers: [String: Int] = [:]

  init(_ document: Document) {
    taken = Set(document.anchors.map(\.name))
    taken.formUnion(document.attributeIdentifiers)
    taken.formUnion(document.footnoteIdentifiers)
  }

  /// The id of the place of an index entry: `index-vergence-1`.
  mutating func index(_ path: [String], at node: Int) -> String {
    if let identifier = identifiers[node] { return identifier }
    let stem = "index-" + TopicSlugs.stem(of: path)
    var number = numbers[stem, default: 0]
    repeat { number += 1 } while !taken.insert("\(stem)-\(number)").inserted
    numbers[stem] = number
    identifiers[node] = "\(stem)-\(number)"
    return "\(stem)-\(number)"
  }

  /// The id of a term: `term-vergence`.
  mutating func term(_ name: String, at node: Int) -> String {
    let stem = "term-" + TopicSlugs.stem(of: [name])
    var identifier = stem
    var number = numbers[stem, default: 1]
    while !taken.insert(identifier).inserted {
      number += 1
      identifier = "\(stem)-\(number)"
    }
    numbers[stem] = number
    identifiers[node] = identifier
    return identifier
  }
}
