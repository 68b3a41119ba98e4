/// What `&name;` and `&#1;` become.
enum CharacterReference {
  /// How many bytes the text has that libcmark makes of a reference.
  static func count(of reference: UnsafeBufferPointer<UInt8>) -> Int {
    guard let tree = CommonMarkTree(parsing: reference) else { return 0 }
    while let (_, node) = tree.next() {
      if node.kind == .text { return node.literal.count }
    }
    return 0
  }
}
