import Diagnostics

/// What is wrong with a template.
extension TemplateChecker {
  mutating func reportUnknownPartial(_ call: TemplateCall, _ template: Template) {
    let name = template.source.text(call.place)
    let near = NearMiss.of(name, among: library.names)
    report(
      Diagnostic(
        .error, "template/unknown-partial", at: template.source.range(call.place),
        "the template `\(name)` does not exist",
        explanation: "Templates are named by their path without the extension: "
          + library.names.map { "`\($0)`" }.joined(separator: ", ") + ".",
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
  }

  mutating func checkArguments(
    of call: TemplateCall, _ target: Int, _ template: Template
  ) {
    guard !call.arguments.isEmpty, !library.hasDynamicCalls(target) else { return }
    let known = library.blockNames(of: target)
    let called = library.templates[target]
    for argument in call.arguments where !known.contains(argument.name) {
      if called.isOwn, !template.isOwn {
        reportMissingBlock(argument.name, of: called, filledBy: template)
        continue
      }
      let near = NearMiss.of(argument.name, among: known)
      report(
        Diagnostic(
          .error, "template/unknown-block", at: template.source.range(argument.place),
          "`\(argument.name)` is not a block of `\(library.templates[target].name)`",
          explanation: known.isEmpty
            ? nil : "Its blocks are " + known.map { "`\($0)`" }.joined(separator: ", ") + ".",
          solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
    }
  }

  /// The author's template stands in for one whose blocks a default template fills, and lacks one of them.
  private mutating func reportMissingBlock(
    _ block: String, of template: Template, filledBy filler: Template
  ) {
    report(
      Diagnostic(
        .error, "template/missing-block", at: SourceRange(startOf: template.source.file),
        "`\(template.name)` lacks the block `\(block)`, which the default `\(filler.name)` fills",
        solutions: [
          Solution("put `{{$\(block)}}{{/\(block)}}` where it belongs"),
          Solution("bring a `\(filler.name).mustache` of your own"),
        ]))
  }

  /// The kind that a name stands for here; what is not declared is reported.
  mutating func kind(of name: DottedName, _ template: Template) -> TemplateSchema.Kind? {
    guard let first = name.parts.first else { return stack.last }
    var found: TemplateSchema.Kind?
    for kind in stack.reversed() where found == nil { found = declared(first, in: kind) }
    guard var kind = found else {
      reportUnknownName(name, part: 0, template, known: stack.reversed().flatMap(names), in: nil)
      return nil
    }
    for part in name.parts.indices.dropFirst() {
      guard let next = declared(name.parts[part], in: kind) else {
        let holder = name.parts[..<part].joined(separator: ".")
        reportUnknownName(name, part: part, template, known: names(in: kind), in: holder)
        return nil
      }
      kind = next
    }
    return kind
  }

  private func names(in kind: TemplateSchema.Kind) -> [String] {
    guard case .record(let record) = kind else { return [] }
    return schema.names(in: record).map(\.name)
  }

  private func declared(_ name: String, in kind: TemplateSchema.Kind) -> TemplateSchema.Kind? {
    guard case .record(let record) = kind else { return nil }
    return schema.names(in: record).first { $0.name == name }?.kind
  }

  private mutating func reportUnknownName(
    _ name: DottedName, part: Int, _ template: Template, known: [String], in holder: String?
  ) {
    let unknown = name.parts[part]
    let paths = holder == nil ? pathsEnding(in: unknown) : []
    let near = paths.isEmpty ? NearMiss.of(unknown, among: known).map { [$0] } ?? [] : paths
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    report(
      Diagnostic(
        .error, "template/unknown-name", at: template.source.range(name.place(ofPart: part)),
        holder.map { "`\(unknown)` is not a name in `\($0)`" }
          ?? "`\(unknown)` is not a name that templates know here",
        explanation: known.isEmpty ? nil : "The names are \(list).",
        solutions: near.map { Solution("did you mean `\($0)`?", replacement: $0) }))
  }

  /// The names with one dot that end in a name: `page.title` for `title`.
  private func pathsEnding(in name: String) -> [String] {
    var paths: [String] = []
    for kind in stack.reversed() {
      for outer in names(in: kind) where !paths.contains(outer + "." + name) {
        if let inner = declared(outer, in: kind), declared(name, in: inner) != nil {
          paths.append(outer + "." + name)
        }
      }
    }
    return paths
  }

  mutating func checkValue(_ name: DottedName, isEscaped: Bool, _ template: Template) {
    guard let kind = kind(of: name, template) else { return }
    switch (kind, isEscaped) {
    case (.text, true), (.markup, false): return
    default: break
    }
    let place = template.source.range(name.place)
    let text = template.source.text(name.place)
    switch (kind, isEscaped) {
    case (.text, true), (.markup, false): break
    case (.markup, true):
      report(
        Diagnostic(
          .error, "template/escaped-markup", at: place,
          "`\(text)` is markup, and two braces would show its tags",
          solutions: [Solution("write `{{{\(text)}}}`")]))
    case (.text, false):
      report(
        Diagnostic(
          .warning, "template/unescaped-text", at: place,
          "`\(text)` is text, and three braces would let a `<` in it begin a tag",
          solutions: [Solution("write `{{\(text)}}`")]))
    case (.truth, _), (.record, _), (.list, _):
      report(
        Diagnostic(
          .error, "template/not-a-text", at: place, "`\(text)` is not a text that can be shown",
          solutions: [Solution("write `{{#\(text)}} … {{/\(text)}}`")]))
    }
  }
}
