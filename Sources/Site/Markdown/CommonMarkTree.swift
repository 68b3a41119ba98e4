import CCmark
import Glibc

/// What libcmark made of a text, walked in document order. The one file that knows libcmark.
///
/// Every node is entered; those that can hold others are left as well. The walk needs no recursion, nor does freeing.
struct CommonMarkTree: ~Copyable {
  private let root: OpaquePointer
  private let iterator: OpaquePointer

  /// Parses a text; `nil` if libcmark gives nothing back.
  init?(parsing text: UnsafeBufferPointer<UInt8>) {
    let parsed = text.withMemoryRebound(to: CChar.self) { characters -> OpaquePointer? in
      guard let start = characters.baseAddress else {
        return cmark_parse_document("", 0, CMARK_OPT_VALIDATE_UTF8)
      }
      return cmark_parse_document(start, characters.count, CMARK_OPT_VALIDATE_UTF8)
    }
    guard let parsed else { return nil }
    guard let walk = cmark_iter_new(parsed) else {
      cmark_node_free(parsed)
      return nil
    }
    root = parsed
    iterator = walk
  }

  deinit {
    cmark_iter_free(iterator)
    cmark_node_free(root)
  }

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

/// A node of libcmark's tree; valid as long as the tree.
struct CommonMarkNode {
  fileprivate let pointer: OpaquePointer

  fileprivate init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// The kind, by our names; `nil` for what a parse never gives.
  var kind: DocumentNode.Kind? {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: nil
    }
  }

  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var firstNumber: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// The characters of text, code and HTML.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  /// The info string of a code block, entities and escapes resolved; empty for an indented one.
  var info: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }
  var destination: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }

  var firstChild: CommonMarkNode? { cmark_node_first_child(pointer).map(CommonMarkNode.init) }
  var previous: CommonMarkNode? { cmark_node_previous(pointer).map(CommonMarkNode.init) }
  var next: CommonMarkNode? { cmark_node_next(pointer).map(CommonMarkNode.init) }
  var parent: CommonMarkNode? { cmark_node_parent(pointer).map(CommonMarkNode.init) }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    let count = strlen(text)
    return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
  }
}
