import Testing

@testable import sitegen

@Suite struct ArgumentsTests {
  @Test func readsOptionsAndArgumentsInAnyOrder() throws {
    let arguments = try Arguments(
      ["--strict", "course", "--output=out", "--format", "json"], of: .build)
    #expect(arguments.positional == ["course"])
    #expect(arguments["--strict"] != nil)
    #expect(arguments["--output"] == "out")
    #expect(arguments["--format"] == "json")
    #expect(arguments["--drafts"] == nil)
  }

  @Test func takesWhatFollowsTwoDashesAsItIs() throws {
    #expect(try Arguments(["--", "--strict"], of: .build).positional == ["--strict"])
    #expect(try Arguments(["-"], of: .eval).positional == ["-"])
  }

  private static let faults: [([String], String)] = [
    (["--outptu", "x"], "did you mean `--output`?"), (["--output"], "needs a value"),
    (["--strict=yes"], "takes no value"), (["--strict", "--strict"], "given twice"),
    (["--format", "xml"], "one of text, json"), (["a", "b"], "one argument too many"),
  ]

  @Test(arguments: faults)
  func saysWhatIsWrong(arguments: [String], words: String) {
    do {
      _ = try Arguments(arguments, of: .build)
      Issue.record("was accepted")
    } catch {
      #expect(error.text.contains(words))
    }
  }

  @Test func readsBase64OfAnyLength() {
    #expect(Base64.decoded("") == [])
    #expect(Base64.decoded("TQ==") == [77])
    #expect(Base64.decoded("TWE=") == [77, 97])
    #expect(Base64.decoded("TWFu/+8A") == [77, 97, 110, 255, 239, 0])
  }
}
