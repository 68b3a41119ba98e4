import Codes
import Diagnostics
import Site

/// `sitegen explain`
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Arguments.Fault) -> Int32 {
    let subjects = try arguments.positional.map { argument throws(Arguments.Fault) in
      try subject(argument)
    }
    let isJSON = arguments["--format"] == "json"
    guard !isJSON else {
      let codes = subjects.isEmpty ? DiagnosticCode.all : subjects.flatMap(\.codes)
      for code in codes { Terminal.print(code.json.text + "\n") }
      return 0
    }
    let printer = CodeText(colored: Terminal.outputShowsColors)
    let texts = subjects.map { subject in
      switch subject {
      case .code(let code): printer.text(of: code)
      case .area(let codes): printer.list(of: codes)
      }
    }
    Terminal.print(
      subjects.isEmpty ? printer.list(of: DiagnosticCode.all) : texts.joined(separator: "\n"))
    return 0
  }

  /// What an argument names.
  private enum Subject {
    case code(DiagnosticCode)
    case area([DiagnosticCode])

    var codes: [DiagnosticCode] {
      switch self {
      case .code(let code): [code]
      case .area(let codes): codes
      }
    }
  }

  /// Reads an argument: `graph/unknown-vertex`, or `[graph/unknown-vertex]` as it stands in a message, or `graph`.
  private static func subject(_ argument: String) throws(Arguments.Fault) -> Subject {
    let isBracketed = argument.hasPrefix("[") && argument.hasSuffix("]") && argument.count > 2
    let name = isBracketed ? String(argument.dropFirst().dropLast()) : argument
    if let code = DiagnosticCode(name) { return .code(code) }
    let codes = DiagnosticCode.codes(of: name.hasSuffix("/") ? String(name.dropLast()) : name)
    if !codes.isEmpty { return .area(codes) }
    let near =
      DiagnosticCode.nearMiss(of: name)
      ?? NearMiss.of(String(name.prefix { $0 != "/" }), among: DiagnosticCode.areas)
    throw Arguments.Fault(
      text: "`\(name)` is neither a code nor an area"
        + (near.map { ": did you mean `\($0)`?" } ?? ""))
  }
}
