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
    var seen = Set<Diagnostic>()
    for diagnostic in diagnostics.sorted(by: Diagnostic.inOrder)
    where seen.insert(diagnostic).inserted {
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

  private static func isFixed(_ diagnostic: Diagnostic) -> Bool {
    let areas = ["site/", "template/", "output/"]
    return diagnostic.severity == .error
      && areas.contains { diagnostic.identifier.hasPrefix($0) }
  }
}
