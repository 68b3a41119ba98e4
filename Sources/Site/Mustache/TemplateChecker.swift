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

  /// What was reported: a template that is included twice has its mistakes once.
  private struct Report: Hashable {
    let identifier: String
    let range: SourceRange?
    let summary: String

    init(_ diagnostic: Diagnostic) {
      identifier = diagnostic.identifier
      range = diagnostic.range
      summary = diagnostic.summary
    }
  }

  private struct Arguments: Hashable {
    let template: Int
    let call: Int
  }

  /// Parents that include themselves make ever new contexts; the renderer reports them.
  private static let mostVisits = 5_000

  private(set) var diagnostics: [Diagnostic] = []
  let library: TemplateLibrary
  let schema: TemplateSchema
  private(set) var stack: [TemplateSchema.Kind]
  private var arguments: [Arguments] = []
  private var visited: Set<Visit> = []
  private var reported: Set<Report> = []
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

  mutating func report(_ diagnostic: Diagnostic) {
    let report = Report(diagnostic)
    if reported.insert(report).inserted { diagnostics.append(diagnostic) }
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
