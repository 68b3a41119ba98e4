import Files
import Foundation
import Testing

@testable import Preview

@Suite struct WatchLimitTests {
  @Test(arguments: [(ENOSPC, "max_user_watches"), (EMFILE, "max_user_instances")])
  func namesTheLimitAndHowToRaiseIt(code: Int32, setting: String) {
    let diagnostic = WatchLimit.diagnostic(of: FileFault("watch", "Content/a", code: code))
    #expect(diagnostic.identifier == "site/watch-limit")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.summary.contains("fs.inotify.\(setting)"))
    #expect(diagnostic.solutions.first?.summary.contains("sysctl fs.inotify.\(setting)=") == true)
    #expect(diagnostic.explanation == "The files are looked at once a second instead.")
  }

  @Test func saysWhatElseKeepsTheSystemFromTelling() {
    let diagnostic = WatchLimit.diagnostic(of: FileFault("watch", "Content/a", code: ENOSYS))
    #expect(diagnostic.summary.hasPrefix("the system does not tell of changes in `Content/a`: "))
  }
}
