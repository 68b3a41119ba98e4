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
          solutions: [Solution("write `title: …`, one key on a line")]))
      return
    }
    diagnostics += mapping.unknownKeys(
      known: Self.keys.names, place: Self.keys.place, identifier: "front-matter/unknown-key")
    for entry in mapping.entries { read(entry, &diagnostics) }
  }

  private mutating func read(_ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]) {
    switch entry.key.text {
    case "title": title = Self.scalar(entry, "text", &diagnostics)
    case "summary": summary = Self.scalar(entry, "text", &diagnostics)?.text
    case "topics": topics = Self.items(entry).compactMap { Self.topic($0, &diagnostics) }
    case "order":
      order = Self.scalar(entry, "a whole number", &diagnostics).flatMap { scalar in
        Self.value(
          Int(scalar.text), of: scalar, entry, "a whole number, `10` for example", &diagnostics)
      }
    case "draft":
      let truth = Self.scalar(entry, "`true` or `false`", &diagnostics).flatMap { scalar in
        Self.value(Self.truth(scalar.text), of: scalar, entry, "`true` or `false`", &diagnostics)
      }
      isDraft = truth ?? false
    case "date":
      date = Self.scalar(entry, "a day", &diagnostics).flatMap { scalar in
        Self.value(
          CalendarDate(scalar.text), of: scalar, entry, "a day written `2026-11-30`", &diagnostics)
      }
    case "aliases":
      aliases = Self.items(entry).compactMap { item in
        if let scalar = item.scalar, !scalar.text.isEmpty { return scalar }
        diagnostics.append(
          Diagnostic(
            .error, "front-matter/wrong-value", at: item.range,
            "`aliases` lists old addresses, `optics/lens` for example"))
        return nil
      }
    default: break
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "true", "yes": true
    case "false", "no": false
    default: nil
    }
  }

  /// A list's items, or the one value that stands for a list of one; a key without value is an empty list.
  private static func items(_ entry: NodeMapping.Entry) -> [Node] {
    if let list = entry.value.list { return list.items }
    return entry.value.scalar?.isAbsent == true ? [] : [entry.value]
  }

  private static func scalar(
    _ entry: NodeMapping.Entry, _ wanted: String, _ diagnostics: inout [Diagnostic]
  ) -> Scalar? {
    if let scalar = entry.value.scalar { return scalar.text.isEmpty ? nil : scalar }
    diagnostics.append(
      Diagnostic(
        .error, "front-matter/wrong-value", at: entry.value.range,
        "`\(entry.key.text)` is \(wanted)"))
    return nil
  }

  private static func value<Value>(
    _ value: Value?, of scalar: Scalar, _ entry: NodeMapping.Entry, _ wanted: String,
    _ diagnostics: inout [Diagnostic]
  ) -> Value? {
    if value == nil {
      diagnostics.append(
        Diagnostic(
          .error, "front-matter/wrong-value", at: scalar.range,
          "`\(entry.key.text)` is \(wanted)"))
    }
    return value
  }

  /// `vergence`, `lenses > converging`, or a mapping of one topic to the heading that treats it: `vergence: "#what-it-is"`.
  private static func topic(_ node: Node, _ diagnostics: inout [Diagnostic]) -> TopicMark? {
    var name = node.scalar
    var heading: String?
    if let mapping = node.mapping, mapping.entries.count == 1, let entry = mapping.entries.first,
      let scalar = entry.value.scalar, scalar.text.hasPrefix("#"), scalar.text.count > 1
    {
      name = entry.key
      heading = String(scalar.text.dropFirst())
    }
    let path = name?.text.split(separator: ">", omittingEmptySubsequences: false).map(trimmed)
    guard let path, !path.contains("") else {
      diagnostics.append(
        Diagnostic(
          .error, "front-matter/wrong-topic", at: node.range,
          "a topic is a name, `lenses > converging`, or a name with a heading, `lenses: \"#kinds\"`"
        ))
      return nil
    }
    return TopicMark(
      path: path, heading: heading, at: node.mapping?.entries[0].value.range ?? node.range)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
