import Citations
import Diagnostics
import Files
import Nodes

/// Reads the bibliography files that a course names: BibTeX, CSL-JSON, or CSL in YAML.
struct BibliographyFiles {
  private(set) var bibliography = Bibliography()
  /// The paths of the files below `Content/`. They are not published.
  private(set) var sources: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - content: the path of `Content/`.
  ///   - all: the paths of all files below it.
  init(_ configuration: SiteConfiguration, content: String, sources all: [String]) {
    for name in configuration.bibliography {
      let path = String(name.text.drop { $0 == "/" })
      guard all.contains(path) else {
        diagnostics.append(Self.missing(name, path, among: all))
        continue
      }
      guard sources.insert(path).inserted else { continue }
      read(path, at: "\(content)/\(path)", name)
    }
  }

  private static let endings = [".bib", ".bibtex", ".json", ".yaml", ".yml"]

  private static func hasEnding(_ path: String, _ endings: [String]) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  private mutating func read(_ path: String, at shown: String, _ name: Scalar) {
    guard Self.hasEnding(path, Self.endings) else {
      diagnostics.append(
        Diagnostic(
          .error, "citation/unknown-format", at: name.range,
          "a bibliography is BibTeX (`.bib`), CSL-JSON (`.json`) or CSL in YAML (`.yaml`)"))
      return
    }
    do {
      let bytes = try File.read(shown)
      if let fault = UTF8Check.fault(in: bytes, file: shown) {
        diagnostics.append(fault)
      } else if Self.hasEnding(path, [".bib", ".bibtex"]) {
        bibliography.add(bibTeX: bytes, file: shown, reporting: &diagnostics)
      } else {
        bibliography.add(csl: bytes, file: shown, reporting: &diagnostics)
      }
    } catch {
      diagnostics.append(error.diagnostic("site/unreadable"))
    }
  }

  private static func missing(
    _ name: Scalar, _ path: String, among all: [String]
  ) -> Diagnostic {
    let files = all.filter { hasEnding($0, endings) && $0 != "site.yml" }
    let sameName = files.first { $0.fileName == path.fileName }
    let near = sameName ?? NearMiss.of(path, among: files)
    return Diagnostic(
      .error, "citation/missing-file", at: name.range, "there is no `\(path)` in Content",
      explanation: "The path of a bibliography begins at `Content/`.",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }
}
