import Testing

@testable import Pages

/// What an author writes for entries of the index.
@Suite struct IndexEntriesTests {
  private func paths(_ text: String) -> [[String]] { IndexEntries(text).entries.map(\.path) }

  @Test func levelsAndEntriesAreSeparated() {
    #expect(paths("a") == [["a"]])
    #expect(paths(" power ! unit ;b") == [["power", "unit"], ["b"]])
    #expect(paths("lenses > converging") == [["lenses", "converging"]])
    #expect(paths("a  b\tc") == [["a b c"]])
  }

  @Test func whatIsMissingIsEmpty() {
    #expect(paths("") == [[""]])
    #expect(paths("a;") == [["a"], [""]])
    #expect(paths("!b") == [["", "b"]])
  }

  @Test func backslashesTakeTheMeaning() {
    #expect(
      paths("n\\!; a\\;b; c\\>d; e\\\\f; \\g\\") == [["n!"], ["a;b"], ["c>d"], ["e\\f"], ["\\g\\"]])
  }

  @Test func partsAreWhereTheyAreWritten() {
    let text = Array("é!x; b ;c".unicodeScalars)
    let parts = IndexEntries("é!x; b ;c").entries.map { entry in
      String(String.UnicodeScalarView(text[entry.part]))
    }
    #expect(parts == ["é!x", " b ", "c"])
  }
}
