import Diagnostics
import Nodes

extension FrontMatter {
  /// Reads the keys; what is wrong is added to `diagnostics`, and the rest is kept.
  init(reading root: Node?, _ diagnostics: inout [Diagnostic]) {
    self.init()
    guard let root else { return }
    guard let mapping = root.mapping else {
      diagnostics.append(
        Diagnostic(
          .error, "front-matter/not-a-mapping", at: root.range,
          "front matter is a list of keys and values",
          solutions: [
            Solution("write `title: …`, one key on a line"),
            Solution("if the first line is meant as a rule, leave an empty line below it"),
          ]))
      return
    }
    var reader = KeyReader(
      mapping, of: Self.keys.place, area: "front-matter", known: Self.keys.names)
    title = reader.name("title")
    summary = reader.text("summary")?.text
    order = reader.wholeNumber("order", in: -1_000_000...1_000_000)
    isDraft = reader.truth("draft") ?? false
    aliases = reader.names("aliases") ?? []
    listedWorks = reader.names("nocite") ?? []
    let dateText = reader.text("date")
    let topicNodes = reader.list("topics") ?? []
    diagnostics += reader.diagnostics
    date = dateText.flatMap { Self.date($0, &diagnostics) }
    topics = topicNodes.compactMap { Self.topic($0, &diagnostics) }
  }

  private static func date(
    _ scalar: Scalar, _ diagnostics: inout [Diagnostic]
  ) -> CalendarDate? {
    if let date = CalendarDate(scalar.text) { return date }
    diagnostics.append(
      Diagnostic(
        .error, "front-matter/not-a-date", at: scalar.range,
        "`date` is a day of the calendar, written `2026-11-30`",
        solutions: CalendarDate.meant(by: scalar.text).map {
          [Solution("write `\($0.iso)`", replacement: $0.iso)]
        } ?? []))
    return nil
  }

  /// `vergence`, `lenses > converging`, or a mapping of one topic to the heading that treats it: `vergence: "#what-it-is"`.
  private static func topic(_ node: Node, _ diagnostics: inout [Diagnostic]) -> TopicMark? {
    var name = node.scalar
    var heading: Scalar?
    if let mapping = node.mapping, mapping.entries.count == 1, let entry = mapping.entries.first,
      let scalar = entry.value.scalar, scalar.text.hasPrefix("#"), scalar.text.count > 1
    {
      name = entry.key
      heading = scalar
    }
    let path = name?.text.split(separator: ">", omittingEmptySubsequences: false).map(
      \.withSingleSpaces)
    guard let path, !path.contains("") else {
      diagnostics.append(
        Diagnostic(
          .error, "front-matter/wrong-topic", at: node.range,
          "a topic is a name, or a name with the heading that treats it",
          solutions: [
            Solution("write `lenses`, `lenses > converging`, or `lenses: \"#kinds-of-lenses\"`")
          ]))
      return nil
    }
    return TopicMark(
      path: path, heading: heading.map { String($0.text.dropFirst()) },
      at: heading?.range ?? node.range)
  }
}
