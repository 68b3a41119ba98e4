import Diagnostics

/// A compiled template: a flat program over its own text. Immutable, so that all threads can use it.
final class Template: Sendable {
  let name: String
  let isOwn: Bool
  let source: TemplateSource
  let instructions: [Instruction]
  /// The text that the program appends.
  let text: [UInt8]
  let names: [DottedName]
  let calls: [TemplateCall]
  let blocks: [TemplateBlock]
  /// Text and tags between the blocks of a parent, which are never rendered.
  let strays: [Range<Int>]
  /// What is wrong with the syntax; the program is then empty.
  let faults: [Diagnostic]

  init(_ file: TemplateFile) {
    name = file.name
    isOwn = file.isOwn
    source = TemplateSource(file)
    let scanner = TagScanner(source)
    let nesting = TagNesting(scanner.tags, in: source)
    faults = scanner.faults + nesting.faults
    var compiler = TemplateCompiler(faults.isEmpty ? nesting.tags : [], source)
    if faults.isEmpty { compiler.compile() }
    instructions = compiler.instructions
    text = compiler.text
    names = compiler.names
    calls = compiler.calls
    blocks = compiler.blocks
    strays = compiler.strays
  }
}
