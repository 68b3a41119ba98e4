import Diagnostics

/// Reads the words of an info string, one behind another, in braces or not.
struct CodeOptionReader {
  /// The info string by code points, which columns count.
  let text: [Unicode.Scalar]
  private let place: SourceRange?
  private(set) var position = 0
  private var isInBraces = false
  private var braceStart = 0
  private var languageRange = 0..<0
  /// What is wrong so far.
  var diagnostics: [Diagnostic] = []

  init(_ info: String, at place: SourceRange?) {
    text = Array(info.unicodeScalars)
    self.place = place
  }

  /// Where a part of the info string stands.
  func range(_ part: Range<Int>) -> SourceRange? {
    place.map { $0.part(offset: part.lowerBound, count: part.count) }
  }

  func string(_ part: Range<Int>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: text[part])
    return string
  }

  private func scalar(_ offset: Int) -> Unicode.Scalar? {
    text.indices.contains(offset) ? text[offset] : nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private mutating func skipSpaces() {
    while let scalar = scalar(position), Self.isSpace(scalar) { position += 1 }
  }

  /// Reads the language: the first word, or the first one in the braces (`{.python #id}`, `{python}`, `{code-block} python`).
  mutating func language() -> String {
    skipSpaces()
    if scalar(position) == "{" {
      let brace = position
      position += 1
      skipSpaces()
      let hasDot = scalar(position) == "."
      if hasDot { position += 1 }
      let name = languageWord()
      if name == "code-block" || name == "code" || name == "code-cell", scalar(position) == "}" {
        position += 1
        skipSpaces()
        return languageWord()
      }
      guard hasDot || isLanguage(name) else {
        position = brace
        return ""
      }
      isInBraces = true
      braceStart = brace
      return name
    }
    let start = position
    let name = languageWord()
    // An option may stand where a language could: `title="x"`.
    guard scalar(position) != "=" else {
      position = start
      languageRange = 0..<0
      return ""
    }
    return name
  }

  /// Whether the first word in the braces is a language: not a setting, not lines to mark.
  private func isLanguage(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first != "#", scalar(position) != "=" else {
      return false
    }
    return CodeOption(named: word) == nil
      && !word.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || $0 == "-" }
  }

  private mutating func languageWord() -> String {
    let start = position
    while let scalar = scalar(position), !Self.isSpace(scalar), scalar != "{", scalar != "}",
      scalar != ",", scalar != "="
    {
      position += 1
    }
    languageRange = start..<position
    return string(languageRange)
  }

  /// What to say about a language that is not known; `nil` if it is, or if there is none.
  func unknownLanguage(_ name: String) -> Diagnostic? {
    guard !name.isEmpty, CodeLanguage(name) == nil else { return nil }
    let near = NearMiss.of(name, among: CodeLanguage.names)
    return Diagnostic(
      near == nil ? .note : .warning, "code/unknown-language", at: range(languageRange),
      "code in `\(name)` is shown without colours",
      explanation:
        near == nil
        ? "Languages with colours: \(CodeLanguage.all.map(\.name).joined(separator: ", "))." : nil,
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  /// Reads the next setting; what cannot be read is reported and passed over.
  mutating func next() -> CodeSetting? {
    while true {
      while let scalar = scalar(position), Self.isSpace(scalar) || scalar == "," { position += 1 }
      guard let first = scalar(position) else {
        if isInBraces {
          isInBraces = false
          reportUnclosed("{", braceStart..<text.count)
        }
        return nil
      }
      if first == "{" || first == "}" {
        if first == "{" { braceStart = position }
        isInBraces = first == "{"
        position += 1
        if isInBraces, let list = listInBraces() { return list }
      } else if let setting = setting() {
        return setting
      }
    }
  }

  /// The lines in `{1,3-5}`.
  private mutating func listInBraces() -> CodeSetting? {
    var end = position
    var hasDigit = false
    while let scalar = scalar(end), scalar != "}" {
      if ("0"..."9").contains(scalar) {
        hasDigit = true
      } else if scalar != ",", scalar != "-", !Self.isSpace(scalar) {
        return nil
      }
      end += 1
    }
    guard hasDigit, scalar(end) == "}" else { return nil }
    let list = position..<end
    position = end + 1
    isInBraces = false
    return CodeSetting(meaning: .option(.mark), value: string(list), range: list)
  }

  /// Reads `#id`, `.class`, `key=value` or a key alone.
  private mutating func setting() -> CodeSetting? {
    let start = position
    let sign = text[position]
    if sign == "#" || sign == "." { position += 1 }
    while let scalar = scalar(position), !Self.isSpace(scalar), scalar != "=", scalar != "}",
      scalar != ",", scalar != "{"
    {
      position += 1
    }
    let name = start..<position
    guard scalar(position) == "=", sign != "#", sign != "." else {
      if name.isEmpty { position += 1 }
      return bareSetting(name)
    }
    position += 1
    let value = value(isList: CodeOption(named: string(name)) == .mark)
    guard let option = CodeOption(named: string(name)) else {
      reportUnknown(name)
      return nil
    }
    return CodeSetting(
      meaning: .option(option), value: string(value), range: value.isEmpty ? name : value)
  }

  private mutating func bareSetting(_ name: Range<Int>) -> CodeSetting? {
    let text = string(name)
    switch text.unicodeScalars.first {
    case "#" where name.count > 1:
      return CodeSetting(meaning: .identifier, value: String(text.dropFirst()), range: name)
    case "." where name.count > 1:
      let word = String(text.dropFirst())
      // pandoc writes an option as a class: `.numberLines`.
      if CodeOption(named: word) == .numbers {
        return CodeSetting(meaning: .option(.numbers), value: "", range: name)
      }
      return CodeSetting(meaning: .className, value: word, range: name)
    default: break
    }
    if CodeOption.withoutEffect.contains(text) || text.hasPrefix("edition20") {
      return CodeSetting(meaning: .ignored, value: text, range: name)
    }
    switch CodeOption(named: text) {
    case .numbers: return CodeSetting(meaning: .option(.numbers), value: "", range: name)
    case nil: reportUnknown(name)
    case .start, .mark, .title:
      diagnostics.append(
        Diagnostic(
          .warning, "code/missing-value", at: range(name), "`\(text)` needs a value",
          solutions: [Solution("write `\(text)=\"…\"`")]))
    }
    return nil
  }

  /// Reads a value with or without quotation marks, or in square brackets; in a list, commas and further numbers belong to it.
  private mutating func value(isList: Bool) -> Range<Int> {
    guard let first = scalar(position) else { return position..<position }
    let close: Unicode.Scalar? =
      first == "\"" || first == "'" ? first : first == "[" ? "]" : nil
    if let close {
      let start = position
      position += 1
      while let scalar = scalar(position), scalar != close { position += 1 }
      let value = start + 1..<position
      if position < text.count { position += 1 } else { reportUnclosed(first, start..<text.count) }
      return value
    }
    let start = position
    while let scalar = scalar(position), !Self.isSpace(scalar), scalar != "}",
      scalar != "," || isList
    {
      position += 1
    }
    return start..<position
  }

  private mutating func reportUnknown(_ name: Range<Int>) {
    guard !name.isEmpty else { return }
    let text = string(name)
    let known = CodeOption.allCases.map(\.rawValue)
    let near = NearMiss.of(text, among: known + CodeOption.allCases.flatMap(\.otherNames))
    diagnostics.append(
      Diagnostic(
        .warning, "code/unknown-option", at: range(name),
        "`\(text)` is not an option of a code block",
        explanation: "Options: \(known.joined(separator: ", ")).",
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
  }

  private mutating func reportUnclosed(_ open: Unicode.Scalar, _ part: Range<Int>) {
    let close = open == "{" ? "}" : open == "[" ? "]" : String(open)
    diagnostics.append(
      Diagnostic(
        .error, "code/unclosed-options", at: range(part),
        "`\(open)` in the options of a code block needs `\(close)` at its end",
        solutions: [Solution("write `\(close)` at the end", replacement: string(part) + close)]))
  }
}
