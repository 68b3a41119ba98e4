extension DocumentNode {
  /// What a node is besides its kind.
  struct Flags: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// The characters are in the side buffer, because they differ from the source.
    static let isCopied = Flags(rawValue: 1)
    /// A list without blank lines between its items, or a paragraph in one: written without `<p>`.
    static let isTight = Flags(rawValue: 2)
    static let isOrdered = Flags(rawValue: 4)
    static let isFenced = Flags(rawValue: 8)
    /// A row or a cell of a table's head.
    static let isHead = Flags(rawValue: 16)
    /// A list's item that is a task, and one that is done.
    static let isTask = Flags(rawValue: 32)
    static let isDone = Flags(rawValue: 64)
  }
}
