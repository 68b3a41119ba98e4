extension MarkupNode {
  /// The markup as UTF-8 bytes.
  public func bytes(as syntax: Syntax = .html) -> [UInt8] {
    var writer = MarkupWriter(syntax: syntax)
    writer.write(self)
    return writer.bytes
  }

  /// The markup as text.
  public func text(as syntax: Syntax = .html) -> String {
    String(decoding: bytes(as: syntax), as: UTF8.self)
  }
}
