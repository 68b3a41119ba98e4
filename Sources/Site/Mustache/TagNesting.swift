import Diagnostics

/// Pairs each opening tag with its end.
struct TagNesting {
  /// How deep sections, parents and blocks may be nested in one template.
  static let deepest = 64

  private(set) var tags: [Tag]
  private(set) var faults: [Diagnostic] = []

  init(_ tags: [Tag], in source: TemplateSource) {
    self.tags = tags
    var open: [Int] = []
    for index in tags.indices {
      let tag = tags[index]
      if tag.opens {
        open.append(index)
        if open.count == Self.deepest + 1 { reportDepth(tag, source) }
      } else if tag.kind == .end {
        close(index, &open, source)
      }
    }
    for index in open { reportUnclosed(tags[index], source) }
  }

  private mutating func close(_ index: Int, _ open: inout [Int], _ source: TemplateSource) {
    let tag = tags[index]
    let name = source.text(tag.name)
    guard let last = open.last else {
      faults.append(
        Diagnostic(
          .error, "template/unexpected-end", at: source.range(tag.range),
          "`\(name)` is closed here and not open"))
      return
    }
    // The end of one further out means that those inside it lack theirs.
    let partner = open.last {
      source.text(tags[$0].name) == name && tags[$0].isDynamic == tag.isDynamic
    }
    if let partner {
      while let inner = open.popLast(), inner != partner { reportUnclosed(tags[inner], source) }
    } else {
      open.removeLast()
      reportMismatch(tag, open: tags[last], source)
    }
    tags[partner ?? last].partner = index
    tags[index].partner = partner ?? last
  }

  private mutating func reportMismatch(_ tag: Tag, open: Tag, _ source: TemplateSource) {
    let wanted = source.text(open.name)
    faults.append(
      Diagnostic(
        .error, "template/mismatched-end", at: source.range(tag.name),
        "`\(source.text(tag.name))` is closed here, and `\(wanted)` is open",
        notes: [DiagnosticNote(at: source.range(open.range), "`\(wanted)` opens here")],
        solutions: [Solution("write `\(wanted)`", replacement: wanted)]))
  }

  private mutating func reportUnclosed(_ tag: Tag, _ source: TemplateSource) {
    let name = source.text(tag.name)
    faults.append(
      Diagnostic(
        .error, "template/unclosed-section", at: source.range(tag.range),
        "`\(name)` opens here and is not closed",
        solutions: [Solution("write `{{/\(name)}}` where it ends")]))
  }

  private mutating func reportDepth(_ tag: Tag, _ source: TemplateSource) {
    faults.append(
      Diagnostic(
        .error, "template/too-deep", at: source.range(tag.range),
        "sections may be nested \(Self.deepest) deep"))
  }
}
