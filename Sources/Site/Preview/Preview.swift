import Content
import Files
import Glibc
import Pages
import Site

/// Shows a course in a browser while it is written: serves the site on this machine, and whenever a file is saved reads the course
/// again and reloads the open pages.
public enum Preview {
  /// How long pages hear nothing before a connection is tried, in milliseconds.
  private static let pingInterval = 12_000

  /// Serves a course until the author ends it.
  ///
  /// - Parameters:
  ///   - options: the folder, the port and what else is asked for.
  ///   - standardTheme: the default look; the course's `Templates/` replace it file by file.
  ///   - tell: told what happens.
  public static func run(
    _ options: PreviewOptions, standardTheme: [ThemeFile], tell: (PreviewNews) -> Void
  ) throws(PreviewFault) {
    guard FileKind(at: options.folder) == .folder else {
      throw PreviewFault("there is no folder `\(options.folder)`")
    }
    let interruption = try Interruption()
    let listener = try Listener(options.port)
    let port = listener.port
    let site = PreviewSite(standardTheme: standardTheme, origin: getpid())
    // Before the course is read, so that nothing is missed that is saved meanwhile.
    var watch = Watch(["Content", "Templates"], in: options.folder) { ContentName.isScratch($0) }
    var knownFault: FileFault?
    read(options, standardTheme, changed: [], into: site, tell)
    let streams = EventStreams(version: site.version)
    let server = try Server(site, streams: streams, at: listener)
    tell(.serving(port: port))
    while true {
      if let fault = watch.fault, fault != knownFault {
        knownFault = fault
        tell(.noticed(WatchLimit.diagnostic(of: fault)))
      }
      switch watch.next(interruptedBy: interruption.descriptor, timeout: pingInterval) {
      case .interrupted:
        server.stop()
        return
      case .quiet: streams.ping()
      case .changed(let paths):
        read(options, standardTheme, changed: paths, into: site, tell)
        streams.send(version: site.version)
      }
    }
  }

  private static func read(
    _ options: PreviewOptions, _ standardTheme: [ThemeFile], changed: [String],
    into site: PreviewSite, _ tell: (PreviewNews) -> Void
  ) {
    let start = ContinuousClock.now
    var build = BuildOptions(folder: options.folder)
    build.includesDrafts = options.includesDrafts
    let checked = CheckedSite(build, standardTheme: standardTheme) { tell(.working($0)) }
    let faults = site.show(checked)
    tell(.read(checked, changed: changed, faults: faults, time: ContinuousClock.now - start))
  }
}
