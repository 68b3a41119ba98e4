import Formula
import Nodes
import Quantities

extension ValueScope {
  /// What a name in an expression stands for: a value of the block itself, or `ID.name`, a value of another block.
  ///
  /// - Parameters:
  ///   - name: the name as written.
  ///   - own: the values of the block in which the expression stands; `nil` in prose.
  public func meaning(of name: ValueName, own: NamedValues? = nil) -> Meaning {
    if let value = own?[name] { return Self.meaning(of: value) }
    if let first = name.parts.first, isFaulty(first) {
      return .other("not worked out, because its block has an error")
    }
    if let leaves = own?.names(beginningWith: name), !leaves.isEmpty {
      return .group(of: leaves.map { $0.text })
    }
    guard let first = name.parts.first, let values = self[first] else {
      // A dotted name that is no value of the block itself is one of another block.
      if name.isDotted, own == nil, let first = name.parts.first {
        return .unknownBlock(first, here: ids, among: ids)
      }
      let names = own.map { $0.entries.map { $0.name.text } } ?? []
      return .unknown(among: names + ids)
    }
    let inner = ValueName(Array(name.parts.dropFirst()))
    if let value = values[inner] { return Self.meaning(of: value) }
    let leaves = values.names(beginningWith: inner)
    if !leaves.isEmpty { return .group(of: leaves.map { $0.prefixed(by: first).text }) }
    if let step = values.firstStep(of: inner) { return .step(step.prefixed(by: first).text) }
    if let remedy = remedy(for: inner, in: first) { return .undefined(remedy: remedy) }
    if isUndefined(inner, in: first) { return .undefined() }
    return .unknown(among: values.entries.map { $0.name.prefixed(by: first).text })
  }

  private static func meaning(of value: Value) -> Meaning {
    switch value {
    case .quantity(let quantity): .quantity(quantity)
    case .name(let name): .other("the word `\(name)`")
    case .truth(let truth): .other(truth ? "`true`" : "`false`")
    case .list: .other("a list")
    }
  }
}
