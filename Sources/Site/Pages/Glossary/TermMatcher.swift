/// Finds the terms of a glossary in running text: whole words, the longest term first, the case of the first letter as it comes.
///
/// The forms are one tree of bytes, so that a text is gone through once and nearly every word is passed over after a byte or two.
struct TermMatcher: Sendable {
  private var bytes: [UInt8] = [0]
  private var children: [Int32] = [0]
  private var siblings: [Int32] = [0]
  /// The term that ends at a node, or -1.
  private var terms: [Int32] = [-1]
  /// The child of the root for each first byte; 0 for none.
  private var roots = [Int32](repeating: 0, count: 256)

  init(_ forms: [(form: String, term: Int)]) {
    for (form, term) in forms {
      let folded = TermForm(form).text
      let first = folded.prefix(1)
      var beginnings: [String] = [String(first)]
      if first.uppercased() != first { beginnings.append(first.uppercased()) }
      for beginning in beginnings { insert(beginning + folded.dropFirst(), term) }
    }
  }

  private mutating func insert(_ form: String, _ term: Int) {
    var node: Int32 = 0
    for byte in form.utf8 { node = child(of: node, byte) ?? add(byte, below: node) }
    if node != 0, terms[Int(node)] < 0 { terms[Int(node)] = Int32(term) }
  }

  private mutating func add(_ byte: UInt8, below parent: Int32) -> Int32 {
    let node = Int32(bytes.count)
    bytes.append(byte)
    siblings.append(parent == 0 ? 0 : children[Int(parent)])
    children.append(0)
    terms.append(-1)
    if parent == 0 { roots[Int(byte)] = node } else { children[Int(parent)] = node }
    return node
  }

  private func child(of node: Int32, _ byte: UInt8) -> Int32? {
    if node == 0 { return roots[Int(byte)] == 0 ? nil : roots[Int(byte)] }
    var child = children[Int(node)]
    while child != 0 {
      if bytes[Int(child)] == byte { return child }
      child = siblings[Int(child)]
    }
    return nil
  }

  /// Calls `found` for each term in a text, from left to right; the next one is looked for behind it.
  func matches(
    in text: UnsafeBufferPointer<UInt8>, _ found: (_ term: Int, _ place: Range<Int>) -> Void
  ) {
    var index = 0
    while index < text.count {
      if roots[Int(text[index])] != 0, WordBoundary.isBefore(index, in: text),
        let match = longest(at: index, in: text)
      {
        found(match.term, index..<match.end)
        index = match.end
      } else {
        index += 1
      }
    }
  }

  /// The longest term that begins at an index and ends with a word.
  private func longest(
    at start: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (term: Int, end: Int)? {
    var best: (term: Int, end: Int)?
    var node: Int32 = 0
    var index = start
    while index < text.count {
      let (byte, next) = Self.folded(at: index, in: text)
      guard let following = child(of: node, byte) else { break }
      node = following
      index = next
      if terms[Int(node)] >= 0, WordBoundary.isBehind(index, in: text) {
        best = (Int(terms[Int(node)]), index)
      }
    }
    return best
  }

  /// The byte that a text has at an index for the tree, and the index behind it: white space is one space, and an apostrophe is straight.
  private static func folded(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (byte: UInt8, next: Int) {
    let byte = text[index]
    if let length = spaceLength(at: index, in: text) {
      var next = index + length
      while let length = spaceLength(at: next, in: text) { next += length }
      return (UInt8(ascii: " "), next)
    }
    if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] == 0x99 {
      return (UInt8(ascii: "'"), index + 3)
    }
    return (byte, index + 1)
  }

  /// How many bytes the white space at an index has, a no-break space too; `nil` if there is none.
  private static func spaceLength(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): return 1
    case 0xC2 where index + 1 < text.count && text[index + 1] == 0xA0: return 2
    default: return nil
    }
  }
}
