import Content
import Diagnostics
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
    var parts: [MentionText.Part] = []
    for item in mention.items {
      guard let (kind, rest) = item.label,
        let target = target(kind, rest, item, from: file, &diagnostics)
      else { return nil }
      if !parts.isEmpty { parts.append(.init(text: phrases(SitePhrase.listSeparator))) }
      if !item.prefix.isEmpty { parts.append(.init(text: item.prefix + " ")) }
      let link = mention.isInLink || mention.isInHeading ? nil : link(to: target, from: address)
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
    guard let number = target.number else {
      return target.heading.map { outlines[target.file].headings[$0].text } ?? ""
    }
    if isShort {
      return target.kind == .equation
        ? phrases(LabelPhrase.equationNumber, [("number", number)]) : number
    }
    let name = phrases(phrase(of: target), [("number", number)])
    let isUnique =
      target.heading == nil
      ? numbers.pages[target.file].areUnique : numbers.pages[target.file].chapter != nil
    guard target.file != file, !isUnique else { return name }
    return phrases(
      LabelPhrase.elsewhere, [("name", name), ("page", course.files[target.file].title)])
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
              "name the page: `[](\(course.files[target.file].source)#\(target.anchor ?? rest))`"),
            Solution("give one of them another id"),
          ]))
      return nil
    }
    guard target.number != nil || kind == .section else {
      diagnostics.append(unnumbered(target, item))
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
    return Diagnostic(
      .error, "link/unknown-label", at: item.range,
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

  private func unnumbered(_ target: CourseNumbers.Target, _ item: Mention.Item) -> Diagnostic {
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
            target.kind == .figure || target.kind == .table
              ? "give it a caption" : "take `.unnumbered` away"),
        Solution("write a link with a text of your own: `[…](#\(target.anchor ?? item.name))`"),
      ])
  }
}
