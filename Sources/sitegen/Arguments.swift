import Diagnostics

/// The command line after the command's name, read by the command's table of options.
struct Arguments {
  /// What is wrong with a command line, with the remedy.
  struct Fault: Error {
    let text: String
  }

  /// The arguments that are not options.
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]

  init(_ arguments: [String], of command: Command) throws(Fault) {
    var rest = arguments[...]
    var onlyPositional = false
    while let argument = rest.popFirst() {
      if onlyPositional || argument == "-" || !argument.hasPrefix("-") {
        positional.append(argument)
      } else if argument == "--" {
        onlyPositional = true
      } else {
        try read(argument, &rest, of: command)
      }
    }
    if positional.count > command.most {
      throw Fault(text: "`\(positional[command.most])` is one argument too many")
    }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>, of command: Command
  ) throws(Fault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let near = NearMiss.of(name, among: command.options.map(\.name))
      throw Fault(
        text: "`\(name)` is not an option of `sitegen \(command.name)`"
          + (near.map { ": did you mean `\($0)`?" } ?? ""))
    }
    if values[name] != nil { throw Fault(text: "`\(name)` is given twice") }
    guard let value = option.value else {
      if parts.count > 1 { throw Fault(text: "`\(name)` takes no value") }
      values[name] = ""
      return
    }
    guard let given = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !given.isEmpty else {
      throw Fault(text: "`\(name)` needs a value: `\(name) \(value)`")
    }
    let choices = value.split(separator: "|").map(String.init)
    if choices.count > 1, !choices.contains(given) {
      throw Fault(
        text: "`\(name)` is one of \(choices.joined(separator: ", ")), not `\(given)`")
    }
    values[name] = given
  }

  /// The value of an option; empty for one that takes none; `nil` if it was not given.
  subscript(name: String) -> String? { values[name] }
}
