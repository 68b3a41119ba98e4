import Content
import Markup
import Mustache

/// What every page's template sees besides the page itself: the site, the way to its root, the sections, the words.
struct PageFrame: Sendable {
  private let navigation: Navigation
  private let site: TemplateValue
  private let words: TemplateValue
  private let hasTopics: Bool
  private let hasGallery: Bool
  private let glossary: Address?
  private let hasFormulas: Bool
  private let hasGraphs: Bool
  private let help: Int?
  /// The sections of the course itself, among all.
  private let sections: [Int]
  private let configuration: SiteConfiguration

  init(_ course: CheckedCourse) {
    navigation = course.navigation
    configuration = course.course.configuration
    site = .record([
      .init("title", .text(configuration.title)),
      .init("address", .text(configuration.address ?? "")),
      .init("language", .text(configuration.language)),
      .init("author", .text(configuration.author ?? "")),
    ])
    words = .record(
      TemplateRecord(
        dotted: course.phrases.phrases(below: "site").map { .init($0.name, .text($0.text)) }))
    hasTopics = !course.topics.topics.isEmpty
    hasGallery = !course.gallery.rooms.isEmpty
    glossary = course.glossary.glossary.home
    hasFormulas = course.formulas.hasPage
    hasGraphs = !course.graphs.entries.isEmpty
    sections = course.course.sections[0].entries.compactMap { entry in
      if case .section(let index) = entry { index } else { nil }
    }
    help = course.course.sections.firstIndex { $0.address.path == "help/index.html" }
  }

  /// The whole context of a page.
  ///
  /// - Parameters:
  ///   - address: where the page stands.
  ///   - section: the section that it belongs to, among the course's sections; `nil` for a page that belongs to none.
  ///   - root: the way to the site's root; the relative one unless said otherwise.
  ///   - parts: what this kind of page has: `page`, `section`, `index`, …
  func context(
    of address: Address, section: Int?, root: String? = nil, _ parts: [TemplateRecord.Entry]
  ) -> TemplateValue {
    var empty: [TemplateRecord.Entry] = []
    for name in TemplateNames.parts where !parts.contains(where: { $0.name == name }) {
      empty.append(TemplateRecord.Entry(name, .none))
    }
    let link = { (other: Address) -> String in
      root.map { $0 + other.encoded } ?? address.link(to: other)
    }
    return .record(
      [
        .init("site", site), .init("root", .text(root ?? address.root)),
        .init("phrases", words), .init("sections", sections(on: section, link)),
        .init("links", links(link)),
      ] + parts + empty)
  }

  private func links(_ link: (Address) -> String) -> TemplateValue {
    let room = Address("figures/index.html")
    return .record([
      .init("home", .text(link(navigation.course.sections[0].address))),
      .init("topics", hasTopics ? .text(link(MadePages.topicIndex)) : .none),
      .init("gallery", hasGallery ? .text(link(room)) : .none),
      .init("glossary", glossary.map { .text(link($0)) } ?? .none),
      .init("formulas", hasFormulas ? .text(link(FormulaIndex.address)) : .none),
      .init("graphs", hasGraphs ? .text(link(GraphIndex.address)) : .none),
      .init(
        "help", help.map { .text(link(navigation.course.sections[$0].address)) } ?? .none),
    ])
  }

  /// The most sections that the header names. A course with more is found by its start page: a header of a hundred links helps nobody,
  /// and its cost on every page would grow with the course.
  private static let mostSections = 12

  /// The sections of the course for the header; of more than it can name, only the one that the page stands in.
  private func sections(on section: Int?, _ link: (Address) -> String) -> TemplateValue {
    let path = section.map { navigation.path(to: $0) } ?? []
    let shown =
      sections.count <= Self.mostSections ? sections : sections.filter { path.contains($0) }
    return .list(
      shown.map { index in
        let section = navigation.course.sections[index]
        return .record([
          .init("title", .text(section.title)), .init("href", .text(link(section.address))),
          .init("current", .truth(path.contains(index))),
        ])
      })
  }

  /// The page's absolute address, if the site's is known; an index page is its folder.
  func canonical(_ address: Address) -> String {
    guard let site = configuration.address else { return "" }
    let path = address.encoded
    // `refractive-index.html` is not an index page.
    let isIndex = path == "index.html" || path.hasSuffix("/index.html")
    return site + (isIndex ? String(path.dropLast("index.html".count)) : path)
  }

  /// Where the site's root is on its host, if the site's address is known: `/optics/` of `https://example.org/optics/`.
  var rootPath: String? {
    guard let address = configuration.address, let scheme = address.firstIndex(of: ":") else {
      return nil
    }
    let rest = address[scheme...].dropFirst("://".count)
    return rest.firstIndex(of: "/").map { String(rest[$0...]) }
  }

  /// The entries of a page that sitegen makes, all of them, what it has not empty.
  func pageEntries(title: String, summary: String, at address: Address) -> [TemplateRecord.Entry] {
    var heading: [UInt8] = []
    heading.append(escaping: title)
    return [
      .init("title", .text(title)), .init("heading", .markup(heading)),
      .init("summary", .text(summary)), .init("href", .text(address.encoded)),
      .init("canonical", .text(canonical(address))),
    ] + Self.emptyPageEntries
  }

  /// What a page may have besides.
  private static let emptyPageEntries: [TemplateRecord.Entry] = TemplateNames.page.names.filter {
    !["title", "heading", "summary", "href", "canonical"].contains($0.name)
  }.map { .init($0.name, .none) }
}
