/// A place in a template that can be filled from outside.
struct TemplateBlock: Sendable {
  let name: String
  /// What goes before each line of what fills it.
  let indentation: [UInt8]
  /// True if the tag stands alone on its line, so that what fills it begins a line.
  let beginsLine: Bool
}
