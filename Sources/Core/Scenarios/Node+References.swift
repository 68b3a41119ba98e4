import Formula
import Nodes

extension Node {
  /// The ids of the blocks whose values the expressions in here name, each once, in the order in which they first stand.
  ///
  /// An expression that cannot be parsed names nothing; it is reported where it is read.
  public var referencedBlocks: [String] {
    var found: [String] = []
    collectReferences(into: &found)
    return found
  }

  private func collectReferences(into found: inout [String]) {
    switch self {
    case .scalar(let scalar):
      guard let written = scalar.expressionText,
        let expression = try? Expression(parsing: written.text)
      else { return }
      for name in expression.names where name.isDotted {
        if let id = name.parts.first, !found.contains(id) { found.append(id) }
      }
    case .list(let list): for item in list.items { item.collectReferences(into: &found) }
    case .mapping(let mapping):
      for entry in mapping.entries where entry.key.text != "caption" && entry.key.text != "alt" {
        entry.value.collectReferences(into: &found)
      }
    }
  }
}
