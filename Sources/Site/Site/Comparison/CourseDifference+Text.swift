import Pages

extension CourseDifference {
  /// The differences for a person.
  public var text: String {
    if isEmpty { return "nothing changed\n" }
    let changed = blocks.filter { $0.old != nil && $0.new != nil }
    var text = changed.map { Self.text(of: $0) }.joined(separator: "\n")
    text += Self.list("appeared", blocks.filter { $0.old == nil }, after: text)
    text += Self.list("vanished", blocks.filter { $0.new == nil }, after: text)
    return text + (text.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// How much changed, in a line.
  public var summary: String {
    let changed = blocks.filter { $0.old != nil && $0.new != nil }
    let values = changed.reduce(0) { $0 + $1.values.count }
    var pages: Set<String> = []
    for change in blocks {
      guard let block = change.new ?? change.old else { continue }
      pages.insert(block.page)
      if !change.values.isEmpty { pages.formUnion(block.usedOn) }
    }
    var parts = [
      "\(Self.counted(values, "value")) of \(Self.counted(changed.count, "block")) changed"
    ]
    let drawings = changed.count { $0.isDrawingChanged }
    if drawings > 0 { parts.append("\(Self.counted(drawings, "drawing")) changed") }
    let appeared = blocks.count { $0.old == nil }
    if appeared > 0 { parts.append("\(Self.counted(appeared, "block")) appeared") }
    let vanished = blocks.count { $0.new == nil }
    if vanished > 0 { parts.append("\(Self.counted(vanished, "block")) vanished") }
    return parts.joined(separator: ", ") + ", on \(Self.counted(pages.count, "page"))"
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private static func list(
    _ title: String, _ blocks: [BlockChange], after text: String
  ) -> String {
    if blocks.isEmpty { return "" }
    return (text.isEmpty ? "" : "\n") + "\(title):\n"
      + blocks.map { "  \($0.name)  \($0.place)\n" }.joined()
  }

  private static func text(of change: BlockChange) -> String {
    var text = "\(change.name)  \(change.place)\n"
    if let page = change.movedFrom { text += "  moved from \(page)\n" }
    text += table(change.values.map { row(of: $0) })
    let used = (change.new ?? change.old)?.usedOn ?? []
    if !change.values.isEmpty, !used.isEmpty {
      text += "  shown in the text of \(used.joined(separator: ", "))\n"
    }
    if let equations = change.equations {
      text += lines("equations", equations.old, equations.new)
    }
    if change.isDrawingChanged { text += "  the drawing changed\n" }
    if let alternative = change.alternative {
      text += lines(
        "text alternative", alternative.old.isEmpty ? [] : [alternative.old],
        alternative.new.isEmpty ? [] : [alternative.new])
    }
    return text
  }

  private static func row(of change: ValueChange) -> [String] {
    let (old, new) = change.texts
    switch (old, new) {
    case (let old?, let new?):
      return [
        change.name, "\(old) → \(new)", change.differenceText ?? "", change.shareText ?? "",
      ]
    case (nil, let new?): return [change.name, "\(new), which is new", "", ""]
    case (let old?, nil): return [change.name, "\(old), which is gone", "", ""]
    case (nil, nil): return [change.name, "", "", ""]
    }
  }

  /// Columns as wide as their cells, without blanks at the ends of lines.
  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    // A long list does not push the numbers of other rows away.
    let widths = (0..<columns).map { column in
      rows.map { $0[column].count }.filter { $0 <= 48 }.max() ?? 0
    }
    return rows.map { row in
      var line = "  "
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: max(0, width - cell.count) + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// What is only on one side, in the manner of a diff.
  private static func lines(_ title: String, _ old: [String], _ new: [String]) -> String {
    let gone = old.filter { !new.contains($0) }.map { "    − \($0)\n" }
    let here = new.filter { !old.contains($0) }.map { "    + \($0)\n" }
    return "  \(title)\n" + (gone + here).joined()
  }
}
