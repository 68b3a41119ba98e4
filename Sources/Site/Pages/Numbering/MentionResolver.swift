import Content
import Diagnostics
import Files
import Markdown
import Phrases

/// Works out what `@fig:lens` shows and where it leads.
struct MentionResolver: Sendable {
  let course: Course
  let numbers: CourseNumbers
  let outlines: [PageOutline]
  let phrases: Phrases

  /// What stands for a mention all of whose names are of things with a number.
  ///
  /// - Parameters:
  ///   - mention: the mention.
  ///   - file: the page that it stands in, among the course's files; `nil` for `glossary.yml`.
  ///   - address: where the text will stand.
  ///   - diagnostics: receives an error for a name that means nothing.
  func text(
    of mention: Mention, in file: Int?, at address: Address, _ diagnostics: inout [Diagnostic]
  ) -> MentionText? {
    let targets = mention.items.compactMap { item in
      item.label.flatMap { target($0.kind, $0.rest, item, from: file, &diagnostics) }
    }
    guard targets.count == mention.items.count else { return nil }
    let isLinked = !mention.isInLink && !mention.isInHeading
    if mention.areAlike, isOneSeries(targets, from: file) {
      return MentionText(parts: series(targets, from: isLinked ? address : nil))
    }
    var parts: [MentionText.Part] = []
    for (item, target) in zip(mention.items, targets) {
      if !parts.isEmpty { parts.append(.init(text: phrases(SitePhrase.listSeparator))) }
      if !item.prefix.isEmpty { parts.append(.init(text: item.prefix + " ")) }
      let link = isLinked ? link(to: target, from: address) : nil
      parts.append(
        .init(text: name(of: target, from: file, isShort: item.suppressesAuthor), link: link))
      if !item.suffix.isEmpty { parts.append(.init(text: item.suffix)) }
    }
    return MentionText(parts: parts)
  }

  /// The same without markup; what is wrong is told where the mention stands.
  func plainText(of mention: Mention, in file: Int) -> String? {
    var faults: [Diagnostic] = []
    return text(of: mention, in: file, at: course.files[file].address, &faults)?.text
  }

  /// What a link without a text shows; `nil` if it leads to nothing with a name.
  func text(ofEmpty link: Link, in file: Int?, _ links: LinkResolver) -> String? {
    guard let (page, fragment) = links.page(of: link, in: file) else { return nil }
    guard let fragment, !fragment.isEmpty else { return course.files[page].title }
    let text = numbers.target(anchor: fragment, in: page).map { name(of: $0, from: file) }
    return text?.isEmpty == false ? text : nil
  }

  /// How something is named in a text: by its number, a section without one by its heading.
  ///
  /// - Parameter isShort: whether the number alone is enough.
  func name(of target: CourseNumbers.Target, from file: Int?, isShort: Bool = false) -> String {
    guard let number = number(of: target) else {
      return target.heading.map { outlines[target.file].headings[$0].text } ?? ""
    }
    if isShort { return number }
    let name = phrases(phrase(of: target), [("number", number)], count: 1)
    guard needsPage(target, from: file) else { return name }
    return phrases(
      LabelPhrase.elsewhere, [("name", name), ("page", course.files[target.file].title)])
  }

  /// What something is called by its number.
  func name(of kind: LabelKind, number: String) -> String {
    phrases(LabelPhrase(kind), [("number", shown(number, of: kind))], count: 1)
  }

  /// The number as it stands in a text.
  private func number(of target: CourseNumbers.Target) -> String? {
    target.number.map { shown($0, of: target.kind) }
  }

  /// An equation's number stands in parentheses.
  private func shown(_ number: String, of kind: LabelKind) -> String {
    kind == .equation ? phrases(LabelPhrase.equationNumber, [("number", number)]) : number
  }

  /// Whether a number is not enough, because the page that it is read on may have the same.
  private func needsPage(_ target: CourseNumbers.Target, from file: Int?) -> Bool {
    let page = numbers.pages[target.file]
    return target.file != file && !(target.heading == nil ? page.areUnique : page.chapter != nil)
  }

  /// Whether several can be named by one word and their numbers.
  private func isOneSeries(_ targets: [CourseNumbers.Target], from file: Int?) -> Bool {
    targets.allSatisfy { target in
      target.number != nil && !needsPage(target, from: file)
        && phrase(of: target) == phrase(of: targets[0])
    }
  }

  /// `Equations (1), (2) and (5)`, each number a link.
  private func series(
    _ targets: [CourseNumbers.Target], from address: Address?
  ) -> [MentionText.Part] {
    var list: [MentionText.Part] = []
    for (index, target) in targets.enumerated() {
      let part = MentionText.Part(
        text: number(of: target) ?? "", link: address.map { link(to: target, from: $0) })
      if index > 0, index == targets.count - 1 {
        list = filled(phrases.pieces(LabelPhrase.several), ["first": list, "last": [part]])
      } else {
        if index > 0 { list.append(.init(text: phrases(SitePhrase.listSeparator))) }
        list.append(part)
      }
    }
    return filled(
      phrases.pieces(phrase(of: targets[0]), count: Double(targets.count)), ["number": list])
  }

  /// The pieces of a phrase with parts in its slots.
  private func filled(
    _ pieces: [PhrasePattern.Piece], _ slots: [String: [MentionText.Part]]
  ) -> [MentionText.Part] {
    pieces.flatMap { piece -> [MentionText.Part] in
      switch piece {
      case .text(let text): [.init(text: text)]
      case .slot(let name): slots[name] ?? []
      }
    }
  }

  private func phrase(of target: CourseNumbers.Target) -> LabelPhrase {
    let isTitle = target.heading == 0 && course.files[target.file].document.titleHeading != nil
    return isTitle ? .chapter : LabelPhrase(target.kind)
  }

  private func link(to target: CourseNumbers.Target, from address: Address) -> String {
    let page = course.files[target.file].address
    let anchor = target.anchor.map { "#" + Address.encoded(fragment: $0) } ?? ""
    return page == address ? (anchor.isEmpty ? "#" : anchor) : address.link(to: page) + anchor
  }

  private func target(
    _ kind: LabelKind, _ rest: String, _ item: Mention.Item, from file: Int?,
    _ diagnostics: inout [Diagnostic]
  ) -> CourseNumbers.Target? {
    let found = numbers.targets(kind, item.name, rest, from: file)
    guard let target = found.first else {
      diagnostics.append(unknown(kind, rest, item, from: file))
      return nil
    }
    guard found.count == 1 else {
      let pages = found.map { "`\(course.files[$0.file].shown)`" }
      diagnostics.append(
        Diagnostic(
          .error, "link/ambiguous-label", at: item.range,
          "`\(item.name)` is on several pages: \(pages.joined(separator: ", "))",
          solutions: [
            Solution(
              "name the page: `[](\(path(to: target, from: file))#\(target.anchor ?? rest))`"),
            Solution("give one of them another id"),
          ]))
      return nil
    }
    guard target.number != nil || kind == .section else {
      diagnostics.append(unnumbered(target, item, from: file))
      return nil
    }
    return target
  }

  private func unknown(
    _ kind: LabelKind, _ rest: String, _ item: Mention.Item, from file: Int?
  ) -> Diagnostic {
    let names = numbers.names(kind, from: file)
    let near = NearMiss.of(rest, among: names) ?? NearMiss.of(item.name, among: names)
    var solutions: [Solution] = []
    if let near {
      let isWhole = LabelKind.split(near)?.kind == kind
      let spelled = "@" + (isWhole ? near : kind.prefix + ":" + near)
      solutions = [Solution("did you mean `\(spelled)`?", replacement: spelled)]
    } else {
      solutions = [
        Solution("give what you mean the id: \(Self.example(kind, rest))"),
        Solution("for plain text write `\\@\(item.name)`", replacement: "\\@\(item.name)"),
      ]
    }
    // `@example-user` may be somebody's name.
    let mayBeText = near == nil && !item.name.utf8.contains(UInt8(ascii: ":"))
    return Diagnostic(
      mayBeText ? .warning : .error, "link/unknown-label", at: item.range,
      "no \(kind.rawValue) of the course is called `\(rest)`", solutions: solutions)
  }

  /// How an author gives something an id.
  private static func example(_ kind: LabelKind, _ name: String) -> String {
    switch kind {
    case .figure: "`id: \(name)` in its block, or `![…](…){#\(name)}`"
    case .table: "`: Caption {#\(name)}` behind it"
    case .equation: "`$$…$$ {#\(name)}`"
    case .section: "`## Heading {#\(name)}`"
    default: "`::: \(kind.rawValue) {#\(name)}`"
    }
  }

  /// The page of something as a link from another page has it; nothing for the page itself.
  private func path(to target: CourseNumbers.Target, from file: Int?) -> String {
    guard target.file != file else { return "" }
    let folder = file.map { course.files[$0].source.folderPath } ?? ""
    return LinkResolver.relative(course.files[target.file].source, from: folder)
  }

  private func unnumbered(
    _ target: CourseNumbers.Target, _ item: Mention.Item, from file: Int?
  ) -> Diagnostic {
    let isOff = numbers.scope == .none
    return Diagnostic(
      .error, "link/no-number", at: item.range, "`\(item.name)` has no number",
      explanation: isOff
        ? "The configuration says `numbering: none`."
        : "Figures and tables with a caption have one, statements, and formulas with an id or a label, unless `.unnumbered` stands behind them.",
      solutions: [
        isOff
          ? Solution("say in site.yml through what the numbers run, `numbering: page` for example")
          : Solution(
            target.lacksCaption ? "give it a caption" : "take `.unnumbered` away"),
        Solution(
          "write a link with a text of your own: `[…](\(path(to: target, from: file))#\(target.anchor ?? item.name))`"
        ),
      ])
  }
}
