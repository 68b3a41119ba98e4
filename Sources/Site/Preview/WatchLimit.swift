import Diagnostics
import Files
import Glibc

/// Says that the system cannot tell of changes, and what to do.
enum WatchLimit {
  static func diagnostic(of fault: FileFault) -> Diagnostic {
    let explanation = "The files are looked at once a second instead."
    guard let setting = setting(fault.code) else {
      return Diagnostic(
        .warning, "site/watch-limit", at: nil,
        "the system does not tell of changes in `\(fault.path)`: \(fault.reason)",
        explanation: explanation)
    }
    let limit = limit(setting)
    return Diagnostic(
      .warning, "site/watch-limit", at: nil,
      "the system's limit on watched folders is reached (`fs.inotify.\(setting)`"
        + (limit.map { " is \($0)" } ?? "") + ")",
      explanation: explanation,
      solutions: [
        Solution("raise it: `sudo sysctl fs.inotify.\(setting)=\(2 * (limit ?? 262_144))`")
      ])
  }

  /// What the system's limit is; `nil` if it does not say, or says a number that cannot be.
  private static func limit(_ setting: String) -> Int? {
    guard let bytes = try? File.read("/proc/sys/fs/inotify/\(setting)"),
      let limit = Int(String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self))
    else { return nil }
    return (1...Int(Int32.max) / 2).contains(limit) ? limit : nil
  }

  /// The setting of the system that is the limit behind an error number.
  private static func setting(_ code: Int32) -> String? {
    switch code {
    case ENOSPC: "max_user_watches"
    case EMFILE: "max_user_instances"
    default: nil
    }
  }
}
