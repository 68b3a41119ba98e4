import Diagnostics
import Files
import Markdown
import YAML

/// One page, read from the disk and parsed.
struct ParsedFile: Sendable {
  let source: String
  /// The page; `nil` if the file could not be read.
  let page: ContentFile?
  let diagnostics: [Diagnostic]

  var isDraft: Bool { page?.frontMatter.isDraft ?? false }

  init(source: String, path: String, in course: CourseReading) {
    self.source = source
    let bytes: [UInt8]
    do {
      bytes = try File.read(path)
    } catch {
      page = nil
      diagnostics = [error.diagnostic("site/unreadable")]
      return
    }
    if let fault = UTF8Check.fault(in: bytes, file: path) {
      page = nil
      diagnostics = [fault]
      return
    }
    let (file, faults) = Self.parsed(bytes, source: source, path: path, in: course)
    page = file
    diagnostics = faults
  }

  private static func parsed(
    _ bytes: [UInt8], source: String, path: String, in course: CourseReading
  ) -> (ContentFile, [Diagnostic]) {
    var faults: [Diagnostic] = []
    let cut = FrontMatterCut(bytes)
    var matter = FrontMatter()
    if let range = cut.yaml {
      let yaml = YAMLDocument(
        parsing: bytes[range], origin: TextOrigin(file: path, firstLine: 2))
      faults += yaml.diagnostics
      matter = FrontMatter(reading: yaml.root, &faults)
    } else if FrontMatterCut.isOpened(bytes, with: FrontMatter.keys.names) {
      faults.append(unclosed(path))
    }
    if let place = FrontMatterLookalike.place(in: bytes, cut, keys: FrontMatter.keys.names) {
      faults.append(misplaced(path, place))
    }
    let document = course.document(
      of: bytes[cut.body], source: source, shown: path, firstLine: cut.bodyLine, &faults)
    let file = ContentFile(
      source: source, shown: path, address: AddressPlan.address(of: source, isPage: true),
      frontMatter: matter, document: document,
      title: title(matter, document, source: source, course))
    return (file, faults)
  }

  private static func unclosed(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "front-matter/unclosed",
      at: SourceRange(startOf: path).part(offset: 0, count: 3),
      "front matter ends with a line `---`, and this one has none",
      solutions: [Solution("write `---` on a line of its own behind the last key")])
  }

  private static func misplaced(_ path: String, _ place: SourcePosition) -> Diagnostic {
    Diagnostic(
      .warning, "front-matter/misplaced", at: SourceRange(file: path, start: place, end: place),
      "front matter is at the very beginning of the file, between two lines `---`",
      explanation:
        "What begins here looks like front matter, but it is shown as text. Nothing may stand before the first `---`, nothing behind it, and no empty line below it.",
      solutions: [
        Solution("write `---` on the first line of the file and again below the last key")
      ])
  }

  /// The front matter's title, or the first heading's text, or the file's name in words; for the start page the course's title.
  private static func title(
    _ matter: FrontMatter, _ document: Document, source: String,
    _ course: CourseReading
  ) -> String {
    if let title = matter.title?.text { return title }
    if let heading = document.titleHeading {
      let text = document.readableText(
        of: heading..<document.nodes[heading].end, macros: course.configuration.macros,
        mention: course.bibliography.readableText)
      if !text.isEmpty { return text }
    }
    let parts = source.split(separator: "/")
    guard let name = parts.last, SourceName.isIndex(name) else {
      return SourceName(String(parts.last?.dropLast(3) ?? "")).words
    }
    return parts.count == 1
      ? course.configuration.title : SourceName(String(parts[parts.count - 2])).words
  }
}
