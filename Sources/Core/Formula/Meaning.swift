import Quantities

/// What a name stands for when an expression is evaluated.
public enum Meaning: Sendable, Hashable {
  case quantity(Quantity)
  /// Something that is no number, and what it is: `a word`, `a list`.
  case other(String)
  /// A value that its block has in other cases, and not in this one.
  ///
  /// - Parameter remedy: what would give it, if something would: ``add `height` to `object` ``.
  case undefined(remedy: String? = nil)
  /// No value, but what the names of these begin with.
  case group(of: [String])
  /// A value that a block has at each of its steps: the name at the first of them.
  case step(String)
  /// A value of a block that does not exist; with the ids of the blocks at hand, and those of all blocks.
  case unknownBlock(String, here: [String], among: [String])
  /// Nothing; with the names that there are, for a near miss.
  case unknown(among: [String])
}
