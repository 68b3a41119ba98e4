/// A role of MyST or Sphinx, `{name}` before a code span, in our spelling.
struct ForeignRole {
  /// What to write here; `nil` where there is nothing like it, or where the content is not understood.
  let replacement: String?

  /// - Parameters:
  ///   - name: the name between the braces.
  ///   - content: the text of the code span.
  init(named name: String, content: String) {
    let (text, target) = Self.parts(of: content)
    replacement =
      Self.reference(name, text: text, target) ?? Self.citation(name, target)
      ?? Self.text(name, content, text: text, target)
  }

  /// `text <target>`, or the target alone.
  private static func parts(of content: String) -> (text: String?, target: String) {
    guard content.hasSuffix(">"), let opening = content.lastIndex(of: "<") else {
      return (nil, content)
    }
    let text = content[..<opening].split(separator: " ").joined(separator: " ")
    let target = String(content[content.index(after: opening)...].dropLast())
    // Some write the two the other way round.
    if isName(text), !isName(target) { return (target, text) }
    return (text.isEmpty ? nil : text, target)
  }

  private static func reference(_ name: String, text: String?, _ target: String) -> String? {
    guard isName(target) else { return nil }
    switch name {
    case "eq": return text.map { "[\($0)](#\(label(target, .equation)))" } ?? equation(target)
    case "numref": return "@" + label(target, .figure)
    case "prf:ref": return text.map { "[\($0)](#\(target))" } ?? "@" + label(target, .theorem)
    case "ref": return "[\(text ?? "")](#\(target))"
    // `project:page` is in a course of its own.
    case "doc" where target.utf8.contains(UInt8(ascii: ":")): return nil
    case "doc":
      return "[\(text ?? "")](\(target.hasSuffix(".md") ? target : target + ".md"))"
    case "download": return "[\(text ?? target)](\(target))"
    default: return nil
    }
  }

  private static func text(
    _ name: String, _ content: String, text: String?, _ target: String
  ) -> String? {
    guard !content.isEmpty,
      !content.utf8.contains(where: { "`[]\"".utf8.contains($0) }) || name == "math"
    else { return nil }
    switch name {
    case "term": return text.map { "[\($0)]{term=\"\(target)\"}" } ?? "[\(content)]{.term}"
    case "index": return text.map { "[\($0)]{index=\"\(target)\"}" } ?? "[\(content)]{.index}"
    case "math": return content.utf8.contains(UInt8(ascii: "$")) ? nil : "$\(content)$"
    case "sub", "subscript": return "<sub>\(content)</sub>"
    case "sup", "superscript": return "<sup>\(content)</sup>"
    case "kbd": return "<kbd>\(content)</kbd>"
    case "abbr":
      guard content.hasSuffix(")"), let opening = content.firstIndex(of: "(") else { return nil }
      let short = content[..<opening].split(separator: " ").joined(separator: " ")
      let long = content[content.index(after: opening)...].dropLast()
      return "<abbr title=\"\(long)\">\(short)</abbr>"
    default: return nil
    }
  }

  /// Keys separated by commas, in the spelling of a role or a command that cites; `nil` if it is no such one.
  static func citation(_ name: String, _ keys: String) -> String? {
    let keys = keys.split(separator: ",").map { $0.split(separator: " ").joined() }
    guard !keys.isEmpty, keys.allSatisfy(isName) else { return nil }
    switch name {
    case "cite:t", "citet", "cite:ts", "textcite":
      return keys.map { "@\($0)" }.joined(separator: ", ")
    case "cite:year", "cite:yearpar", "citeyear":
      return "[" + keys.map { "-@\($0)" }.joined(separator: "; ") + "]"
    case "cite", "cite:p", "cite:ps", "citep", "cite:alp", "footcite", "footcite:p", "parencite":
      return "[" + keys.map { "@\($0)" }.joined(separator: "; ") + "]"
    default: return nil
    }
  }

  /// A reference to an equation's number.
  static func equation(_ label: String) -> String { "@" + Self.label(label, .equation) }

  /// A label with the short name of a kind in front, unless it has one.
  static func label(_ label: String, _ kind: LabelKind) -> String {
    LabelKind.split(label) == nil ? "\(kind.prefix):\(label)" : label
  }

  /// Whether a text can be an id, a key or a path.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && !"`[](){}<>\"".utf8.contains($0) }
  }
}
