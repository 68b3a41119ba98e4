/// The use of another template: a partial or a parent.
struct TemplateCall: Sendable {
  enum Target: Sendable {
    case fixed(String)
    /// The value of the name (an index into the template's names) is the template's name.
    case dynamic(Int)
  }

  /// What a parent is given for one of its blocks.
  struct Argument: Sendable {
    let name: String
    let body: Range<Int>
    /// The bytes of the name in the source.
    let place: Range<Int>
  }

  let target: Target
  /// The bytes of the name in the source.
  let place: Range<Int>
  /// What goes before each line; `nil` if the tag does not stand alone on its line.
  let indentation: [UInt8]?
  var arguments: [Argument] = []
}
