import Content
import Files
import Markdown
import Markup
import Mustache
import Phrases

/// What the template of an author's page, or of a section's page, sees.
struct PageContext: Sendable {
  private let course: CheckedCourse
  private let frame: PageFrame
  private let figures: FigureWriter
  /// The side navigation of each section.
  private let navigations: [SideNavigation]
  /// The entries of the course itself, for the start page.
  private let home: NavigationList
  private let style: HTMLStyle

  /// - Parameter prepared: what is done once with the items of the navigation that many pages share.
  init(
    _ course: CheckedCourse, _ frame: PageFrame,
    prepared: @Sendable ([TemplateRecord]) -> SharedItems = { SharedItems($0) }
  ) {
    self.course = course
    self.frame = frame
    figures = course.figures
    let navigation = course.navigation
    navigations = Parallel.map(course.course.sections.count) {
      SideNavigation(navigation, section: $0, prepared: prepared)
    }
    home = SideNavigation.items(
      of: 0, navigation, from: course.course.sections[0].address,
      prepared: { SharedItems($0) }, isOpen: { _ in false })
    style = HTMLStyle(
      rawHTML: course.course.configuration.escapesRawHTML ? .escape : .pass,
      tables: .scrolling(label: course.phrases(SitePhrase.table)),
      footnotes: Self.footnotes(course.phrases),
      containerTitle: { [phrases = course.phrases] in ContainerPhrase($0).map { phrases($0) } },
      taskLabel: { [phrases = course.phrases] isDone in
        phrases(isDone ? SitePhrase.taskDone : SitePhrase.taskOpen)
      },
      hasFigures: true)
  }

  /// The name of the template for a page.
  func template(for stop: Navigation.Stop) -> String {
    let navigation = course.navigation
    if navigation.isHelp(stop) { return "help" }
    guard navigation.stop(ofSection: navigation.section(of: stop)) == stop else { return "lesson" }
    return navigation.section(of: stop) == 0 ? "home" : "section"
  }

  /// The context of a page; what the gallery shows of its figures is added to `drawn`.
  func context(of stop: Navigation.Stop, drawing drawn: inout DrawnFigures) -> TemplateValue {
    let navigation = course.navigation
    let section = navigation.section(of: stop)
    let address = navigation.address(of: stop)
    let side = navigations[section]
    let isHome = navigation.stop(ofSection: 0) == stop
    let items = isHome ? home : side.items
    let entries: [TemplateRecord.Entry] = [
      .init("title", .text(side.title)), .init("href", .text(side.href)),
      .init("current", .truth(navigation.stop(ofSection: side.top) == stop)),
      .init("pages", items.value(on: stop)),
      .init("has-pages", .truth(!items.items.isEmpty)),
    ]
    return frame.context(
      of: address, section: section,
      [
        .init("page", .record(pageEntries(stop, address, &drawn))),
        .init("section", .record(entries)),
        .init("help", navigation.isHelp(stop) ? .record(entries) : .none),
      ])
  }

  private func pageEntries(
    _ stop: Navigation.Stop, _ address: Address, _ drawn: inout DrawnFigures
  ) -> [TemplateRecord.Entry] {
    let title = course.navigation.title(of: stop)
    let summary = course.navigation.summary(of: stop)
    var own: [TemplateRecord.Entry] = [
      .init("previous", neighbor(of: stop, by: -1, from: address)),
      .init("next", neighbor(of: stop, by: 1, from: address)),
      .init("breadcrumbs", .list(breadcrumbs(stop, address))),
    ]
    if case .file(let file) = stop { own += textEntries(course.pages[file], address, &drawn) }
    // What is the page's own stands before the same name of any page.
    return own + frame.pageEntries(title: title, summary: summary, at: address)
  }

  /// What comes from the page's text and front matter.
  private func textEntries(
    _ page: CheckedPage, _ address: Address, _ drawn: inout DrawnFigures
  ) -> [TemplateRecord.Entry] {
    let source = course.course.files[page.file]
    let document = source.document
    var style = style
    style.headingAnchors = page.outline.headings.map { heading in
      HeadingAnchor(
        identifier: heading.id,
        label: course.phrases(SitePhrase.headingLink, [("heading", heading.text)]))
    }
    var replacements = TextReplacements(
      text: page.text, page: page, figures: figures, citations: course.checker.citations)
    if !page.lists.kinds.isEmpty {
      replacements.lists = lists(at: address)
    }
    replacements.glossary = course.glossary.list(on: page, figures)
    var heading: [UInt8] = []
    var content: [UInt8] = []
    let title = document.titleHeading
    if let title {
      _ = replacements.writeNumber(ofNode: title, into: &heading)
      document.writeHTML(
        into: &heading, nodes: title + 1..<document.nodes[title].end, style: style,
        replacing: &replacements)
    } else {
      if let number = course.checker.mentions.numbers.pages[page.file].chapter {
        heading.append(headingNumber: number)
      }
      heading.append(escaping: source.title)
    }
    let behindTitle = title.map { document.nodes[$0].end } ?? 1
    for range in [1..<(title ?? 1), behindTitle..<document.nodes.count] where !range.isEmpty {
      document.writeHTML(
        into: &content, nodes: range, style: style, replacing: &replacements)
    }
    drawn.add(replacements.drawn)
    var contents = contents(page, hasTitle: title != nil)
    if let references = references(of: page, into: &content) { contents.append(references) }
    let matter = source.frontMatter
    return [
      .init("heading", .markup(heading)),
      .init("heading-id", .text(title == nil ? "" : page.outline.headings[0].id)),
      .init("content", .markup(content)), .init("contents", .list(contents)),
      .init("has-contents", .truth(contents.count > 1)),
      .init("figures", .truth(page.outline.figures.contains { $0 != nil })),
      .init("topics", .list(topics(of: source, from: address))),
      .init("date", .text(matter.date.map { text(of: $0) } ?? "")),
      .init("date-iso", .text(matter.date?.iso ?? "")), .init("draft", .truth(matter.isDraft)),
    ]
  }

  /// What makes the lists of what is numbered on a page. By itself, since few pages have any and the closure copies the course.
  @inline(never)
  private func lists(at address: Address) -> @Sendable (LabelKind) -> MarkupNode {
    { [course] in NumberedListWriter(course: course).markup(of: $0, at: address) }
  }

  /// Appends the list of what the page cites, if it has one at its end.
  ///
  /// - Returns: its entry in the table of contents.
  private func references(of page: CheckedPage, into content: inout [UInt8]) -> TemplateValue? {
    let citations = course.checker.citations
    guard let listed = citations.list(on: page.file), !listed.isOfCourse else { return nil }
    let writer = ReferencesWriter(citations: citations)
    var id = "references"
    while page.outline.ids.contains(id) { id += "-1" }
    content += writer.section(listed, headingID: id).bytes()
    let heading = PageOutline.Heading(level: 2, text: writer.heading, id: id, isNamed: false)
    return .record(Self.entries(of: heading) + [.init("children", .list([]))])
  }

  private static func footnotes(_ phrases: Phrases) -> FootnoteStyle {
    FootnoteStyle(label: phrases(SitePhrase.footnotes)) { note, reference in
      reference == 1
        ? phrases(SitePhrase.footnoteBack, [("number", String(note))])
        : phrases(
          SitePhrase.footnoteBackAgain,
          [("number", String(note)), ("reference", String(reference))])
    }
  }

  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(escaping: text)
    return bytes
  }

  private func neighbor(
    of stop: Navigation.Stop, by step: Int, from address: Address
  ) -> TemplateValue {
    guard let other = course.navigation.neighbor(of: stop, by: step) else { return .none }
    return .record([
      .init("title", .text(course.navigation.title(of: other))),
      .init("href", .text(address.link(to: course.navigation.address(of: other)))),
    ])
  }

  private func breadcrumbs(_ stop: Navigation.Stop, _ address: Address) -> [TemplateValue] {
    let navigation = course.navigation
    return navigation.path(to: navigation.section(of: stop)).compactMap { section in
      guard navigation.stop(ofSection: section) != stop else { return nil }
      let section = course.course.sections[section]
      return .record([
        .init("title", .text(section.title)),
        .init("href", .text(address.link(to: section.address))),
      ])
    }
  }

  private func topics(of source: ContentFile, from address: Address) -> [TemplateValue] {
    var seen = Set<Int>()
    return source.frontMatter.topics.compactMap { mark in
      guard let index = course.topics.topic(mark.path), seen.insert(index).inserted else {
        return nil
      }
      let topic = course.topics.topics[index]
      let name = mark.path.joined(separator: course.phrases(SitePhrase.subtopicSeparator))
      return .record([
        .init("title", .text(name)), .init("href", .text(address.link(to: topic.address))),
      ])
    }
  }

  /// The headings of the page in two levels: the highest that occurs below the title, and the next.
  private func contents(_ page: CheckedPage, hasTitle: Bool) -> [TemplateValue] {
    let headings = page.numberedHeadings.dropFirst(hasTitle ? 1 : 0).filter { !$0.text.isEmpty }
    guard let top = headings.map(\.level).min() else { return [] }
    var groups: [(heading: PageOutline.Heading, children: [PageOutline.Heading])] = []
    for heading in headings {
      if heading.level == top || groups.isEmpty {
        groups.append((heading, []))
      } else if heading.level == top + 1 {
        groups[groups.count - 1].children.append(heading)
      }
    }
    return groups.map { group in
      .record(
        Self.entries(of: group.heading) + [
          .init("children", .list(group.children.map { .record(Self.entries(of: $0)) }))
        ])
    }
  }

  private static func entries(of heading: PageOutline.Heading) -> [TemplateRecord.Entry] {
    [
      .init("title", .text(heading.text)), .init("id", .text(heading.id)),
      .init("level", .text(String(heading.level))),
    ]
  }

  private func text(of date: CalendarDate) -> String {
    course.phrases(
      SitePhrase.date,
      [
        ("day", String(date.day)), ("year", String(date.year)),
        ("month", course.phrases(MonthPhrase.allCases[date.month - 1])),
      ])
  }
}
