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
  init?(parsing text: UnsafeBufferPointer<UInt8>) {
    arena = CommonMarkArena.ofThread
    arena.pointee.beginTree()
    let parser = cmark_parser_new_with_mem(CMARK_OPT_VALIDATE_UTF8, CommonMarkArena.allocator)
    text.withMemoryRebound(to: CChar.self) { characters in
      guard let start = characters.baseAddress else { return }
      cmark_parser_feed(parser, start, characters.count)
    }
    guard let parsed = cmark_parser_finish(parser), let walk = cmark_iter_new(parsed) else {
      arena.pointee.endTree()
      return nil
    }
    root = parsed
    iterator = walk
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
