import Diagnostics
import Site

/// `sitegen check`
enum CheckCommand {
  static func run(_ arguments: Arguments) -> Int32 {
    var options = BuildOptions(folder: arguments.positional.first ?? ".")
    options.isStrict = arguments["--strict"] != nil
    options.includesDrafts = arguments["--drafts"] != nil
    let printer = ReportPrinter(arguments)
    let meter = ProgressMeter(isShown: Terminal.isWatched && !printer.isJSON)
    let report = Check.run(
      options, asksOutside: arguments["--external"] != nil, standardTheme: EmbeddedTheme.files
    ) { meter.show($0) }
    meter.clear()
    printer.print(report.diagnostics)
    let errors = report.count(.error)
    if !printer.isJSON { summarize(report, errors) }
    return errors == 0 ? 0 : 1
  }

  private static func summarize(_ report: BuildReport, _ errors: Int) {
    let warnings = report.count(.warning)
    let found =
      errors + warnings == 0
      ? "nothing is wrong"
      : ReportPrinter.counted(errors, "error") + ", " + ReportPrinter.counted(warnings, "warning")
    let made =
      report.pageCount == 0
      ? ""
      : "; \(ReportPrinter.counted(report.pageCount, "page")), \(ReportPrinter.counted(report.figureCount, "figure"))"
    let text = found + made + "\n"
    if errors > 0 { Terminal.complain(text) } else { Terminal.print(text) }
  }
}
