import Citations
import Diagnostics
import Files
import Markdown
import Nodes
import YAML

/// Reads a course's folder: every page parsed, every fault found, nothing worked out yet.
public struct ContentReader {
  /// The folder of the course, which holds `Content/`.
  private let folder: String
  private let includesDrafts: Bool
  private var diagnostics: [Diagnostic] = []

  /// Reads the course.
  ///
  /// - Parameters:
  ///   - folder: the folder that holds `Content/`, as the author named it; `.` for the current one.
  ///   - includesDrafts: whether drafts are read like other pages.
  /// - Returns: the course, and everything that is wrong with it; no course if there is no `Content/`.
  public static func read(
    _ folder: String, includingDrafts includesDrafts: Bool
  ) -> (course: Course?, diagnostics: [Diagnostic]) {
    var reader = ContentReader(folder: folder, includesDrafts: includesDrafts)
    let course = reader.course()
    return (course, reader.diagnostics)
  }

  private init(folder: String, includesDrafts: Bool) {
    self.folder = folder
    self.includesDrafts = includesDrafts
  }

  private var content: String { folder == "." ? "Content" : "\(folder)/Content" }

  private mutating func course() -> Course? {
    guard FileKind(at: content) == .folder else {
      diagnostics.append(
        Diagnostic(
          .error, "site/no-content", at: nil, "there is no folder `\(content)`",
          solutions: [
            Solution("name the folder that holds Content, or start a course with `sitegen new`")
          ]))
      return nil
    }
    guard let sources = sources() else { return nil }
    let configuration = configuration(sources)
    diagnostics += misnamedIndexes(sources)
    let sourceFiles = SourceFiles(content: content, sources: sources)
    let bibliography = BibliographyFiles(configuration, content: content, sources: sources)
    diagnostics += bibliography.diagnostics
    let glossary = glossary(sources)
    let formulas = formulas(sources)
    let graphs = graphs(sources)
    let (files, drafts, draftFolders) = files(
      sources.filter { ContentName($0) == .page },
      CourseReading(
        configuration: configuration, bibliography: bibliography.bibliography,
        files: sourceFiles, includesDrafts: includesDrafts))
    let copied = sources.filter {
      ContentName($0) == .asset && !Self.isInside(draftFolders, $0)
        && !bibliography.sources.contains($0)
    }
    let assets = copied.map {
      Asset(source: $0, address: AddressPlan.address(of: $0, isPage: false))
    }
    let sections = SectionTree.sections(of: files, courseTitle: configuration.title)
    diagnostics += AddressPlan.faults(
      files.map { ($0.shown, $0.address) } + assets.map { (shown($0.source), $0.address) },
      folders: sections.filter { $0.index == nil }.map {
        ($0.folder.isEmpty ? content : shown($0.folder), $0.address)
      })
    return Course(
      configuration: configuration, glossary: glossary, formulas: formulas, graphs: graphs,
      content: content, files: files,
      sections: sections, assets: assets, drafts: drafts, sources: sourceFiles,
      bibliography: bibliography.bibliography)
  }

  /// A warning for each `_index.md`, which opens a folder for other programs and is no page here.
  private func misnamedIndexes(_ sources: [String]) -> [Diagnostic] {
    sources.filter { $0.hasSuffix("_index.md") && $0.fileName == "_index.md" }.map {
      Diagnostic(
        .warning, "site/index-name", at: SourceRange(startOf: shown($0)),
        "the page of a folder is called `index.md`, and Markdown whose name begins with `_` is no page",
        solutions: [Solution("rename it to `index.md`")])
    }
  }

  private func shown(_ source: String) -> String { "\(content)/\(source)" }

  /// The paths below `Content/` of all files that count; a warning for what stands there and is no file.
  private mutating func sources() -> [String]? {
    var passedOver: [String] = []
    do {
      let sources = try Folder.files(
        below: content, skipping: { name, _ in ContentName.isScratch(name) },
        passingOver: { passedOver.append($0) })
      diagnostics += passedOver.map {
        Diagnostic(
          .warning, "site/passed-over", at: SourceRange(startOf: shown($0)),
          "this is left out: it is no file, and no folder that can be entered",
          explanation: "A symbolic link that leads nowhere or to a folder that contains it is one.")
      }
      return sources
    } catch {
      diagnostics.append(error.diagnostic("site/unreadable"))
      return nil
    }
  }

  private mutating func glossary(_ sources: [String]) -> [GlossaryEntry] {
    guard sources.contains("glossary.yml") else {
      if let near = sources.first(where: {
        ["glossary.yml", "glossary.yaml"].contains($0.lowercased())
      }) {
        diagnostics.append(
          Diagnostic(
            .error, "glossary/file-name", at: SourceRange(startOf: shown(near)),
            "the glossary of a course is called `glossary.yml`",
            solutions: [Solution("rename it to `glossary.yml`")]))
      }
      return []
    }
    return GlossaryEntry.entries(reading: yaml("glossary.yml")?.root, &diagnostics)
  }

  private mutating func formulas(_ sources: [String]) -> Node? {
    if sources.contains("formulas.yml") { return yaml("formulas.yml")?.root }
    let names = ["formulas.yml", "formulas.yaml", "formula.yml"]
    if let near = sources.first(where: { names.contains($0.lowercased()) }) {
      diagnostics.append(
        Diagnostic(
          .error, "formula/file-name", at: SourceRange(startOf: shown(near)),
          "the formulas of a course are in `formulas.yml`",
          solutions: [Solution("rename it to `formulas.yml`")]))
    }
    return nil
  }

  private mutating func graphs(_ sources: [String]) -> [GraphFile] {
    sources.filter(ContentName.isGraph).compactMap { source in
      guard let name = GraphFile.name(ofPath: source) else { return nil }
      if let fault = GraphFile.fault(ofPath: source, shown: shown(source)) {
        diagnostics.append(fault)
        return GraphFile(name: name, shown: shown(source), root: nil, isFaulty: true)
      }
      let yaml = yaml(source)
      let isFaulty = yaml?.diagnostics.contains { $0.severity == .error } ?? true
      return GraphFile(name: name, shown: shown(source), root: yaml?.root, isFaulty: isFaulty)
    }
  }

  private mutating func configuration(_ sources: [String]) -> SiteConfiguration {
    guard sources.contains("site.yml") else {
      if let near = sources.first(where: { ["site.yml", "site.yaml"].contains($0.lowercased()) }) {
        diagnostics.append(
          Diagnostic(
            .error, "site/configuration-name", at: SourceRange(startOf: shown(near)),
            "the configuration of a course is called `site.yml`",
            solutions: [Solution("rename it to `site.yml`")]))
      }
      return SiteConfiguration()
    }
    guard let yaml = yaml("site.yml") else { return SiteConfiguration() }
    return SiteConfiguration(reading: yaml.root, &diagnostics)
  }

  /// A file of keys and values; `nil` with an error if it cannot be read.
  private mutating func yaml(_ name: String) -> YAMLDocument? {
    let path = shown(name)
    do {
      let bytes = try File.read(path)
      if let fault = UTF8Check.fault(in: bytes, file: path) {
        diagnostics.append(fault)
        return nil
      }
      let yaml = YAMLDocument(parsing: bytes, origin: TextOrigin(file: path))
      diagnostics += yaml.diagnostics
      return yaml
    } catch {
      diagnostics.append(error.diagnostic("site/unreadable"))
      return nil
    }
  }

  /// The pages, the sources of the drafts that are left out, and the folders that are drafts as a whole: what is in them is not
  /// published either.
  private mutating func files(
    _ sources: [String], _ reading: CourseReading
  ) -> (files: [ContentFile], drafts: Set<String>, draftFolders: Set<Substring>) {
    let paths = sources.map(shown)
    let parsed = Parallel.map(sources.count) { index in
      ParsedFile(source: sources[index], path: paths[index], in: reading)
    }
    diagnostics += parsed.flatMap(\.diagnostics)
    var files: [ContentFile] = []
    var drafts = Set<String>()
    let draftFolders = Set(
      parsed.compactMap { file -> Substring? in
        guard file.isDraft, let slash = file.source.lastIndex(of: "/") else { return nil }
        let isIndex = SourceName.isIndex(file.source[file.source.index(after: slash)...])
        return isIndex ? file.source[..<slash] : nil
      })
    for file in parsed {
      guard let page = file.page else { continue }
      let isDraft = file.isDraft || Self.isInside(draftFolders, file.source)
      if isDraft, !includesDrafts {
        drafts.insert(file.source)
      } else {
        files.append(page)
      }
    }
    return (files, drafts, includesDrafts ? [] : draftFolders)
  }

  /// True if one of the folders above a path is among `folders`.
  private static func isInside(_ folders: Set<Substring>, _ path: String) -> Bool {
    if folders.isEmpty { return false }
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if folders.contains(rest) { return true }
    }
    return false
  }
}
