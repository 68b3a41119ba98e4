extension Document {
  /// Appends the document as HTML, in UTF-8.
  public func writeHTML(into html: inout [UInt8], style: HTMLStyle = HTMLStyle()) {
    var nothing = NoReplacements()
    writeHTML(into: &html, style: style, replacing: &nothing)
  }

  /// Appends the document as HTML, in UTF-8, with parts of it replaced.
  ///
  /// - Parameters:
  ///   - html: what it is appended to.
  ///   - nodes: which nodes to write, as whole subtrees; all of them by default.
  ///   - style: how headings, tables and raw HTML are written.
  ///   - replacements: asked for what stands in place of links' destinations, fenced blocks and code spans, in the order of the text.
  public func writeHTML<Replacements: HTMLReplacements>(
    into html: inout [UInt8], nodes range: Range<Int>? = nil, style: HTMLStyle = HTMLStyle(),
    replacing replacements: inout Replacements
  ) {
    // The buffer moves into the writer and back, so that it stays the only owner and nothing is copied.
    var buffer: [UInt8] = []
    swap(&buffer, &html)
    source.bytes.withUnsafeBufferPointer { source in
      storage.withUnsafeBufferPointer { storage in
        var writer = HTMLWriter(self, style, replacements, buffer, source: source, storage: storage)
        buffer = []
        writer.write(range ?? self.nodes.indices)
        replacements = writer.replacements
        swap(&html, &writer.html)
      }
    }
  }
}
