import Content
import Diagnostics
import Drawing
import Files
import Markup
import Mustache
import Phrases

/// The files of a site, planned; each is written on demand, from any thread.
public struct SitePages: Sendable {
  /// What a file of the site is.
  private enum Kind: Sendable {
    case page(Navigation.Stop)
    case topicIndex
    case topic(Int)
    case gallery(Int)
    case glossary
    case formulas
    case graphs
    case missing
    case alias(Int)
    /// A file of the author that is copied, among the course's assets.
    case asset(Int)
    /// A file of the look that is copied, among the theme's assets.
    case themeAsset(Int)
    /// The style sheet of the drawings, made from the table of their roles.
    case figureStyles
    /// The named values of all blocks, for other programs.
    case values
    case sitemap
  }

  private let course: CheckedCourse
  private let library: TemplateLibrary
  private let themeAssets: [ThemeFile]
  private let frame: PageFrame
  private let pages: PageContext
  private let index: IndexContext
  private let outputs: [(address: Address, kind: Kind)]
  /// What is wrong with the templates.
  public let diagnostics: [Diagnostic]

  public init(_ course: CheckedCourse, theme: Theme) {
    self.course = course
    let library = TemplateLibrary(layers: [theme.templates])
    self.library = library
    themeAssets = theme.assets
    frame = PageFrame(course)
    index = IndexContext(course, frame)
    outputs = Self.plan(course, theme)
    let words = course.phrases.phrases(below: "site").map(\.name)
    let schema = TemplateNames.schema(words: words)
    // The items of a section's navigation stand on each of its pages; a partial that shows them from their own names alone is
    // rendered once for all of them.
    let partial = "partials/pages"
    let isPrepared = library.isSelfContained(partial, for: "item", in: schema)
    pages = PageContext(course, frame) {
      isPrepared ? library.rendered($0, by: partial) : SharedItems($0)
    }
    let layouts = [
      "page", "home", "lesson", "section", "help", "topics", "topic", "gallery", "glossary",
      "formulas", "graphs", "missing", "alias",
    ]
    diagnostics = library.diagnostics + layouts.flatMap { library.check($0, against: schema) }
  }

  private static func plan(_ course: CheckedCourse, _ theme: Theme) -> [(Address, Kind)] {
    let navigation = course.navigation
    var plan: [(Address, Kind)] = navigation.order.map { (navigation.address(of: $0), .page($0)) }
    if !course.topics.topics.isEmpty { plan.append((MadePages.topicIndex, .topicIndex)) }
    for (index, topic) in course.topics.topics.enumerated() where topic.hasPage {
      plan.append((topic.address, .topic(index)))
    }
    for (index, room) in course.gallery.rooms.enumerated() {
      plan.append((room.address, .gallery(index)))
    }
    if course.glossary.glossary.list == .made { plan.append((Glossary.madeAddress, .glossary)) }
    if course.formulas.hasPage { plan.append((FormulaIndex.address, .formulas)) }
    if !course.graphs.entries.isEmpty { plan.append((GraphIndex.address, .graphs)) }
    plan.append((MadePages.missing, .missing))
    for (index, alias) in course.aliases.enumerated() {
      plan.append((alias.address, .alias(index)))
    }
    for (index, asset) in course.course.assets.enumerated() {
      plan.append((asset.address, .asset(index)))
    }
    for (index, file) in theme.assets.enumerated() {
      plan.append((Address(file.path), .themeAsset(index)))
    }
    let styles = Address("assets/figures.css")
    // A course may have its own.
    if !theme.assets.contains(where: { $0.path == styles.path }) {
      plan.append((styles, .figureStyles))
    }
    let values = Address(CheckedCourse.valuesPath)
    let isTaken = theme.assets.contains { $0.path == values.path }
    if course.hasBlocks, !isTaken { plan.append((values, .values)) }
    let sitemap = Address("sitemap.xml")
    let hasOwnSitemap = course.course.assets.contains { $0.address == sitemap }
    if course.course.configuration.address != nil, !hasOwnSitemap {
      plan.append((sitemap, .sitemap))
    }
    return plan
  }

  /// The path of each file from the root of the site.
  public var paths: [String] { outputs.map(\.address.path) }

  /// How many pages of HTML there are.
  public var pageCount: Int { paths.count { $0.hasSuffix(".html") } }

  /// Appends the bytes of a file; they are the same whichever files were written before.
  ///
  /// - Parameters:
  ///   - shown: figures drawn before, which a page of the gallery need not draw.
  ///   - drawn: gets the figures that a page draws.
  /// - Returns: a fault of the template, if one ended the page.
  public func write(
    _ file: Int, showing shown: DrawnFigures = DrawnFigures(), drawing drawn: inout DrawnFigures,
    into bytes: inout [UInt8]
  ) throws(FileFault) -> Diagnostic? {
    switch outputs[file].kind {
    case .page(let stop):
      let context = pages.context(of: stop, drawing: &drawn)
      return library.render(pages.template(for: stop), with: context, into: &bytes)
    case .topicIndex: return library.render("topics", with: index.topicIndex(), into: &bytes)
    case .topic(let topic):
      return library.render("topic", with: index.topic(topic), into: &bytes)
    case .gallery(let room):
      let context = index.gallery(room, showing: shown)
      return library.render("gallery", with: context, into: &bytes)
    case .glossary: return library.render("glossary", with: index.glossary(), into: &bytes)
    case .formulas: return library.render("formulas", with: index.formulas(), into: &bytes)
    case .graphs: return library.render("graphs", with: index.graphs(), into: &bytes)
    case .missing: return library.render("missing", with: index.missing(), into: &bytes)
    case .alias(let alias): return library.render("alias", with: index.alias(alias), into: &bytes)
    case .asset(let asset):
      bytes += try File.read(source(of: asset))
    case .themeAsset(let asset): bytes += themeAssets[asset].bytes
    case .figureStyles: bytes += StyleSheet.figures.bytes
    case .values: bytes += course.valuesFile
    case .sitemap: bytes += sitemap
    }
    return nil
  }

  /// The files in the order in which they are best written: those of one batch need nothing of each other.
  public var batches: [[Int]] {
    var roomOfFile: [Int: Int] = [:]
    for (index, room) in course.gallery.rooms.enumerated() {
      for exhibit in room.exhibits { roomOfFile[exhibit.file] = index }
    }
    var drawing: [(file: Int, room: Int, figures: Int)] = []
    var rooms: [Int] = []
    var others: [Int] = []
    for (index, output) in outputs.enumerated() {
      if case .page(.file(let file)) = output.kind, let room = roomOfFile[file] {
        let figures = course.pages[file].outline.figures.count { $0 != nil }
        drawing.append((file: index, room: room, figures: figures))
      } else if case .gallery = output.kind {
        rooms.append(index)
      } else {
        others.append(index)
      }
    }
    return WritingOrder(pages: drawing, rooms: rooms, others: others).batches
  }

  /// Forgets the figures that a file has shown.
  public func forget(shownBy file: Int, in drawn: inout DrawnFigures) {
    if case .gallery(let room) = outputs[file].kind {
      drawn.remove(course.gallery.rooms[room].exhibits)
    }
  }

  /// The file of the author that a file of the site is a copy of; `nil` if it is none.
  public func source(ofCopy file: Int) -> String? {
    if case .asset(let asset) = outputs[file].kind { source(of: asset) } else { nil }
  }

  private func source(of asset: Int) -> String {
    "\(course.course.content)/\(course.course.assets[asset].source)"
  }

  /// The list of all pages for search engines, by the protocol of sitemaps.org: author's pages, topics, gallery.
  private var sitemap: [UInt8] {
    let locations = outputs.compactMap { output -> MarkupNode? in
      switch output.kind {
      case .page, .topicIndex, .topic, .gallery, .glossary, .formulas, .graphs:
        .element("url", [], [.element("loc", [], [.text(frame.canonical(output.address))])])
      default: nil
      }
    }
    let namespace = Attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    bytes += MarkupNode.element("urlset", [namespace], locations).bytes(as: .xml)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
