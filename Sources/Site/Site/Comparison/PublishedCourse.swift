import Content
import Diagnostics
import Files
import Nodes
import Pages
import YAML

/// What a course publishes, to be compared: worked out from its sources, or read from a site that was built of them.
public struct PublishedCourse: Sendable {
  /// In reading order.
  public let blocks: [PublishedBlock]
  /// By the address of the page and what follows `figure-` in the anchor.
  let figures: [String: [String: PublishedFigure]]
  /// What is wrong with the blocks: the course's own faults, such as a link that leads nowhere, are for `check`.
  public let diagnostics: [Diagnostic]

  /// Why there is nothing to compare.
  public struct Refusal: Error, Sendable {
    public let text: String
  }

  public init(
    blocks: [PublishedBlock], figures: [String: [String: PublishedFigure]] = [:],
    diagnostics: [Diagnostic] = []
  ) {
    self.blocks = blocks
    self.figures = figures
    self.diagnostics = diagnostics
  }

  /// Reads a folder: a course, which holds `Content/`, or a site that sitegen built.
  public init(in folder: String, standardTheme: [ThemeFile]) throws(Refusal) {
    let folder = Folder.trimmed(folder)
    if FileKind(at: "\(folder)/Content", followingLinks: true) == .folder {
      self.init(courseIn: folder, standardTheme: standardTheme)
    } else if let manifest = Manifest(in: folder) {
      try self.init(siteIn: folder, manifest)
    } else {
      throw Refusal(
        text: "`\(folder)` is neither a course, which holds Content/, nor a site that sitegen built"
      )
    }
  }

  private init(courseIn folder: String, standardTheme: [ThemeFile]) {
    let (course, faults) = ContentReader.read(folder, includingDrafts: false)
    guard let course else {
      self.init(blocks: [], diagnostics: faults)
      return
    }
    let (own, _) = ThemeReader.files(ofCourseIn: folder)
    let checked = CheckedCourse(course, theme: Theme(standard: standardTheme, own: own))
    let rules = SeverityRules(course.configuration, isStrict: false)
    self.init(
      blocks: checked.publishedBlocks, figures: checked.publishedFigures,
      diagnostics: rules.applied(to: checked.diagnostics).filter { Self.isAboutBlocks($0) })
  }

  private static let areas = [
    "formula", "graph", "optics", "plot", "quantity", "scenario", "worked",
  ]

  private static func isAboutBlocks(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && areas.contains { diagnostic.identifier.hasPrefix($0 + "/") }
  }

  // MARK: A built site

  private init(siteIn folder: String, _ manifest: Manifest) throws(Refusal) {
    guard manifest.paths.contains(CheckedCourse.valuesPath) else {
      self.init(blocks: [])
      return
    }
    let path = "\(folder)/\(CheckedCourse.valuesPath)"
    let blocks: [PublishedBlock]
    var figures: [String: [String: PublishedFigure]] = [:]
    do throws(FileFault) {
      blocks = Self.blocks(in: try File.read(path), path)
      for page in Set(blocks.filter { $0.figure != nil }.map(\.page)) {
        figures[page] = PublishedFigure.figures(of: try File.read("\(folder)/\(page)"))
      }
    } catch {
      throw Refusal(text: "cannot read `\(error.path)`: \(error.reason)")
    }
    self.init(blocks: blocks, figures: figures)
  }

  /// JSON is YAML, which is read already.
  private static func blocks(in bytes: [UInt8], _ path: String) -> [PublishedBlock] {
    let document = YAMLDocument(parsing: bytes, origin: TextOrigin(file: path))
    let items = document.root?.mapping?["blocks"]?.value.list?.items ?? []
    return items.compactMap { item in
      guard let mapping = item.mapping, let kind = mapping["kind"]?.value.scalar?.text,
        let page = mapping["page"]?.value.scalar?.text
      else { return nil }
      return PublishedBlock(
        id: mapping["id"]?.value.scalar?.text, kind: kind, page: page,
        figure: mapping["figure"]?.value.scalar?.text,
        values: (mapping["values"]?.value.mapping?.entries ?? []).map(Self.value),
        usedOn: (mapping["usedOn"]?.value.list?.items ?? []).compactMap { $0.scalar?.text })
    }
  }

  private static func value(_ entry: NodeMapping.Entry) -> PublishedValue {
    let name = entry.key.text
    guard let mapping = entry.value.mapping, let written = mapping["value"]?.value.scalar?.text
    else {
      return PublishedValue(name: name, content: .text(entry.value.scalar?.text ?? ""))
    }
    let number: Double? =
      switch written {
      case "infinity": .infinity
      case "-infinity": -.infinity
      default: Double(written)
      }
    guard let number else { return PublishedValue(name: name, content: .text(written)) }
    return PublishedValue(
      name: name,
      content: .number(
        number, unit: mapping["unit"]?.value.scalar?.text ?? "",
        shownIn: mapping["shown"]?.value.scalar?.text ?? ""))
  }
}
