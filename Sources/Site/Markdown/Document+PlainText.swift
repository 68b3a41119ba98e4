extension Document {
  /// The text of a node and of all that is in it, without markup: words of paragraphs, code, the alternative texts of images. Blocks
  /// and line ends are separated by one space; raw HTML is left out.
  public func plainText(of node: Int) -> String {
    plainText(of: node..<nodes[node].end) { _ in nil }
  }

  /// The text of some nodes, given by their indices, without markup.
  ///
  /// - Parameters:
  ///   - range: indices of nodes.
  ///   - codeSpan: the text to put in place of a code span, given by its index in `codeSpans`; `nil` keeps its own.
  ///   - formula: the text to put in place of a formula, given by its index in `formulas`; `nil` keeps its TeX source.
  ///   - mention: the text to put in place of a mention, given by its index in `mentions`; `nil` keeps its source.
  ///   - emptyLink: the text of a link that has none, given by its index in `links`.
  public func plainText(
    of range: Range<Int>, codeSpan: (Int) -> String? = { _ in nil },
    formula: (Int) -> String? = { _ in nil }, mention: (Int) -> String? = { _ in nil },
    emptyLink: (Int) -> String? = { _ in nil }
  ) -> String {
    var text: [UInt8] = []
    appendPlainText(
      of: range, to: &text, codeSpan: codeSpan, formula: formula, mention: mention,
      emptyLink: emptyLink)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of some nodes without markup.
  ///
  /// - Parameters:
  ///   - range: indices of nodes, for example those from one heading to the next.
  ///   - includesCode: whether the text of code blocks belongs to it.
  ///   - codeSpan: the text to put in place of a code span, given by its index in `codeSpans`; `nil` keeps its own.
  ///   - formula: the text to put in place of a formula, given by its index in `formulas`; `nil` keeps its TeX source.
  ///   - mention: the text to put in place of a mention, given by its index in `mentions`; `nil` keeps its source.
  ///   - emptyLink: the text of a link that has none, given by its index in `links`.
  public func appendPlainText(
    of range: Range<Int>, to text: inout [UInt8], includesCode: Bool = false,
    codeSpan: (Int) -> String? = { _ in nil }, formula: (Int) -> String? = { _ in nil },
    mention: (Int) -> String? = { _ in nil }, emptyLink: (Int) -> String? = { _ in nil }
  ) {
    let start = text.count
    for index in range {
      let node = nodes[index]
      switch node.kind {
      case .text: text.append(contentsOf: characters(of: index))
      case .codeSpan:
        if let replacement = codeSpan(Int(node.number)) {
          text.append(contentsOf: replacement.utf8)
        } else {
          text.append(contentsOf: characters(of: index))
        }
      case .formula, .formulaBlock:
        if node.kind == .formulaBlock { Self.separate(&text, from: start) }
        if let replacement = formula(Int(node.number)) {
          text.append(contentsOf: replacement.utf8)
        } else {
          text.append(contentsOf: characters(of: index))
        }
      case .mention:
        if let replacement = mention(Int(node.number)) {
          text.append(contentsOf: replacement.utf8)
        } else {
          text.append(contentsOf: characters(of: index))
        }
      case .link:
        if node.end == index + 1, let replacement = emptyLink(Int(node.number)) {
          text.append(contentsOf: replacement.utf8)
        }
      case .codeBlock:
        guard includesCode else { continue }
        Self.separate(&text, from: start)
        text.append(contentsOf: characters(of: index))
      case .softBreak, .lineBreak, .paragraph, .heading, .tableCell, .containerTitle, .tableCaption,
        .definitionTerm:
        Self.separate(&text, from: start)
      default: break
      }
    }
    while text.count > start, text.last == UInt8(ascii: "\n") { text.removeLast() }
  }

  /// Ends what was written so far with one space, unless it ends with white space.
  private static func separate(_ text: inout [UInt8], from start: Int) {
    guard text.count > start, let last = text.last else { return }
    if last != UInt8(ascii: " "), last != UInt8(ascii: "\n") { text.append(UInt8(ascii: " ")) }
  }
}
