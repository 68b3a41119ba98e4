import Codes
import Foundation
import TestSupport

/// The identifiers that the sources raise, found in their literals.
enum IdentifiersInSources {
  /// Literals of the same form that are no identifiers: types of media, and a template's name.
  private static let mediaTypes: Set<String> = [
    "application", "audio", "font", "image", "text", "video",
  ]
  private static let others: Set<String> = ["partials/pages"]

  /// Every literal `"area/what"`, of areas that the table lacks, too.
  static func written() throws -> Set<String> {
    let pattern = try Regex<(Substring, Substring, Substring)>("\"(([a-z-]+)/[a-z0-9-]+)\"")
    var found: Set<String> = []
    for text in try texts(below: "Sources") {
      for match in text.matches(of: pattern) where !mediaTypes.contains(String(match.output.2)) {
        found.insert(String(match.output.1))
      }
    }
    return found.subtracting(others)
  }

  /// What a reader of keys can raise in some area, as its documentation lists them: the second half of the identifiers that it puts
  /// together from the area that it is given.
  static let ofKeys: Set<String> = [
    "unknown-key", "missing-key", "missing-value", "wrong-kind", "not-a-truth-value",
    "not-a-whole-number", "out-of-range", "unknown-choice", "comma-in-name",
  ]

  /// The areas that readers of keys are given.
  static func areasOfKeys() throws -> Set<String> {
    let pattern = try Regex<(Substring, Substring)>("area: \"([a-z-]+)\"")
    var found: Set<String> = []
    for text in try texts(below: "Sources") {
      for match in text.matches(of: pattern) { found.insert(String(match.output.1)) }
    }
    return found
  }

  /// The Swift files of a folder, without those of the table itself.
  static func texts(below folder: String) throws -> [String] {
    try Repository.files(below: folder).filter {
      $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Site/Codes/")
        && !$0.path.hasPrefix("CodesTests/")
    }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
