import Nodes

/// One thing that libyaml found in a text. Places are counted in code points from the start of the text.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case streamEnd
    case alias(String)
    case scalar(String, Scalar.Style)
    case listStart(isFlow: Bool)
    case listEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
    case fault(SyntaxFault)
  }

  var kind: Kind
  /// Where it begins, its anchor and tag included.
  var start: Int
  /// The place behind it.
  var end: Int
  var anchor: String?
  var hasTag: Bool
}
