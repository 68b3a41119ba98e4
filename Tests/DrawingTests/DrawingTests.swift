import Drawing
import Geometry
import Markup
import Testing

@Suite struct DrawingTests {
  let box = Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 50)

  @Test func `a drawing says its name and description to those who cannot see it`() {
    let drawing = Drawing(
      id: "figure-lens", viewBox: box, title: "A lens", description: "It bends.")
    #expect(
      drawing.inline.text()
        == """
        <svg class="drawing" viewBox="0 0 100 50" width="100" height="50" role="img" \
        aria-labelledby="figure-lens-title figure-lens-description" \
        font-family="Liberation Sans, Arimo, Arial, Helvetica, sans-serif">\
        <title id="figure-lens-title">A lens</title>\
        <desc id="figure-lens-description">It bends.</desc></svg>
        """)
  }

  @Test func `a file of its own names the language of the drawing and may follow dark mode`() {
    let drawing = Drawing(
      id: "a", viewBox: box, title: "A", description: "B",
      shapes: [.line(Segment(Point(0, 0), Point(1, 1)), .line(.ray1))])
    let plain = drawing.standalone().text(as: .xml)
    #expect(plain.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(!plain.contains("<style>"))
    let dark = drawing.standalone(followsDarkMode: true).text(as: .xml)
    #expect(dark.contains("@media screen and (prefers-color-scheme:dark)"))
    #expect(dark.contains(".line-ray-1{stroke:var(--figure-vermilion)}"))
    #expect(!dark.contains("line-ray-2"))
  }

  @Test func `a line carries its light colour and the class that overrides it`() {
    let drawing = Drawing(
      id: "a", viewBox: box, title: "", description: "",
      shapes: [.line(Segment(Point(0, 0), Point(10, 0)), .line(.extension2))])
    #expect(
      drawing.inline.text().contains(
        """
        <line x1="0" y1="0" x2="10" y2="0" class="line-extension-2" fill="none" \
        stroke="#0072b2" stroke-width="1.07" stroke-dasharray="5.33 4"/>
        """))
  }

  @Test(arguments: ["<b>&\"</b>", "]]></svg><script>", "👩‍🔬", "שלום", "a\u{0301}", "\u{202E}x"])
  func `no text breaks out of the drawing`(text: String) {
    let drawing = Drawing(
      id: text, viewBox: box, title: text, description: text,
      shapes: [
        .group(
          Group(
            id: text, classes: [text], title: text,
            shapes: [
              .label(Label(LabelText(text), baseline: .origin, hasHalo: true)),
              .label(Label(LabelText(symbol: text), centeredAt: .origin)),
            ]))
      ])
    let written = drawing.inline.text()
    for tag in ["<b>", "</b>", "<script>"] { #expect(!written.contains(tag)) }
    #expect(written.filter { $0 == "<" }.count == written.filter { $0 == ">" }.count)
    #expect(written.hasSuffix("</g></svg>"))
    #expect(written == drawing.inline.text())
  }

  @Test func `ids begin with the figure's, hold no space and never repeat`() {
    let group = Shape.group(Group(id: "vertex a", shapes: []))
    let drawing = Drawing(
      id: "my figure", viewBox: box, title: "", description: "", shapes: [group, group])
    let text = drawing.inline.text()
    #expect(text.contains("aria-labelledby=\"my-figure-title my-figure-description\""))
    #expect(text.contains("<g id=\"my-figure-vertex-a\">"))
    #expect(text.contains("<g id=\"my-figure-vertex-a-2\">"))
  }

  @Test func `what is for print is hidden on screen`() {
    let drawing = Drawing(
      id: "a", viewBox: box, title: "", description: "",
      shapes: [.group(Group(isForPrint: true, shapes: []))])
    #expect(drawing.inline.text().contains("<g class=\"print-only\" display=\"none\">"))
    #expect(StyleSheet.figures.text.contains("@media print{.drawing .print-only{display:inline}}"))
  }

  @Test func `the bounds of shapes hold outlines, curves and text`() {
    let label = Label(LabelText("word"), centeredAt: Point(50, 80))
    let shapes: [Shape] = [
      .circle(center: Point(0, 0), radius: 10, .line(.axis, width: 4)), .label(label), .group([]),
    ]
    #expect(Shape.bounds(of: shapes)?.minX == -12)
    #expect(Shape.bounds(of: shapes)?.maxY == label.bounds.maxY)
    #expect(Shape.bounds(of: []) == nil)
    let arc = Arc(center: .origin, radius: 10, from: Vector(0.6, -0.8), to: Vector(0.6, 0.8))
    #expect((Path(arc).bounds?.maxX ?? 0) >= 10)
  }
}
