import Codes
import Diagnostics

/// Prints what there is to say of a code of diagnostics, for a person at a terminal.
public struct CodeText {
  /// Whether to colour the text with terminal escapes.
  public let colored: Bool
  /// The most characters of a line of prose.
  private static let width = 80

  public init(colored: Bool) {
    self.colored = colored
  }

  /// All of it: the code with its severity, the rule, the reason, and the rule broken and kept.
  public func text(of code: DiagnosticCode) -> String {
    var text = "\(painted(code.identifier, "1")) (\(code.severity.name))\n"
    text += "\(Self.wrapped(code.headline + "."))\n\n\(Self.wrapped(code.explanation))\n"
    if let wrong = code.wrong, let right = code.right {
      let file = code.place.file.map { ", in \($0)" } ?? ""
      text += example("wrong" + file, color: "1;31", wrong)
      text += example("right" + file, color: "1;32", right)
    }
    return text
  }

  /// A line for each code: the identifier and the rule.
  public func list(of codes: [DiagnosticCode]) -> String {
    let width = codes.map(\.identifier.count).max() ?? 0
    return codes.map { code in
      let gap = String(repeating: " ", count: width - code.identifier.count + 2)
      return "\(painted(code.identifier, "1"))\(gap)\(code.headline)\n"
    }.joined()
  }

  private func example(_ word: String, color: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n\(painted(word + ":", color))\n\n"
      + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The words in lines; one longer than a line has a line of its own.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func painted(_ text: String, _ code: String) -> String {
    colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
