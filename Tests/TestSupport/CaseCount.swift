import Foundation

/// How many generated cases a test tries.
public enum CaseCount {
  /// The usual number, or what the environment says with `SITEGEN_CASES` for a long run by hand.
  public static func of(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SITEGEN_CASES"].flatMap { Int($0) } ?? usual
  }
}
