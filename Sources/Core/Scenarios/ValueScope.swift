import Diagnostics
import Formula
import Nodes
import Quantities

/// The values of other blocks, by the blocks' ids: what an expression in a block, or in prose, can name.
public struct ValueScope: Sendable {
  private var blocks: [String: NamedValues]
  private var undefined: [String: [ValueName]] = [:]
  private var faulty: Set<String> = []
  /// The blocks as they were written, which tell what a value lacks.
  private var scenarios: [String: Scenario] = [:]

  public init(_ blocks: [String: NamedValues] = [:]) {
    self.blocks = blocks
  }

  /// Makes a block's values known.
  ///
  /// - Parameters:
  ///   - possibleNames: values that such a block can have; those that this one lacks are undefined in it.
  ///   - scenario: the block, by which it can be told what would give a value that it lacks.
  public mutating func add(
    _ id: String, _ values: NamedValues, amongPossible possibleNames: [ValueName] = [],
    of scenario: Scenario? = nil
  ) {
    blocks[id] = values
    scenarios[id] = scenario
    undefined[id] = possibleNames
  }

  /// True if a block has no such value, but one like it may.
  func isUndefined(_ name: ValueName, in id: String) -> Bool {
    undefined[id]?.contains(name) == true && blocks[id]?[name] == nil
  }

  /// What would give a value that a block lacks, if one key more would.
  func remedy(for name: ValueName, in id: String) -> String? {
    scenarios[id].flatMap {
      ScenarioVariation($0).remedy(for: name, in: ScenarioContext(scope: self))
    }
  }

  /// Makes a block known that could not be worked out, so that its users are told why.
  public mutating func addFaulty(_ id: String) {
    faulty.insert(id)
  }

  /// True for a block that could not be worked out.
  public func isFaulty(_ id: String) -> Bool { faulty.contains(id) }

  /// The values of a block; `nil` if there is no such block, or it could not be worked out.
  public subscript(id: String) -> NamedValues? { blocks[id] }

  /// The ids in alphabetical order, for near misses.
  public var ids: [String] { blocks.keys.sorted() }
}
