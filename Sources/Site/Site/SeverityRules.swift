import Content
import Diagnostics

/// The severities that a course gives to diagnostics, applied to a list.
///
/// An error about the files of the course, its templates or its output stays one: without them there is no site to write.
struct SeverityRules {
  private var rules: [String: Severity?] = [:]
  private let isStrict: Bool

  init(_ configuration: SiteConfiguration, isStrict: Bool) {
    for rule in configuration.severities { rules[rule.identifier] = .some(rule.severity) }
    self.isStrict = isStrict
  }

  /// The diagnostics with their final severities, those turned off left out, in the order of a report, each once.
  func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in Self.merged(diagnostics.sorted(by: Diagnostic.inOrder)) {
      var diagnostic = diagnostic
      if let rule = rules[diagnostic.identifier], !Self.isFixed(diagnostic) {
        guard let severity = rule else { continue }
        diagnostic.severity = severity
      }
      if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      result.append(diagnostic)
    }
    return result
  }

  /// Each diagnostic once; what is found in a file for every page that includes it says so in its notes.
  private static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var merged: [Diagnostic] = []
    var places: [Diagnostic: Int] = [:]
    for diagnostic in diagnostics {
      var key = diagnostic
      key.notes = []
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append(diagnostic)
        continue
      }
      for note in diagnostic.notes where merged[place].notes.count < mostNotes {
        guard !merged[place].notes.contains(where: { $0.range == note.range }) else { continue }
        merged[place].notes.append(note)
      }
    }
    return merged
  }

  private static var mostNotes: Int { 8 }

  private static func isFixed(_ diagnostic: Diagnostic) -> Bool {
    let areas = ["site/", "template/", "output/"]
    return diagnostic.severity == .error
      && areas.contains { diagnostic.identifier.hasPrefix($0) }
  }
}
