import Diagnostics
import Files
import Site

/// `sitegen eval`
enum EvalCommand {
  static func run(_ arguments: Arguments) -> Int32 {
    let format = Evaluation.Format(rawValue: arguments["--format"] ?? "json") ?? .json
    var files: [(shown: String, bytes: [UInt8])] = []
    do throws(FileFault) {
      for path in arguments.positional.isEmpty ? ["-"] : arguments.positional {
        files.append(
          path == "-"
            ? ("<standard input>", try File.read("/dev/stdin")) : (path, try File.read(path)))
      }
    } catch {
      Terminal.complain("sitegen: cannot read `\(error.path)`: \(error.reason)\n")
      return 1
    }
    let evaluation = Evaluation(files, standardTheme: EmbeddedTheme.files)
    Terminal.print(evaluation.text(as: format))
    let untold =
      format == .json ? evaluation.diagnosticsOutsideBlocks : evaluation.diagnostics
    Terminal.report(untold, hints: format != .json)
    return evaluation.hasErrors ? 1 : 0
  }
}
