import Diagnostics
import Numbers

extension DisplayChoice {
  /// Reads the value of a key under `units:`: a unit, digits, or both: `mm`, `signed 2 places`, `cm to 1 place`.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - range: where it stands.
  ///   - diagnostics: receives one error when the text is no such choice.
  public init?(
    parsing text: String, at range: SourceRange, reporting diagnostics: inout [Diagnostic]
  ) {
    self.init()
    let words = Word.all(of: text)
    var index = 0
    if let unit = Unit(parsing: words, from: &index) { self.unit = unit }
    if index < words.count, index > 0, words[index].text == "to" { index += 1 }
    if index < words.count, let format = NumberFormat(parsing: words, from: &index) {
      self.format = format
    }
    if index == words.count, self != DisplayChoice() { return }
    diagnostics.append(
      DisplayChoice.fault(words[min(index, words.count)...], in: text, at: range))
    return nil
  }

  private static func fault(_ rest: ArraySlice<Word>, in text: String, at range: SourceRange)
    -> Diagnostic
  {
    let count = text.unicodeScalars.count
    let first = rest.first?.offset ?? 0
    let word = rest.first?.text ?? ""
    let names = Unit.all.flatMap { $0.spellings } + ["places", "figures", "signed"]
    let near = word.unicodeScalars.count > 1 ? NearMiss.of(word, among: names) : nil
    let solutions = near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []
    return Diagnostic(
      .error, "quantity/unknown-unit",
      at: range.part(offset: first, count: near == nil ? count - first : word.unicodeScalars.count),
      word.isEmpty
        ? "a unit or a number of digits is needed"
        : "`\(word)` is neither a unit nor a number of digits",
      explanation:
        "Write a unit (`mm`), digits (`2 places`, `3 figures`, `signed 2 places`), or both (`mm to 1 place`).",
      solutions: solutions)
  }
}

extension NumberFormat {
  /// Reads `[signed] N places` or `[signed] N figures` at `index`, and moves it on.
  package init?(parsing words: [Word], from index: inout Int) {
    var next = index
    let isSigned = next < words.count && words[next].text == "signed"
    if isSigned { next += 1 }
    guard next + 1 < words.count, let count = Int(words[next].text), (0...15).contains(count)
    else { return nil }
    switch words[next + 1].text {
    case "place", "places": self = .places(count)
    case "figure" where count > 0, "figures" where count > 0: self = .figures(count)
    default: return nil
    }
    showsPlus = isSigned
    index = next + 2
  }
}

extension Unit {
  /// Reads a unit of one word or of two (`prism D`) at `index`, and moves it on.
  package init?(parsing words: [Word], from index: inout Int) {
    guard index < words.count else { return nil }
    if index + 1 < words.count,
      let unit = Unit(written: words[index].text + " " + words[index + 1].text)
    {
      self = unit
      index += 2
    } else if let unit = Unit(written: words[index].text) {
      self = unit
      index += 1
    } else {
      return nil
    }
  }
}
