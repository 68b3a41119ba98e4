import Diagnostics

/// Follows a template as the renderer would, with kinds instead of values.
struct TemplateChecker {
  /// A stretch of a program in a context; each is followed once.
  private struct Visit: Hashable {
    let template: Int
    let start: Int
    let stack: [TemplateSchema.Kind]
    let arguments: [Arguments]
  }

  private struct Arguments: Hashable {
    let template: Int
    let call: Int
  }

  /// Parents that include themselves make ever new contexts; the renderer reports them.
  private static let mostVisits = 20_000

  private(set) var diagnostics: [Diagnostic] = []
  private let library: TemplateLibrary
  private let schema: TemplateSchema
  private var stack: [TemplateSchema.Kind]
  private var arguments: [Arguments] = []
  private var visited: Set<Visit> = []
  private var reported: Set<Diagnostic> = []
  private var depth = 0

  init(_ library: TemplateLibrary, _ schema: TemplateSchema) {
    self.library = library
    self.schema = schema
    stack = [.record(schema.root.kind)]
  }

  mutating func check(_ index: Int) {
    let template = library.templates[index]
    for stray in template.strays {
      report(
        Diagnostic(
          .warning, "template/ignored-text", at: template.source.range(stray),
          "between the tags of a parent only its blocks count, and this is left out"))
    }
    follow(index, 0..<template.instructions.count)
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  private mutating func follow(_ index: Int, _ steps: Range<Int>) {
    let visit = Visit(
      template: index, start: steps.lowerBound, stack: stack, arguments: arguments)
    guard depth < Renderer.deepest, visited.count < Self.mostVisits, visited.insert(visit).inserted
    else { return }
    depth += 1
    defer { depth -= 1 }
    let template = library.templates[index]
    var step = steps.lowerBound
    while step < steps.upperBound {
      switch template.instructions[step] {
      case .text, .line: step += 1
      case .value(let name, let isEscaped):
        checkValue(template.names[name], isEscaped: isEscaped, template)
        step += 1
      case .section(let name, let end):
        if let kind = kind(of: template.names[name], template) {
          followBody(index, step + 1..<end, over: kind)
        }
        step = end
      case .inverted(let name, let end):
        _ = kind(of: template.names[name], template)
        follow(index, step + 1..<end)
        step = end
      case .call(let call, let end):
        followCall(call, in: index, template)
        step = end
      case .block(let block, let end):
        followBlock(template.blocks[block].name, default: index, step + 1..<end)
        step = end
      }
    }
  }

  private mutating func followBody(
    _ index: Int, _ body: Range<Int>, over kind: TemplateSchema.Kind
  ) {
    let outer = stack
    let item: TemplateSchema.Kind = if case .list(let item) = kind { item } else { kind }
    // A kind further down that is here again can never be reached: without it, a tree of records has few contexts.
    stack.removeAll { $0 == item }
    stack.append(item)
    follow(index, body)
    stack = outer
  }

  private mutating func followCall(_ call: Int, in index: Int, _ template: Template) {
    let called = template.calls[call]
    if case .dynamic(let name) = called.target {
      checkValue(template.names[name], isEscaped: true, template)
      return
    }
    guard let target = library.targets[index][call] else {
      reportUnknownPartial(called, template)
      return
    }
    checkArguments(of: called, target, template)
    let outer = arguments
    if !called.arguments.isEmpty { arguments.append(Arguments(template: index, call: call)) }
    check(target)
    arguments = outer
  }

  private mutating func followBlock(_ name: String, default index: Int, _ body: Range<Int>) {
    for (place, given) in arguments.enumerated() {
      let call = library.templates[given.template].calls[given.call]
      guard let argument = call.arguments.first(where: { $0.name == name }) else { continue }
      let outer = arguments
      arguments.removeLast(arguments.count - place)
      follow(given.template, argument.body)
      arguments = outer
      break
    }
    follow(index, body)
  }
}

// MARK: What is wrong

extension TemplateChecker {
  private mutating func reportUnknownPartial(_ call: TemplateCall, _ template: Template) {
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

  private mutating func checkArguments(
    of call: TemplateCall, _ target: Int, _ template: Template
  ) {
    guard !call.arguments.isEmpty, !library.hasDynamicCalls(target) else { return }
    let known = library.blockNames(of: target)
    for argument in call.arguments where !known.contains(argument.name) {
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

  /// The kind that a name stands for here; what is not declared is reported.
  private mutating func kind(of name: DottedName, _ template: Template) -> TemplateSchema.Kind? {
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
    let near = NearMiss.of(unknown, among: known)
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    report(
      Diagnostic(
        .error, "template/unknown-name", at: template.source.range(name.place(ofPart: part)),
        holder.map { "`\(unknown)` is not a name in `\($0)`" }
          ?? "`\(unknown)` is not a name that templates know here",
        explanation: known.isEmpty ? nil : "The names are \(list).",
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
  }

  private mutating func checkValue(_ name: DottedName, isEscaped: Bool, _ template: Template) {
    guard let kind = kind(of: name, template) else { return }
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
