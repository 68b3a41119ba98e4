import Content
import Markdown

/// The numbers of all pages, and what they belong to by name.
struct CourseNumbers: Sendable {
  /// Something that a name leads to.
  struct Target: Sendable {
    let file: Int
    let kind: LabelKind
    /// `nil` if it has none.
    let number: String?
    /// The id in its page; `nil` for a line of a formula that has none.
    let anchor: String?
    /// Which of the page's headings, for a section.
    var heading: Int?
    /// Whether it has no number because it has no caption.
    var lacksCaption = false
  }

  let scope: NumberingRules.Scope
  /// Parallel to the course's files.
  let pages: [PageNumbers]
  private let outlines: [PageOutline]
  /// Where the things with a name are, for names that are looked for on other pages; empty if no page refers to any.
  private let places: [String: [(file: Int, item: Int)]]
  /// Where the headings are to which their authors gave an id; empty likewise.
  private let sections: [String: [(file: Int, heading: Int)]]

  /// - Parameters:
  ///   - navigation: the order of the pages.
  ///   - outlines: the headings of each page, and what else can have a number.
  ///   - usesNames: whether any text refers to something by its name.
  init(_ navigation: Navigation, _ outlines: [PageOutline], usesNames: Bool) {
    let course = navigation.course
    let rules = course.configuration.numbering
    scope = rules.scope
    self.outlines = outlines
    let plan = NumberingPlan(navigation, rules.scope)
    var pages = [PageNumbers](repeating: PageNumbers(), count: course.files.count)
    var shared: [Int: [LabelKind: Int]] = [:]
    for file in navigation.fileOrder {
      let place = plan.places[file]
      pages[file].areUnique = place.prefix != nil || place.group != nil
      let isCounted = place.chapter != nil || rules.scope == .page
      if rules.headingLevels > 0, isCounted {
        pages[file].chapter = place.chapter
        pages[file].headings = Self.headings(
          course.files[file].document, chapter: place.chapter, levels: rules.headingLevels)
      }
      let items = outlines[file].items.items
      guard !items.isEmpty else { continue }
      var counts = place.group.flatMap { shared[$0] } ?? [:]
      pages[file].items = items
      pages[file].numbers = items.map { item in
        guard item.isNumbered, rules.scope != .none else { return item.tag }
        counts[item.kind, default: 0] += 1
        let count = String(counts[item.kind] ?? 0)
        return place.prefix.map { $0 + "." + count } ?? count
      }
      if let group = place.group { shared[group] = counts }
    }
    self.pages = pages
    places = usesNames ? Self.places(of: pages) : [:]
    sections = usesNames ? Self.sections(of: outlines) : [:]
  }

  /// The numbers of a document's headings below its title.
  private static func headings(
    _ document: Document, chapter: String?, levels: Int
  ) -> [String?] {
    let headings = document.headings
    let title = document.titleHeading
    let top = headings.filter { $0.node != title }.map(\.level).min() ?? 2
    var counts: [Int] = []
    /// How deep the heading is below which nothing is numbered.
    var refused = Int.max
    return headings.map { heading in
      guard heading.node != title else { return chapter }
      let depth = heading.level - top
      if depth <= refused { refused = document.isUnnumbered(heading.node) ? depth : .max }
      guard depth < levels, refused == .max else { return nil }
      while counts.count > depth + 1 { counts.removeLast() }
      // A level that is left out counts as 0, as in other tools, so that no two headings have one number.
      while counts.count < depth + 1 { counts.append(0) }
      counts[depth] += 1
      let number = counts.map(String.init).joined(separator: ".")
      return chapter.map { $0 + "." + number } ?? number
    }
  }

  private static func places(
    of pages: [PageNumbers]
  ) -> [String: [(file: Int, item: Int)]] {
    var places: [String: [(file: Int, item: Int)]] = [:]
    for (file, page) in pages.enumerated() {
      for (index, item) in page.items.enumerated() {
        for name in item.names { places[name, default: []].append((file, index)) }
      }
    }
    return places
  }

  // MARK: Looking up

  /// What a name means on a page: something of the page itself, otherwise whatever there is on others.
  ///
  /// - Parameters:
  ///   - name: the name as written, `fig:lens`.
  ///   - rest: the name without its prefix, `lens`.
  func targets(_ kind: LabelKind, _ name: String, _ rest: String, from file: Int?) -> [Target] {
    if let file, let own = target(kind, name, rest, in: file) { return [own] }
    var found: [Target] = []
    for name in LabelKind.identifiers(of: name, without: rest) where found.isEmpty {
      for place in places[name] ?? [] where pages[place.file].items[place.item].kind == kind {
        found.append(target(place.item, in: place.file))
      }
      guard kind == .section else { continue }
      found += (sections[name] ?? []).map { section($0.heading, in: $0.file) }
    }
    return found
  }

  private func target(_ kind: LabelKind, _ name: String, _ rest: String, in file: Int) -> Target? {
    for name in LabelKind.identifiers(of: name, without: rest) {
      if kind == .section {
        if let index = outlines[file].headings.firstIndex(where: { $0.id == name }) {
          return section(index, in: file)
        }
      } else if let index = pages[file].items.firstIndex(where: {
        $0.kind == kind && $0.names.contains(name)
      }) {
        return target(index, in: file)
      }
    }
    return nil
  }

  private func target(_ item: Int, in file: Int) -> Target {
    let found = pages[file].items[item]
    return Target(
      file: file, kind: found.kind, number: pages[file].numbers[item], anchor: found.anchor,
      lacksCaption: found.block != nil || found.kind == .figure && found.title == nil)
  }

  private func section(_ heading: Int, in file: Int) -> Target {
    let numbers = pages[file].headings
    return Target(
      file: file, kind: .section, number: numbers.isEmpty ? nil : numbers[heading],
      anchor: outlines[file].headings[heading].id, heading: heading)
  }

  /// The headings of all pages to which their authors gave an id.
  private static func sections(
    of outlines: [PageOutline]
  ) -> [String: [(file: Int, heading: Int)]] {
    var sections: [String: [(file: Int, heading: Int)]] = [:]
    for (file, outline) in outlines.enumerated() {
      for (index, heading) in outline.headings.enumerated() where heading.isNamed {
        sections[heading.id, default: []].append((file, index))
      }
    }
    return sections
  }

  /// What an id of a page leads to, if that can have a number.
  func target(anchor: String, in file: Int) -> Target? {
    if let item = pages[file].items.firstIndex(where: {
      $0.anchor == anchor || $0.kind == .equation && $0.names.contains(anchor)
    }) {
      return target(item, in: file)
    }
    return outlines[file].headings.firstIndex { $0.id == anchor }.map { section($0, in: file) }
  }

  /// The names by which something of a kind could be referred to from a page, its own first.
  func names(_ kind: LabelKind, from file: Int?) -> [String] {
    if kind == .section { return file.map { outlines[$0].headings.map(\.id) } ?? [] }
    var names =
      file.map { pages[$0].items.filter { $0.kind == kind }.flatMap(\.names) } ?? []
    names += places.keys.filter { name in
      places[name]?.contains { pages[$0.file].items[$0.item].kind == kind } == true
    }.sorted()
    return names
  }
}
