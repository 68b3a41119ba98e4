/// All commands by name.
enum CommandTable {
  static let all: [String: Command] = {
    var table: [String: Command] = [:]
    table.reserveCapacity(1200)
    for (words, kind) in SymbolTable.groups { add(words, kind, to: &table) }
    for group in CommandGroups.all { table.merge(group) { _, new in new } }
    return table
  }()

  /// The names, in a fixed order, for near misses.
  static let names: [String] = all.keys.sorted()

  /// Reads `name sign name sign …`.
  private static func add(
    _ words: String, _ kind: MathSymbol.Kind, to table: inout [String: Command]
  ) {
    var name: String?
    for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let known = name {
        table[known] = .symbol(MathSymbol(String(word), kind))
        name = nil
      } else {
        name = String(word)
      }
    }
  }
}
