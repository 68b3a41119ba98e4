import Diagnostics

extension BibTeXReading {
  /// Commands that are not known: what is in their braces is shown.
  mutating func reportUnknown(_ commands: [Range<Int>], in value: BibTeXValue) {
    // Of a text that is full of them, the first are enough.
    for command in commands.prefix(10) {
      let name = String(decoding: value.bytes[command], as: UTF8.self)
      let near = NearMiss.of(String(name.dropFirst()), among: LaTeXCommands.names)
      report(
        "citation/unknown-command", .warning, value.places(of: command),
        "`\(name)` is not a command that is known here; it is left out",
        explanation: "What stands in its braces is kept.",
        solutions: near.map { [Solution("did you mean `\\\($0)`?", replacement: "\\" + $0)] } ?? [])
    }
  }

  mutating func report(
    _ fault: BibTeXNames.Fault, at places: Range<Int>, _ value: BibTeXValue, _ stretch: Range<Int>
  ) {
    switch fault {
    case .tooManyCommas:
      let text = String(decoding: value.bytes[stretch], as: UTF8.self)
      let names = text.split(separator: ",").map { part in
        part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      let joined = names.joined(separator: " and ")
      report(
        "citation/wrong-name", .warning, places, "a name has at most two commas",
        explanation:
          "`Family, First` and `Family, Jr., First` are one name; several names have `and` between them.",
        solutions: [Solution("write `\(joined)`", replacement: joined)])
    case .empty:
      report(
        "citation/wrong-name", .warning, places.lowerBound..<places.lowerBound + 1,
        "a name stands on either side of `and`")
    case .separator:
      report(
        "citation/wrong-name", .warning, places, "several names have `and` between them",
        explanation: "Put an organisation in braces: `{Bell & Howell; Ltd.}`.",
        solutions: [Solution("write `and`", replacement: " and ")])
    }
  }

  /// Fields that an entry of its type must have and has not.
  mutating func reportMissing() {
    // What could not be read may be what seems to be missing.
    guard entry.isWhole else { return }
    let required = BibTeXType.required(of: entry.type)
    let missing = required.filter { group in
      !group.contains { name in
        entry.field(name).map { !$0.value.bytes.allSatisfy(BibTeXText.isBlank) } ?? false
      }
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { group in
      group.map { "`\($0)`" }.joined(separator: " or ")
    }
    report(
      "citation/missing-field", .warning, entry.keyPlace,
      "`\(entry.key)` has no \(names.joined(separator: ", no "))",
      explanation: "An entry of the type `\(entry.type)` is incomplete without.")
  }
}
