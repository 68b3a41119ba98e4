import Diagnostics
import Site

/// `sitegen build`
enum BuildCommand {
  static func run(_ arguments: Arguments) -> Int32 {
    var options = BuildOptions(
      folder: arguments.positional.first ?? ".", output: arguments["--output"])
    options.isStrict = arguments["--strict"] != nil
    options.includesDrafts = arguments["--drafts"] != nil
    let printer = ReportPrinter(arguments)
    let meter = ProgressMeter(isShown: Terminal.isWatched && !printer.isJSON)
    let report = Build.run(options, standardTheme: EmbeddedTheme.files) { meter.show($0) }
    meter.clear()
    printer.print(report.diagnostics)
    if !printer.isJSON { summarize(report) }
    return report.succeeded ? 0 : 1
  }

  private static func summarize(_ report: BuildReport) {
    let errors = report.count(.error)
    let warnings = report.count(.warning)
    let counted = ReportPrinter.counted
    guard let output = report.output else {
      Terminal.complain(
        "\(counted(errors, "error")), \(counted(warnings, "warning")): nothing was written\n")
      return
    }
    let tail = warnings > 0 ? ", \(counted(warnings, "warning"))" : ""
    Terminal.print(
      "\(output): \(counted(report.pageCount, "page")), \(counted(report.figureCount, "figure"))\(tail)\n"
    )
  }
}
