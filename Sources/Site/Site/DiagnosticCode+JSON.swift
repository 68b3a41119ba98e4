import Codes
import Diagnostics
import Pages

extension DiagnosticCode {
  /// The code as an object: `id, severity, headline, explanation, language, wrong, right`; the last three are absent where there is no
  /// example.
  public var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("id", .string(identifier)), ("severity", .string(severity.name)),
      ("headline", .string(headline)), ("explanation", .string(explanation)),
    ]
    if let wrong, let right {
      members += [
        ("language", .string(place.language)), ("wrong", .string(wrong)),
        ("right", .string(right)),
      ]
    }
    return .object(members)
  }
}
