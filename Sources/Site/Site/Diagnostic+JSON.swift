import Diagnostics
import Pages

extension Diagnostic {
  /// The diagnostic as an object: `severity, id, file, line, column, endLine, endColumn, summary, explanation, notes, solutions`.
  /// What is not there is absent.
  public var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("severity", .string(severity.name)), ("id", .string(identifier)),
    ]
    members += Self.place(range)
    members.append(("summary", .string(summary)))
    if let explanation { members.append(("explanation", .string(explanation))) }
    if !notes.isEmpty {
      members.append(
        (
          "notes",
          .array(notes.map { .object(Self.place($0.range) + [("summary", .string($0.text))]) })
        ))
    }
    if !solutions.isEmpty {
      members.append(("solutions", .array(solutions.map { Self.json(of: $0) })))
    }
    return .object(members)
  }

  private static func json(of solution: Solution) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("summary", .string(solution.summary))]
    if let replacement = solution.replacement {
      members.append(("replacement", .string(replacement)))
    }
    return .object(members + place(solution.range))
  }

  private static func place(_ range: SourceRange?) -> [(name: String, value: JSONValue)] {
    guard let range else { return [] }
    return [
      ("file", .string(range.file)), ("line", .whole(range.start.line)),
      ("column", .whole(range.start.column)), ("endLine", .whole(range.end.line)),
      ("endColumn", .whole(range.end.column)),
    ]
  }
}
