import CCmark

/// What libcmark made of a text, walked in document order. This file, `CommonMarkNode` and `CommonMarkArena` are all that knows
/// libcmark.
///
/// Every node is entered; those that can hold others are left as well. The walk needs no recursion. A tree ends on the thread on
/// which it was made.
struct CommonMarkTree: ~Copyable {
  private let arena: UnsafeMutablePointer<CommonMarkArena>
  private let root: OpaquePointer
  private let iterator: OpaquePointer

  /// Parses a text; `nil` if libcmark gives nothing back.
  ///
  /// - Parameter isSmart: whether quotes, dashes and dots become typographic ones.
  init?(parsing text: UnsafeBufferPointer<UInt8>, isSmart: Bool = false) {
    guard let parsed = Self.parsed(text, isSmart: isSmart) else { return nil }
    arena = CommonMarkArena.ofThread
    (root, iterator) = parsed
  }

  /// The root of a tree and a walk through it, in the arena, in which a tree has begun then.
  private static func parsed(
    _ text: UnsafeBufferPointer<UInt8>, isSmart: Bool = false
  ) -> (root: OpaquePointer, iterator: OpaquePointer)? {
    let arena = CommonMarkArena.ofThread
    arena.pointee.beginTree()
    let parser = cmark_parser_new_with_mem(
      CMARK_OPT_VALIDATE_UTF8 | (isSmart ? CMARK_OPT_SMART : 0), CommonMarkArena.allocator)
    text.withMemoryRebound(to: CChar.self) { characters in
      guard let start = characters.baseAddress else { return }
      cmark_parser_feed(parser, start, characters.count)
    }
    guard let parsed = cmark_parser_finish(parser), let walk = cmark_iter_new(parsed) else {
      arena.pointee.endTree()
      return nil
    }
    return (parsed, walk)
  }

  /// Parses a text in which the labels of footnotes are not taken for those of references; only its blocks are right.
  init?(parsingWithoutLabels source: SourceBytes) {
    let hasLabels = source.contains("[^")
    let parsed =
      hasLabels || source.isPart
      ? Self.withoutLabels(source.text, hasLabels).withUnsafeBufferPointer { Self.parsed($0) }
      : Self.parsed(source.masked)
    guard let parsed else { return nil }
    arena = CommonMarkArena.ofThread
    (root, iterator) = parsed
  }

  private static func withoutLabels(_ text: [UInt8], _ hasLabels: Bool) -> [UInt8] {
    guard hasLabels else { return text }
    var text = text
    text.withUnsafeMutableBufferPointer { text in
      for index in 1..<max(text.count, 1)
      where text[index] == UInt8(ascii: "^") && text[index - 1] == UInt8(ascii: "[") {
        text[index - 1] = UInt8(ascii: "x")
      }
    }
    return text
  }

  /// How many bytes the text has that is made of a character reference such as `&amp;`.
  static func length(ofReference reference: UnsafeBufferPointer<UInt8>) -> Int {
    reference.withMemoryRebound(to: CChar.self) { characters in
      guard let start = characters.baseAddress,
        let document = cmark_parse_document(start, characters.count, CMARK_OPT_VALIDATE_UTF8)
      else { return 0 }
      defer { cmark_node_free(document) }
      let text = cmark_node_first_child(document).flatMap { cmark_node_first_child($0) }
      return text.map { CommonMarkNode($0).literal.count } ?? 0
    }
  }

  deinit { arena.pointee.endTree() }

  /// The next step of the walk; `nil` when it is over.
  func next() -> (isEntering: Bool, node: CommonMarkNode)? {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
    return (event == CMARK_EVENT_ENTER, CommonMarkNode(node))
  }

  /// The blocks that hold no blocks, in order.
  func leafBlocks() -> [CommonMarkNode] {
    var leaves: [CommonMarkNode] = []
    var node = CommonMarkNode(root)
    while true {
      if let child = node.firstChild, child.kind?.isBlock == true {
        node = child
        continue
      }
      leaves.append(node)
      while node.next == nil {
        guard let parent = node.parent else { return leaves }
        node = parent
      }
      guard let sibling = node.next else { return leaves }
      node = sibling
    }
  }

  /// Goes on behind a node, leaving out what is in it.
  func skip(_ node: CommonMarkNode) {
    cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
  }
}
