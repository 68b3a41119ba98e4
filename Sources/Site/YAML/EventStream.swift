import CYAML
import Nodes

/// The events of a YAML text. The only file that knows libyaml.
///
/// libyaml keeps a pointer to the bytes: they must outlive the stream.
struct EventStream: ~Copyable {
  /// On the heap because libyaml's parser must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(over bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; after a fault or the end of the stream there is none to ask for.
  mutating func next() -> YAMLEvent {
    var event = yaml_event_t()
    while yaml_parser_parse(parser, &event) != 0 {
      defer { yaml_event_delete(&event) }
      if let read = Self.read(event) { return read }
    }
    return YAMLEvent(kind: .fault(fault), start: 0, end: 0, anchor: nil, hasTag: false)
  }

  private var fault: SyntaxFault {
    let state = parser.pointee
    return SyntaxFault(
      problem: state.problem.map { String(cString: $0) } ?? "",
      place: state.error == YAML_READER_ERROR ? nil : state.problem_mark.index,
      byte: state.problem_offset,
      context: state.context.map { String(cString: $0) } ?? "",
      contextPlace: state.context_mark.index)
  }

  /// Nothing for the start of the stream, which says nothing.
  private static func read(_ event: yaml_event_t) -> YAMLEvent? {
    var anchor: UnsafeMutablePointer<UInt8>?
    var tag: UnsafeMutablePointer<UInt8>?
    let kind: YAMLEvent.Kind
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_ALIAS_EVENT: kind = .alias(String(cString: event.data.alias.anchor))
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (anchor, tag) = (scalar.anchor, scalar.tag)
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(String(decoding: text, as: UTF8.self), style(of: scalar.style))
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      (anchor, tag) = (list.anchor, list.tag)
      kind = .listStart(isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      (anchor, tag) = (mapping.anchor, mapping.tag)
      kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default: return nil
    }
    return YAMLEvent(
      kind: kind, start: event.start_mark.index, end: event.end_mark.index,
      anchor: anchor.map { String(cString: $0) }, hasTag: tag != nil)
  }

  private static func style(of style: yaml_scalar_style_t) -> Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }
}
