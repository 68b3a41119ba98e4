import Content
import Diagnostics
import Markdown
import Markup
import Mustache

/// What the templates of the pages see that sitegen makes: the topic index, the topics, the gallery, the page for a wrong address, the
/// pages at old addresses.
struct IndexContext: Sendable {
  private let course: CheckedCourse
  private let frame: PageFrame

  init(_ course: CheckedCourse, _ frame: PageFrame) {
    self.course = course
    self.frame = frame
  }

  /// The topic index.
  func topicIndex() -> TemplateValue {
    let address = MadePages.topicIndex
    let letters = course.topics.letters.map { group -> TemplateValue in
      .record([
        .init("letter", .text(group.letter)),
        .init("id", .text("letter-" + Alphabet.id(ofLetter: group.letter))),
        .init(
          "topics",
          .list(group.topics.map { .record(topicEntries($0, from: address, withParent: false)) })),
      ])
    }
    return frame.context(
      of: address, section: nil,
      [
        .init(
          "page",
          page(
            title: course.phrases(SitePhrase.topicIndex),
            summary: course.phrases(SitePhrase.topicIndexSummary), at: address)),
        .init("index", .record([.init("letters", .list(letters))])),
      ])
  }

  /// One topic.
  func topic(_ index: Int) -> TemplateValue {
    let topic = course.topics.topics[index]
    return frame.context(
      of: topic.address, section: nil,
      [
        .init("page", page(title: topic.title, summary: "", at: topic.address)),
        .init("topic", .record(topicEntries(index, from: topic.address, withParent: true))),
      ])
  }

  /// The glossary, on a page of its own.
  func glossary() -> TemplateValue {
    let address = Glossary.madeAddress
    return list(
      course.glossary.markup(at: address, headingLevel: 2, course.figures),
      title: course.phrases(GlossaryPhrase.title), summary: course.phrases(GlossaryPhrase.summary),
      at: address)
  }

  /// The formulas of the course.
  func formulas() -> TemplateValue {
    let list = FormulaList(index: course.formulas, checker: course.checker, figures: course.figures)
    return self.list(
      list.markup, title: course.phrases(FormulaPagePhrase.title),
      summary: course.phrases(FormulaPagePhrase.summary), at: FormulaIndex.address)
  }

  /// The graphs of the course.
  func graphs() -> TemplateValue {
    let collection = GraphCollection(
      index: course.graphs, checker: course.checker, figures: course.figures)
    return list(
      collection.markup, title: course.phrases(GraphCollectionPhrase.title),
      summary: course.phrases(GraphCollectionPhrase.summary), at: GraphIndex.address)
  }

  /// A page with a list of what the course has of a kind.
  private func list(
    _ content: MarkupNode, title: String, summary: String, at address: Address
  ) -> TemplateValue {
    frame.context(
      of: address, section: nil,
      [
        .init(
          "page",
          .record(
            [.init("content", .markup(content.bytes()))]
              + frame.pageEntries(title: title, summary: summary, at: address)))
      ])
  }

  /// One page of the gallery.
  ///
  /// - Parameter drawn: figures that pages have drawn already; the others are drawn.
  func gallery(_ room: Int, showing drawn: DrawnFigures) -> TemplateValue {
    let shown = course.gallery.rooms[room]
    let sections = course.gallery.neighbors(of: room).map { index -> TemplateValue in
      let other = course.gallery.rooms[index]
      return .record([
        .init("title", .text(course.course.sections[other.section].title)),
        .init("href", .text(shown.address.link(to: other.address))),
        .init("current", .truth(index == room)),
        .init("count", .text(String(other.exhibits.count))),
      ])
    }
    let title = course.course.sections[shown.section].title
    let exhibits = shown.exhibits.enumerated().map {
      exhibit($1, number: $0 + 1, at: shown.address, drawn)
    }
    return frame.context(
      of: shown.address, section: nil,
      [
        .init(
          "page",
          page(
            title: course.phrases(SitePhrase.galleryOfSection, [("section", title)]),
            summary: course.phrases(SitePhrase.gallerySummary, [("section", title)]),
            at: shown.address)),
        .init(
          "gallery",
          .record([
            .init("title", .text(title)), .init("sections", .list(sections)),
            .init("figures", .list(exhibits)),
          ])),
      ])
  }

  /// The page for an address that is not there. It is shown at any depth, so its links begin at the site's own address if that is
  /// known.
  func missing() -> TemplateValue {
    let address = MadePages.missing
    return frame.context(
      of: address, section: nil, root: frame.rootPath,
      [
        .init(
          "page", page(title: course.phrases(SitePhrase.missingTitle), summary: "", at: address))
      ])
  }

  /// The page at an old address, which leads to the new one.
  func alias(_ index: Int) -> TemplateValue {
    let (address, file) = course.aliases[index]
    let target = course.course.files[file]
    var entries = frame.pageEntries(title: target.title, summary: "", at: address)
    entries.removeAll { $0.name == "canonical" }
    entries.append(.init("canonical", .text(frame.canonical(target.address))))
    return frame.context(
      of: address, section: nil,
      [
        .init("page", .record(entries)),
        .init(
          "alias",
          .record([
            .init("title", .text(target.title)),
            .init("href", .text(address.link(to: target.address))),
          ])),
      ])
  }

  private func page(title: String, summary: String, at address: Address) -> TemplateValue {
    .record(frame.pageEntries(title: title, summary: summary, at: address))
  }

  private func topicEntries(
    _ index: Int, from address: Address, withParent: Bool
  ) -> [TemplateRecord.Entry] {
    let topic = course.topics.topics[index]
    let parent = topic.parent.map { course.topics.topics[$0] }
    return [
      .init("title", .text(topic.title)),
      .init("href", .text(topic.hasPage ? address.link(to: topic.address) : "")),
      .init("id", .text(topic.id)),
      .init("count", .text(topic.hasPage ? String(topic.mentions.count) : "")),
      .init("see", .list(topic.see.map { reference(to: $0, from: address) })),
      .init("has-see", .truth(!topic.see.isEmpty)),
      .init("see-also", .list(topic.seeAlso.map { reference(to: $0, from: address) })),
      .init("has-see-also", .truth(!topic.seeAlso.isEmpty)),
      .init("pages", .list(topic.mentions.map { mention($0, from: address) })),
      .init(
        "subtopics",
        .list(
          topic.subtopics.map {
            .record(topicEntries($0, from: address, withParent: withParent))
          })),
      .init("parent", withParent ? link(to: parent, from: address) : .none),
    ]
  }

  private func link(to topic: Topic?, from address: Address) -> TemplateValue {
    guard let topic else { return .none }
    return .record([
      .init("title", .text(topic.title)), .init("href", .text(address.link(to: topic.address))),
    ])
  }

  /// A topic to which another refers, with the names of those above it.
  private func reference(to index: Int, from address: Address) -> TemplateValue {
    let topic = course.topics.topics[index]
    let separator = course.phrases(SitePhrase.subtopicSeparator)
    return .record([
      .init("title", .text(topic.path.joined(separator: separator))),
      .init("href", .text(address.link(to: topic.address))),
    ])
  }

  private func mention(_ mention: Topic.Mention, from address: Address) -> TemplateValue {
    let file = course.course.files[mention.file]
    let href = address.link(to: file.address)
    let section = course.course.sections[course.navigation.sectionOfFile[mention.file]]
    let outline = course.pages[mention.file].outline
    var headings = mention.headings.map { (heading: $0, anchor: outline.headings[$0].id) }
    var own = ""
    for place in mention.places {
      // What stands under the title is treated by the page.
      if let heading = place.heading, !Self.isTitle(heading, of: file.document) {
        headings.append((heading, place.anchor))
      } else if !mention.isTagged, own.isEmpty {
        own = "#" + Address.encoded(fragment: place.anchor)
      }
    }
    headings.sort { $0.heading < $1.heading }
    let links = headings.map { heading, anchor -> TemplateValue in
      .record([
        .init("title", .text(outline.headings[heading].text)),
        .init("href", .text(href + "#" + Address.encoded(fragment: anchor))),
      ])
    }
    return .record([
      .init("title", .text(file.title)), .init("href", .text(href + own)),
      .init("section", .text(section.title)), .init("headings", .list(links)),
    ])
  }

  private static func isTitle(_ heading: Int, of document: Document) -> Bool {
    heading == 0 && document.titleHeading != nil
  }

  /// A figure of the gallery: its drawing, its caption, and the page that it is from.
  private func exhibit(
    _ exhibit: Gallery.Exhibit, number: Int, at address: Address, _ drawn: DrawnFigures
  ) -> TemplateValue {
    let page = course.pages[exhibit.file]
    let file = course.course.files[exhibit.file]
    guard case .figure(let content) = page.blocks[exhibit.block] else { return .none }
    let shown = drawn[exhibit] ?? course.figures.exhibit(of: content)
    let figure = MarkupNode.element(
      "figure",
      [
        Attribute("class", "figure \(content.outcome.kind.name)"),
        Attribute("id", "figure-\(number)"),
      ], [.written(shown)])
    var caption: [UInt8] = []
    if let text = content.caption {
      var faults: [Diagnostic] = []
      let here = course.checker.checked(text.document, in: exhibit.file, at: address, &faults)
      if let label = content.label { caption.append(captionLabel: label) }
      caption += course.figures.inline(here, identifiersWith: "figure-\(number)/")
    }
    let anchor = "#" + Address.encoded(fragment: "figure-" + content.id)
    return .record([
      .init("html", .markup(figure.bytes())),
      .init("href", .text(address.link(to: file.address) + anchor)),
      .init("page", .text(file.title)), .init("caption", .markup(caption)),
    ])
  }
}
