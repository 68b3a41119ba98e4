/// What a name in a template can stand for.
///
/// Falsey, so that a section over it is left out: `none`, `truth(false)`, an empty text, empty markup, an empty list.
public enum TemplateValue: Sendable {
  /// Nothing: the name is known and empty.
  case none
  case truth(Bool)
  /// Text, which `{{name}}` escapes.
  case text(String)
  /// Markup in UTF-8, for `{{{name}}}`; it is appended without a detour over text.
  case markup([UInt8])
  case list([TemplateValue])
  /// A list of which other pages show all but one item too.
  case sharedList(SharedList)
  case record(TemplateRecord)

  /// A record of names and values.
  public static func record(_ entries: [TemplateRecord.Entry]) -> TemplateValue {
    .record(TemplateRecord(entries))
  }

  /// True if a section over the value is rendered.
  var isTruthy: Bool {
    switch self {
    case .none: false
    case .truth(let truth): truth
    case .text(let text): !text.isEmpty
    case .markup(let bytes): !bytes.isEmpty
    case .list(let items): !items.isEmpty
    case .sharedList(let list): !list.shared.items.isEmpty
    case .record: true
    }
  }
}
