import Diagnostics
import Nodes

/// Builds nodes from the events of one text.
struct NodeBuilder: ~Copyable {
  static let deepest = 64

  /// A node that aliases can stand for.
  struct Anchored {
    var node: Node
    /// How many nodes it has, itself included.
    var size: Int
    /// The bytes of `&name`.
    var place: Range<Int>
    var isUsed: Bool
  }

  let source: SourceText
  /// How many nodes the text may have.
  private let mostNodes: Int
  var diagnostics: [Diagnostic] = []
  var anchors: [String: Anchored] = [:]
  /// Names of the anchors in the order written.
  private(set) var anchorNames: [String] = []
  private var stream: EventStream
  private var nodeCount = 0
  /// How many braces and brackets are open.
  private(set) var flowDepth = 0
  /// The scalar read last: what stands before a fault often explains it.
  private(set) var lastScalar: Range<Int>?
  /// True when nothing more is to be read.
  private var isStopped = false

  init(_ source: SourceText, mostNodes: Int) {
    self.source = source
    self.mostNodes = mostNodes
    stream = EventStream(over: source.bytes)
  }

  /// The content of the one document.
  mutating func document() -> Node? {
    guard case .documentStart? = next()?.kind, let first = next() else { return nil }
    let root = node(first, depth: 1)
    guard !isStopped, case .documentEnd? = next()?.kind, let end = next() else { return nil }
    if case .documentStart = end.kind {
      stop(
        Diagnostic(
          .error, "yaml/several-documents", at: source.range(bytes(end)),
          "`---` begins a second document, and only one can stand here"))
      return nil
    }
    reportUnusedAnchors()
    return root
  }

  /// Reports a fault after which nothing more is read.
  mutating func stop(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    isStopped = true
  }

  /// The bytes of an event.
  func bytes(_ event: YAMLEvent) -> Range<Int> {
    let start = source.byte(ofCodePoint: event.start)
    return start..<max(start, source.byte(ofCodePoint: event.end))
  }

  private mutating func next() -> YAMLEvent? {
    let event = stream.next()
    if case .fault(let fault) = event.kind {
      let explanation = FaultExplanation(
        fault, in: source, lastScalar: lastScalar, isFlow: flowDepth > 0)
      stop(explanation.diagnostic)
      return nil
    }
    return event
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) -> Node? {
    if case .alias(let name) = event.kind { return copy(of: name, at: bytes(event)) }
    guard count(1, at: event), depth <= Self.deepest || refuseDepth(event) else { return nil }
    let countBefore = nodeCount
    let node: Node?
    switch event.kind {
    case .scalar(let text, let style): node = .scalar(scalar(text, style, event))
    case .listStart(let isFlow): node = list(event, isFlow: isFlow, depth: depth)
    case .mappingStart(let isFlow): node = mapping(event, isFlow: isFlow, depth: depth)
    default: node = nil
    }
    if event.hasTag { reportTag(event) }
    if let name = event.anchor, let node {
      let start = bytes(event).lowerBound
      if anchors[name] == nil { anchorNames.append(name) }
      anchors[name] = Anchored(
        node: node, size: nodeCount - countBefore + 1,
        place: start..<start + name.utf8.count + 1, isUsed: anchors[name]?.isUsed ?? false)
    }
    return node
  }

  private mutating func list(_ start: YAMLEvent, isFlow: Bool, depth: Int) -> Node? {
    var items: [Node] = []
    flowDepth += isFlow ? 1 : 0
    while let event = next() {
      if case .listEnd = event.kind {
        flowDepth -= isFlow ? 1 : 0
        let range = range(from: start, to: event, isFlow, last: items.last?.range)
        return .list(NodeList(items, at: range))
      }
      guard let item = node(event, depth: depth + 1) else { return nil }
      reportSwallowed(item, key: nil, at: bytes(event))
      items.append(item)
    }
    return nil
  }

  private mutating func mapping(_ start: YAMLEvent, isFlow: Bool, depth: Int) -> Node? {
    var entries = MappingEntries()
    flowDepth += isFlow ? 1 : 0
    while let event = next() {
      if case .mappingEnd = event.kind {
        flowDepth -= isFlow ? 1 : 0
        let range = range(from: start, to: event, isFlow, last: entries.list.last?.value.range)
        return .mapping(NodeMapping(entries.list, at: range))
      }
      guard let key = node(event, depth: depth + 1) else { return nil }
      guard let name = key.scalar else { return refuseKey(key, at: bytes(event)) }
      guard let valueStart = next(), let value = node(valueStart, depth: depth + 1) else {
        return nil
      }
      let entry = NodeMapping.Entry(key: name, value: value)
      if isFlow, value.scalar?.isAbsent == true, repair(&entries, with: name, at: bytes(event)) {
        continue
      }
      let place = bytes(valueStart)
      reportSwallowed(value, key: name.text, at: place)
      if let first = entries.add(entry, valueAt: place) { reportDuplicate(name, first: first) }
    }
    return nil
  }

  /// Braces and brackets from one to the other; a block from its first character to the end of its last value.
  private func range(
    from start: YAMLEvent, to end: YAMLEvent, _ isFlow: Bool, last: SourceRange?
  ) -> SourceRange {
    let first = withoutProperties(bytes(start)).lowerBound
    var range = source.range(first..<max(first, bytes(end).upperBound))
    if !isFlow, let last { range.end = max(range.start, last.end) }
    return range
  }

  private mutating func scalar(_ text: String, _ style: Scalar.Style, _ event: YAMLEvent) -> Scalar
  {
    var place = bytes(event)
    if event.anchor != nil || event.hasTag { place = withoutProperties(place) }
    if style == .block {
      // libyaml ends a block scalar behind the blank lines that follow it.
      let end = source.skipBlanksBackwards(from: place.upperBound, to: place.lowerBound)
      place = place.lowerBound..<end
    }
    lastScalar = place
    if style == .quoted { reportControlCharacters(in: text, at: place) }
    return Scalar(text, style: style, at: source.range(place))
  }

  private mutating func copy(of name: String, at place: Range<Int>) -> Node? {
    guard let anchored = anchors[name] else {
      refuseAlias(name, at: place)
      return nil
    }
    anchors[name]?.isUsed = true
    nodeCount += anchored.size
    return nodeCount <= mostNodes ? anchored.node : refuseCount(place)
  }

  private mutating func count(_ nodes: Int, at event: YAMLEvent) -> Bool {
    nodeCount += nodes
    return nodeCount <= mostNodes || refuseCount(bytes(event)) != nil
  }

  private mutating func refuseCount(_ place: Range<Int>) -> Node? {
    stop(
      Diagnostic(
        .error, "yaml/too-many-nodes", at: source.range(place),
        "a text may hold \(mostNodes) values, those repeated by aliases included"))
    return nil
  }

  private mutating func refuseDepth(_ event: YAMLEvent) -> Bool {
    stop(
      Diagnostic(
        .error, "yaml/too-deep", at: source.range(bytes(event)),
        "lists and mappings may be nested \(Self.deepest) deep"))
    return false
  }
}
