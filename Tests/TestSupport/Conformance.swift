import Foundation

/// The folder with conformance suites and vectors, named by `SITEGEN_CONFORMANCE`. It never enters the repository; tests
/// that need it say so when they are skipped: `@Test(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))`.
public enum Conformance {
  /// The folder, if the environment names one.
  public static var folder: String? { ProcessInfo.processInfo.environment["SITEGEN_CONFORMANCE"] }

  public static var isPresent: Bool { folder != nil }

  /// The bytes of a file under the folder: `conformance/mustache/comments.json`.
  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: (folder ?? ".") + "/" + path))
  }

  /// A JSON file under the folder.
  public static func decoded<Value: Decodable>(_ type: Value.Type, from path: String) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: data(path))
  }
}
