import Mustache

/// The look of a site: the default files, each replaced by the course's own file of the same path.
public struct Theme: Sendable {
  /// All files, sorted by path.
  public let files: [ThemeFile]
  /// The paths of those that the course has of its own.
  private let own: Set<String>

  /// - Parameters:
  ///   - standard: the default look.
  ///   - own: the course's own files; one of a path that the default look has replaces it.
  public init(standard: [ThemeFile], own: [ThemeFile] = []) {
    let replaced = Set(own.map(\.path))
    self.own = replaced
    files = (standard.filter { !replaced.contains($0.path) } + own)
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The Mustache templates.
  var templates: [TemplateFile] {
    files.filter { $0.path.hasSuffix(".mustache") }.map {
      TemplateFile(
        path: $0.path, bytes: $0.bytes, file: $0.shown, isOwn: own.contains($0.path))
    }
  }

  /// The files that are copied to the site as they are: style sheets, scripts, pictures.
  var assets: [ThemeFile] { files.filter { $0.path.hasPrefix("assets/") } }

  /// The phrasebook of a language, or of its language without region: `pt-BR`, then `pt`.
  func phrasebook(of language: String) -> ThemeFile? {
    let base = language.split(separator: "-").first.map(String.init) ?? language
    return [language, base].lazy.compactMap { name in
      files.first { $0.path == "phrases/\(name).yml" }
    }.first
  }

  /// The languages that have a phrasebook.
  var languages: [String] {
    files.filter { $0.path.hasPrefix("phrases/") && $0.path.hasSuffix(".yml") }
      .map { String($0.path.dropFirst("phrases/".count).dropLast(".yml".count)) }
  }
}
