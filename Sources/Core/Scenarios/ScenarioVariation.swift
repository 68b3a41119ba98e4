import Diagnostics
import Nodes
import Quantities

/// A block worked out again with other values under some of its keys.
public struct ScenarioVariation: Sendable {
  let scenario: Scenario

  /// - Parameter scenario: the block as it was written.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// The keys whose values can be changed, as they are named: `object.distance`, `elements.2.lens.after`.
  public var paths: [String] { Self.paths(in: .mapping(scenario.block.body), under: "") }

  /// The block with a quantity written under a key; `nil` if the block has no such key.
  public func writing(_ quantity: Quantity, under path: String) -> ScenarioVariation? {
    let text = Self.text(of: quantity)
    return replacing(path) { node in
      guard case .scalar(let scalar)? = node else { return nil }
      return Scalar(text, at: scalar.range)
    }
  }

  /// The block with a value written under a key, as the author would have written it there; the key is added if the block lacks
  /// it. `nil` if there is no place for it.
  public func writing(_ scalar: Scalar, under path: String) -> ScenarioVariation? {
    replacing(path) { node in
      switch node {
      case .scalar, nil: scalar
      case .list, .mapping: nil
      }
    }
  }

  /// The same where the mapping that would hold the key may lack, too.
  func writing(_ scalar: Scalar, creating path: String) -> ScenarioVariation? {
    let parts = path.split(separator: ".").map { String($0) }
    var body = scenario.block.body
    if parts.count > 1, body[parts[0]] == nil {
      let empty = Node.mapping(NodeMapping([], at: scalar.range))
      body.entries.append(NodeMapping.Entry(key: Scalar(parts[0], at: scalar.range), value: empty))
    }
    let block = ScenarioBlock(kind: scenario.block.kind, body: body, at: scenario.block.range)
    return ScenarioVariation(Scenario(block, varying: scenario)).writing(scalar, under: path)
  }

  private func replacing(
    _ path: String, _ change: (Node?) -> Scalar?
  ) -> ScenarioVariation? {
    let parts = path.split(separator: ".").map { String($0) }
    let whole = Node.mapping(scenario.block.body)
    guard case .mapping(let body)? = Self.replacing(parts[...], in: whole, change) else {
      return nil
    }
    let block = ScenarioBlock(
      kind: scenario.block.kind, body: body, at: scenario.block.range)
    return ScenarioVariation(Scenario(block, varying: scenario))
  }

  /// What comes out; `nil` if the block cannot be worked out so.
  public func outcome(
    in context: ScenarioContext, _ diagnostics: inout [Diagnostic]
  ) -> Outcome? {
    scenario.evaluated(in: context, &diagnostics)
  }

  /// As an author would write it, with every digit.
  private static func text(of quantity: Quantity) -> String {
    if quantity.value.isInfinite { return quantity.value < 0 ? "-infinity" : "infinity" }
    guard let unit = quantity.unit ?? Unit.usual(for: quantity.dimension) else {
      return quantity.value.description
    }
    return unit.amount(of: quantity.value).description + " " + unit.written
  }

  private static func replacing(
    _ path: ArraySlice<String>, in node: Node?, under place: String = "",
    _ change: (Node?) -> Scalar?
  ) -> Node? {
    guard let key = path.first else { return change(node).map { .scalar($0) } }
    switch node {
    case nil: return nil
    case .scalar:
      guard let whole = node?.inFull(under: place) else { return nil }
      return replacing(path, in: whole, under: place, change)
    case .mapping(var mapping):
      let index = mapping.entries.firstIndex { $0.key.text == key }
      let old = index.map { mapping.entries[$0].value }
      guard let changed = replacing(path.dropFirst(), in: old, under: key, change) else {
        return nil
      }
      if let index {
        mapping.entries[index].value = changed
      } else {
        mapping.entries.append(
          NodeMapping.Entry(key: Scalar(key, at: changed.range), value: changed))
      }
      return .mapping(mapping)
    case .list(var list):
      guard let number = Int(key), list.items.indices.contains(number - 1),
        let changed = replacing(path.dropFirst(), in: list.items[number - 1], under: place, change)
      else { return nil }
      list.items[number - 1] = changed
      return .list(list)
    }
  }

  private static func paths(in node: Node, under prefix: String) -> [String] {
    switch node {
    case .scalar: return prefix.isEmpty ? [] : [prefix]
    case .mapping(let mapping):
      return mapping.entries.flatMap { entry in
        let isCommon = prefix.isEmpty && BlockSettings.keys.contains { $0.name == entry.key.text }
        return isCommon ? [] : paths(in: entry.value, under: joined(prefix, entry.key.text))
      }
    case .list(let list):
      return list.items.indices.flatMap {
        paths(in: list.items[$0], under: joined(prefix, ($0 + 1).description))
      }
    }
  }

  private static func joined(_ prefix: String, _ key: String) -> String {
    prefix.isEmpty ? key : prefix + "." + key
  }
}
