import Diagnostics
import Glibc

/// The command line.
@main
struct Sitegen {
  static let version = "0.1.0"

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command line and gives its exit status: 0 if all is well, 1 if an error was reported, 64 if the command line is wrong.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first else {
      Terminal.complain(Command.overview)
      return 64
    }
    switch name {
    case "--help", "-h", "help":
      Terminal.print(Command.overview)
      return 0
    case "--version":
      Terminal.print("sitegen \(version)\n")
      return 0
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let near = NearMiss.of(name, among: Command.all.map(\.name))
      return wrong(
        "`\(name)` is not a command" + (near.map { ": did you mean `\($0)`?" } ?? ""),
        see: "sitegen --help")
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Terminal.print(command.help)
      return 0
    }
    do {
      return try run(command, Arguments(rest, of: command))
    } catch {
      return wrong(error.text, see: "sitegen \(name) --help")
    }
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(Arguments.Fault)
    -> Int32
  {
    switch command.name {
    case "build": BuildCommand.run(arguments)
    case "check": CheckCommand.run(arguments)
    case "eval": EvalCommand.run(arguments)
    case "diff": try DiffCommand.run(arguments)
    case "explain": try ExplainCommand.run(arguments)
    case "new": try NewCommand.run(arguments)
    default: try ServeCommand.run(arguments)
    }
  }

  private static func wrong(_ text: String, see help: String) -> Int32 {
    Terminal.complain("sitegen: \(text)\nsee `\(help)`\n")
    return 64
  }
}
