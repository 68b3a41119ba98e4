/// A line of a paragraph: its own text, and whether it lacks a quote mark or indentation, with which no table goes on.
struct TextLine {
  var text: Range<Int>
  var isLazy: Bool
}
