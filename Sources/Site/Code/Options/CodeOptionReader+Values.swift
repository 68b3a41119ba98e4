import Diagnostics

extension CodeOptionReader {
  /// The number from which lines are numbered; `nil` if they are not. Anything but a number, yes or no is reported.
  mutating func switchValue(_ setting: CodeSetting) -> Int? {
    switch setting.value.lowercased() {
    case "", "true", "yes", "on", "1", "table", "inline": return 1
    case "false", "no", "off", "0", "none": return nil
    default: break
    }
    return number(setting)
  }

  /// A whole number from 0 to a billion.
  mutating func number(_ setting: CodeSetting) -> Int? {
    if let number = Int(setting.value), (0...1_000_000_000).contains(number) { return number }
    diagnostics.append(
      Diagnostic(
        .warning, "code/malformed-number", at: range(setting.range),
        "a line number is a whole number, not `\(setting.value)`",
        solutions: [Solution("write a number, for example `1`")]))
    return nil
  }

  /// The entries of a list of lines: `2,4-6`, `2 4-6`, `2, "4-6"`.
  mutating func lines(_ setting: CodeSetting) -> [LineList.Entry] {
    guard !setting.value.isEmpty else {
      reportMalformed(setting.range, "", [])
      return []
    }
    var entries: [LineList.Entry] = []
    var index = setting.range.lowerBound
    while index < setting.range.upperBound {
      if Self.isBetween(text[index]) {
        index += 1
        continue
      }
      let start = index
      while index < setting.range.upperBound, !Self.isBetween(text[index]) { index += 1 }
      let word = string(start..<index)
      let bounds = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard bounds.count <= 2, let first = bounds.first ?? nil, let last = bounds.last ?? nil,
        first <= last
      else {
        reportMalformed(start..<index, word, bounds)
        continue
      }
      entries.append(LineList.Entry(lines: first...last, text: word, range: range(start..<index)))
    }
    return entries
  }

  private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == " " || scalar == "\t" || scalar == "\"" || scalar == "'"
  }

  private mutating func reportMalformed(_ part: Range<Int>, _ word: String, _ bounds: [Int?]) {
    var solutions = [Solution("write lines and ranges of lines, for example `2,4-6`")]
    if bounds.count == 2, let first = bounds[0], let last = bounds[1] {
      solutions = [Solution("write `\(last)-\(first)`", replacement: "\(last)-\(first)")]
    }
    diagnostics.append(
      Diagnostic(
        .warning, "code/malformed-lines", at: range(part),
        word.isEmpty
          ? "a list of lines to mark has numbers in it"
          : "lines to mark are numbers and ranges, not `\(word)`", solutions: solutions))
  }
}
