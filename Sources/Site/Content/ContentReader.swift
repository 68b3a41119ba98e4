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
    let sources: [String]
    do {
      sources = try Folder.files(below: content) { name, _ in
        ContentName.isScratch(name)
      }
    } catch {
      diagnostics.append(error.diagnostic("site/unreadable"))
      return nil
    }
    let configuration = configuration(sources)
    let (files, drafts) = files(sources.filter { ContentName($0) == .page }, configuration)
    let assets = sources.filter { ContentName($0) == .asset }.map {
      Asset(source: $0, address: AddressPlan.address(of: $0, isPage: false))
    }
    diagnostics += AddressPlan.faults(
      files.map { ($0.shown, $0.address) } + assets.map { (shown($0.source), $0.address) })
    return Course(
      configuration: configuration, content: content, files: files,
      sections: SectionTree.sections(of: files, courseTitle: configuration.title),
      assets: assets, drafts: drafts)
  }

  private func shown(_ source: String) -> String { "\(content)/\(source)" }

  private mutating func configuration(_ sources: [String]) -> SiteConfiguration {
    guard sources.contains("site.yml") else { return SiteConfiguration() }
    let path = shown("site.yml")
    do {
      let bytes = try File.read(path)
      if let fault = UTF8Check.fault(in: bytes, file: path) {
        diagnostics.append(fault)
        return SiteConfiguration()
      }
      let yaml = YAMLDocument(parsing: bytes, origin: TextOrigin(file: path))
      diagnostics += yaml.diagnostics
      return SiteConfiguration(reading: yaml.root, &diagnostics)
    } catch {
      diagnostics.append(error.diagnostic("site/unreadable"))
      return SiteConfiguration()
    }
  }

  private mutating func files(
    _ sources: [String], _ configuration: SiteConfiguration
  ) -> (files: [ContentFile], drafts: Set<String>) {
    let paths = sources.map(shown)
    let parsed = Parallel.map(sources.count) { index in
      ParsedFile(source: sources[index], path: paths[index], courseTitle: configuration.title)
    }
    diagnostics += parsed.flatMap(\.diagnostics)
    var files: [ContentFile] = []
    var drafts = Set<String>()
    let draftFolders = parsed.compactMap { file -> String? in
      guard file.isDraft, file.source.split(separator: "/").last == "index.md" else { return nil }
      return String(file.source.dropLast("index.md".count))
    }
    for file in parsed {
      guard let page = file.page else { continue }
      let isDraft =
        file.isDraft || draftFolders.contains { !$0.isEmpty && file.source.hasPrefix($0) }
      if isDraft, !includesDrafts {
        drafts.insert(file.source)
      } else {
        files.append(page)
      }
    }
    return (files, drafts)
  }
}
