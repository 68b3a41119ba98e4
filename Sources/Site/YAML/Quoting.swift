import Diagnostics

/// A text as a quoted scalar.
enum Quoting {
  /// In double quotes, or in single ones where double ones would need escapes.
  static func quoted(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    var result = "'"
    for character in text { result += character == "'" ? "''" : String(character) }
    return result + "'"
  }

  /// The solution that puts a text into quotes.
  static func solution(_ text: String, at range: SourceRange) -> Solution {
    let quoted = quoted(text)
    return Solution("write `\(quoted)`", replacement: quoted, at: range)
  }
}
