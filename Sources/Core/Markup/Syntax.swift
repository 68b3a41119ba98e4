/// Which rules an element is written by.
public enum Syntax: Sendable {
  /// HTML: void elements have no end tag, every other element has one. SVG and MathML inside HTML are written so that
  /// empty elements close themselves, which both worlds read alike.
  case html
  /// XML: an SVG file by itself; empty elements close themselves.
  case xml
}
