import Foundation

/// A golden file: what a test produced when somebody last looked at it.
///
/// Run with `RECORD_SNAPSHOTS=1` to record again; a recorded snapshot fails once, so that it is looked at before it counts.
public enum Snapshot {
  /// Compares with `Snapshots/NAME` beside the test's source file.
  ///
  /// - Returns: what is wrong, or `nil` when the bytes are equal.
  public static func difference(
    _ bytes: [UInt8], from name: String, beside file: StaticString = #filePath
  ) -> String? {
    let url = URL(filePath: "\(file)").deletingLastPathComponent().appending(
      path: "Snapshots/\(name)")
    let recorded = try? Data(contentsOf: url)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      if recorded == Data(bytes) { return nil }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return "\(name) was recorded: look at it, then run again without RECORD_SNAPSHOTS"
      } catch {
        return "\(name) could not be recorded: \(error)"
      }
    }
    guard let recorded else { return "\(name) has no snapshot: run with RECORD_SNAPSHOTS=1" }
    return recorded == Data(bytes) ? nil : firstDifference(name, [UInt8](recorded), bytes)
  }

  private static func firstDifference(_ name: String, _ old: [UInt8], _ new: [UInt8]) -> String {
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let at = index ?? min(old.count, new.count)
    func around(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, at - 60)..<min(bytes.count, at + 60)], as: UTF8.self)
    }
    return "\(name) differs at byte \(at):\n  was …\(around(old))…\n  is  …\(around(new))…"
  }
}
