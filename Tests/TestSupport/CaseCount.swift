import Foundation

/// How many generated cases a test tries.
public enum CaseCount {
  /// The usual number, or what the environment says with `SITEGEN_CASES` for a long run by hand.
  public static func of(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SITEGEN_CASES"].flatMap { Int($0) } ?? usual
  }

  /// Where the generated cases begin: as usual, or at what the environment says with `SITEGEN_SEED`, for other cases than
  /// the usual ones.
  public static func seed(_ usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["SITEGEN_SEED"].flatMap { UInt64($0) } ?? usual
  }
}
