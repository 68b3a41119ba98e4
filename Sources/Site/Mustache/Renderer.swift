import Diagnostics
import Markup

/// Runs the programs of templates over a value.
struct Renderer {
  /// What a parent was given for its blocks: a call of a template.
  struct Arguments {
    let template: Int
    let call: Int
  }

  /// How deep partials, sections and blocks may be nested while rendering: far deeper than any page, far less than a
  /// thread's stack can hold.
  static let deepest = 200

  var output: [UInt8] = []
  private(set) var fault: Diagnostic? { didSet { isStopped = fault != nil } }
  private let library: TemplateLibrary
  /// The context stack; names are looked for from its end.
  private var stack: [TemplateValue]
  /// What the parents around were given, the outermost first: it wins.
  private var arguments: [Arguments] = []
  /// What goes before each line.
  private var indentation: [UInt8] = []
  /// True at the start of a line that has not got its indentation yet.
  private var owesIndentation = false
  private var depth = 0
  /// True behind a fault.
  private var isStopped = false

  init(_ library: TemplateLibrary, _ value: TemplateValue) {
    self.library = library
    stack = [value]
  }

  mutating func render(_ index: Int) {
    let template = library.templates[index]
    run(index, template, 0..<template.instructions.count)
  }

  /// Runs a part of a template's program. The template is handed on, because all threads would count a reference to it otherwise, for
  /// each body anew.
  private mutating func run(_ index: Int, _ template: Template, _ steps: Range<Int>) {
    depth += 1
    defer { depth -= 1 }
    var step = steps.lowerBound
    while step < steps.upperBound, !isStopped {
      switch template.instructions[step] {
      case .text(let stretch, let startsLine):
        append(template, stretch, startsLine: startsLine)
        step += 1
      case .line:
        owesIndentation = !indentation.isEmpty
        step += 1
      case .value(let name, let isEscaped):
        append(value(of: name, in: template), isEscaped: isEscaped)
        step += 1
      case .section(let name, let end):
        repeatBody(index, template, step + 1..<end, over: value(of: name, in: template))
        step = end
      case .inverted(let name, let end):
        if !value(of: name, in: template).isTruthy { run(index, template, step + 1..<end) }
        step = end
      case .call(let call, let end):
        self.call(call, in: index, template)
        step = end
      case .block(let block, let end):
        fill(template.blocks[block], default: index, template, step + 1..<end)
        step = end
      }
    }
  }

  /// The value of a name: its first part looked for through the stack, the others inside.
  private func value(of name: Int, in template: Template) -> TemplateValue {
    template.names.withUnsafeBufferPointer { names in
      names[name].parts.withUnsafeBufferPointer { parts in
        guard let first = parts.first else { return stack.last ?? .none }
        var place = stack.count - 1
        while place >= 0 {
          if case .record(let record) = stack[place], var value = record[first] {
            for part in parts.dropFirst() {
              guard case .record(let inner) = value, let next = inner[part] else { return .none }
              value = next
            }
            return value
          }
          place -= 1
        }
        return .none
      }
    }
  }

  private mutating func repeatBody(
    _ index: Int, _ template: Template, _ body: Range<Int>, over value: TemplateValue
  ) {
    switch value {
    case .list(let items): repeatBody(index, template, body, for: items)
    case .sharedList(let list):
      if !append(list, index, template, body) {
        repeatBody(index, template, body, for: list.items)
      }
    default:
      if value.isTruthy { repeatBody(index, template, body, for: CollectionOfOne(value)) }
    }
  }

  private mutating func repeatBody(
    _ index: Int, _ template: Template, _ body: Range<Int>, for items: some Sequence<TemplateValue>
  ) {
    for item in items {
      stack.append(item)
      run(index, template, body)
      stack.removeLast()
    }
  }

  /// Appends a list that was rendered before, if the body is the partial that it was rendered by; the page's own item is rendered now.
  private mutating func append(
    _ list: SharedList, _ index: Int, _ template: Template, _ body: Range<Int>
  ) -> Bool {
    let shared = list.shared
    guard let first = body.first, case .call(let call, let end) = template.instructions[first],
      end == body.upperBound, template.calls[call].indentation == nil, indentation.isEmpty,
      let partial = shared.partial, library.targets[index][call] == partial
    else { return false }
    guard let own = list.own else {
      output += shared.bytes
      return true
    }
    output += shared.bytes[..<shared.bounds[own.place]]
    repeatBody(index, template, body, for: CollectionOfOne(.record(own.record)))
    output += shared.bytes[shared.bounds[own.place + 1]...]
    return true
  }

  // MARK: Partials, parents and blocks

  private mutating func call(_ call: Int, in index: Int, _ template: Template) {
    let called = template.calls[call]
    guard let target = target(of: call, in: index, template) else { return }
    guard depth < Self.deepest else {
      fault = Diagnostic(
        .error, "template/endless", at: template.source.range(called.place),
        "`\(library.templates[target].name)` is included again and again, more than \(Self.deepest) deep"
      )
      return
    }
    let outer = (indentation, arguments.count)
    if let own = called.indentation {
      indentation += own
    } else {
      payIndentation()
      indentation = []
    }
    if !called.arguments.isEmpty { arguments.append(Arguments(template: index, call: call)) }
    render(target)
    indentation = outer.0
    arguments.removeLast(arguments.count - outer.1)
  }

  private func target(of call: Int, in index: Int, _ template: Template) -> Int? {
    guard case .dynamic(let name) = template.calls[call].target else {
      return library.targets[index][call]
    }
    guard case .text(let wanted) = value(of: name, in: template) else { return nil }
    return library.indices[wanted]
  }

  /// Renders what a block is given, or its default.
  private mutating func fill(
    _ block: TemplateBlock, default index: Int, _ template: Template, _ body: Range<Int>
  ) {
    for (place, given) in arguments.enumerated() {
      let giver = library.templates[given.template]
      let call = giver.calls[given.call]
      guard let argument = call.arguments.first(where: { $0.name == block.name }) else { continue }
      // What is given belongs to the template that gives it: only those around that template may fill its blocks.
      let outer = (indentation, arguments)
      arguments.removeLast(arguments.count - place)
      indentation += block.indentation
      if block.beginsLine { owesIndentation = !indentation.isEmpty }
      run(given.template, giver, argument.body)
      (indentation, arguments) = outer
      return
    }
    run(index, template, body)
  }

  // MARK: Output

  private mutating func append(_ template: Template, _ stretch: Range<Int>, startsLine: Bool) {
    if indentation.isEmpty {
      template.text.withUnsafeBufferPointer {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[stretch]))
      }
      return
    }
    if startsLine { owesIndentation = true }
    var previous = UInt8(ascii: " ")
    for byte in template.text[stretch] {
      let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if previous == UInt8(ascii: "\n")
        || (previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n"))
      {
        owesIndentation = true
      }
      // Empty lines stay empty.
      if !isLineEnd { payIndentation() }
      output.append(byte)
      previous = byte
    }
  }

  private mutating func append(_ value: TemplateValue, isEscaped: Bool) {
    payIndentation()
    switch value {
    case .none, .list, .sharedList, .record: break
    case .truth(let truth): output.append(truth ? "true" : "false")
    case .text(let text):
      if isEscaped { output.append(escaping: text) } else { output.append(text) }
    case .markup(let bytes):
      if isEscaped {
        bytes.withUnsafeBufferPointer { output.append(escaping: $0) }
      } else {
        output.append(contentsOf: bytes)
      }
    }
  }

  private mutating func payIndentation() {
    guard owesIndentation else { return }
    owesIndentation = false
    output.append(contentsOf: indentation)
  }
}
