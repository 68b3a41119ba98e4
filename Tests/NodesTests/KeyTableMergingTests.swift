import Nodes
import Testing

@Suite struct KeyTableMergingTests {
  private func table(_ place: String, _ keys: (String, ValueForm)...) -> KeyTable {
    KeyTable(place, keys.map { KeyDescription($0.0, $0.1, phrase: "phrase-of-" + $0.0) })
  }

  @Test func aKeyStandsOnceWithTheChoicesOfAll() {
    let merged = KeyTable.merged(
      [table("of a block", ("equations", .choices(["a", "b"])), ("ray", .various))],
      [table("of a block", ("equations", .choices(["b", "c"])), ("size", .choice(["x"])))],
      [table("of a lens", ("size", .length)), table("of a block", ("size", .choice(["y", "x"])))])
    #expect(merged.map { $0.place } == ["of a block", "of a lens"])
    #expect(merged[0].keys.map { $0.name } == ["equations", "ray", "size"])
    #expect(merged[0].keys[0].takes == .choices(["a", "b", "c"]))
    #expect(merged[0].keys[2].takes == .choice(["x", "y"]))
    #expect(merged[1].keys[0].takes == .length)
  }

  @Test func whereTheFormsDifferTheFirstHolds() {
    let merged = KeyTable.merged(
      [table("of a block", ("ray", .various))], [table("of a block", ("ray", .choice(["x"])))])
    #expect(merged[0].keys[0].takes == .various)
  }
}
