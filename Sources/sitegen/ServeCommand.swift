import Diagnostics
import Preview
import Site

/// `sitegen serve`
enum ServeCommand {
  static func run(_ arguments: Arguments) throws(Arguments.Fault) -> Int32 {
    var options = PreviewOptions(folder: arguments.positional.first ?? ".")
    options.includesDrafts = arguments["--drafts"] != nil
    if let text = arguments["--port"] {
      guard let port = UInt16(text), port > 0 else {
        throw Arguments.Fault(text: "`--port` is a number from 1 to 65535, not `\(text)`")
      }
      options.port = port
    }
    var meter = ProgressMeter(isShown: Terminal.isWatched)
    var hints = true
    do throws(PreviewFault) {
      try Preview.run(options, standardTheme: EmbeddedTheme.files) { news in
        if case .working(let progress) = news {
          if case .reading = progress { meter = ProgressMeter(isShown: Terminal.isWatched) }
          meter.show(progress)
        } else {
          meter.clear()
          if report(news, hints: hints) { hints = false }
        }
      }
      return 0
    } catch {
      Terminal.complain("sitegen: \(error.text)\n")
      return 1
    }
  }

  /// Prints what there is to tell.
  ///
  /// - Parameter hints: whether to say once where more is said about the first error.
  /// - Returns: whether it was said.
  private static func report(_ news: PreviewNews, hints: Bool) -> Bool {
    switch news {
    case .noticed(let diagnostic): Terminal.report([diagnostic], hints: false)
    case .serving(let port):
      Terminal.print("http://localhost:\(port)/ – saving a file shows it; Ctrl-C ends\n")
    case .read(let site, let changed, let faults, let time):
      let isHinted = Terminal.report(site.diagnostics, hints: hints)
      if let faults {
        Terminal.complain("\(faults.headline)\n")
      } else if let first = changed.first {
        let others = changed.count > 1 ? " and \(changed.count - 1) more" : ""
        Terminal.print("\(first)\(others): shown in \(time.milliseconds) ms\n")
      }
      return isHinted
    case .working: break
    }
    return false
  }
}

extension Duration {
  /// The whole milliseconds of the duration.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
