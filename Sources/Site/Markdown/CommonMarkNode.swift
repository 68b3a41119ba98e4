import CCmark
import Glibc

/// A node of libcmark's tree; valid as long as the tree.
struct CommonMarkNode {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
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
