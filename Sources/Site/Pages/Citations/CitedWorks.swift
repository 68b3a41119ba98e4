import Citations
import Content
import Diagnostics
import Markdown
import Nodes

/// The works that a course cites, each read once, and what is wrong with keys.
struct CitedWorks {
  private let bibliography: Bibliography
  private var references: [String: Reference] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ bibliography: Bibliography) { self.bibliography = bibliography }

  /// The work of a key.
  mutating func reference(_ key: String) -> Reference? {
    if let reference = references[key] { return reference }
    let reference = bibliography.reference(key, reporting: &diagnostics)
    references[key] = reference
    return reference
  }

  /// The keys that a page lists without citing them.
  mutating func listedKeys(of matter: FrontMatter) -> [String] {
    if matter.listedWorks.map(\.text) == ["all"] { return bibliography.keys }
    return matter.listedWorks.compactMap { scalar in
      let key = scalar.text.hasPrefix("@") ? String(scalar.text.dropFirst()) : scalar.text
      if bibliography.contains(key) { return key }
      diagnostics.append(Self.unknown(key, at: scalar.range, bibliography, sign: ""))
      return nil
    }
  }

  /// What is wrong with the keys of a citation.
  static func faults(of mention: Mention, _ bibliography: Bibliography) -> [Diagnostic] {
    let missing = mention.items.filter { !bibliography.contains($0.name) }
    guard !mention.isBracketed, let item = missing.first else {
      return missing.map { item in
        var fault = unknown(item.name, at: item.range, bibliography, sign: "@")
        if item.label != nil {
          fault.solutions.append(Solution("put what has a number in brackets of its own"))
        }
        return fault
      }
    }
    var fault = Diagnostic(
      .warning, "citation/unknown-mention", at: item.range,
      "`@\(item.name)` is not a key of the bibliography, and stays text",
      solutions: [Solution("write `\\@\(item.name)` for text", replacement: "\\@" + item.name)])
    if let near = bibliography.nearMiss(of: item.name) {
      fault.solutions.insert(
        Solution("did you mean `@\(near)`?", replacement: "@" + near), at: 0)
    }
    return [fault]
  }

  private static func unknown(
    _ key: String, at range: SourceRange, _ bibliography: Bibliography, sign: String
  ) -> Diagnostic {
    let near = bibliography.nearMiss(of: key).map { sign + $0 }
    return Diagnostic(
      .error, "citation/unknown-key", at: range, "`\(key)` is not a key of the bibliography",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }
}
