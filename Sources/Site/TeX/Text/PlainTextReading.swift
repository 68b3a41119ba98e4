/// Writes items as plain text that is pleasant to read: `E = mc²`, `√(a + b)`, `(a + b)/c`.
enum PlainTextReading {
  static func text(_ items: [MathItem]) -> String {
    var writer = PlainTextWriter()
    writer.write(items)
    return writer.finished
  }
}
