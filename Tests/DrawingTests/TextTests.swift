import Drawing
import Geometry
import Testing

@Suite struct TextTests {
  @Test func `a width is the sum of the font's advances and 8 per cent`() {
    // H 1479, e 1139, l 455, l 455, o 1139 in 1/2048 of the size.
    let width = Face.sans.width(of: "Hello", size: 20)
    #expect(abs(width - 4667.0 / 2048 * 20 * 1.08) < 1e-9)
    #expect(Face.serifItalic.width(of: "", size: 20) == 0)
  }

  @Test func `combining marks, joiners and controls take no room`() {
    for face in Face.allCases {
      #expect(face.width(of: "e\u{0301}", size: 12) == face.width(of: "e", size: 12))
      #expect(face.width(of: "a\u{200D}\u{2060}", size: 12) == face.width(of: "a", size: 12))
    }
  }

  @Test func `East Asian characters are one size wide and a family of emoji is one emoji`() {
    #expect(abs(Face.sans.width(of: "日本語", size: 10) - 3 * 10 * 1.08) < 1e-9)
    let one = Face.sans.width(of: "👩", size: 10)
    #expect(one >= 10)
    #expect(Face.sans.width(of: "👩‍🔬", size: 10) <= 2 * one)
    #expect(Face.sans.width(of: "🇨🇭", size: 10) == one)
  }

  @Test func `a symbol has slanted letters, upright digits and primes, and small characters`() {
    let runs = LabelText(symbol: "f′_{ob1}^2x").lines[0]
    #expect(
      runs == [
        TextRun("f", face: .serifItalic), TextRun("′", face: .serif),
        TextRun("ob", face: .serifItalic, script: .lower),
        TextRun("1", face: .serif, script: .lower), TextRun("2", face: .serif, script: .upper),
        TextRun("x", face: .serifItalic),
      ])
    #expect(LabelText(symbol: "d₁") == LabelText(symbol: "d_1"))
    #expect(LabelText(symbol: "h'") == LabelText(symbol: "h′"))
  }

  @Test func `unfinished symbols are set as far as they go`() {
    #expect(LabelText(symbol: "_").lines == [[]])
    #expect(LabelText(symbol: "a_{1").lines[0].count == 2)
    #expect(LabelText(symbol: "").width == 0)
    #expect(LabelText(symbol: "}{").lines[0].map(\.text).joined() == "}{")
  }

  @Test(arguments: [
    ("v", true), ("v1", true), ("x₂", true), ("α", true), ("F′", true), ("Bern", false),
    ("v w", false), ("日", false),
  ])
  func `a single letter is a symbol and a word is a word`(name: String, isSymbol: Bool) {
    let faces = LabelText(name: name).lines.joined().map(\.face)
    #expect(faces.contains(.serifItalic) == isSymbol)
    #expect(faces.contains(.sans) == !isSymbol)
  }

  @Test func `a number stands upright with serifs`() {
    #expect(LabelText(name: "12").lines[0] == [TextRun("12", face: .serif)])
    #expect(LabelText(name: "−3").lines[0] == [TextRun("−3", face: .serif)])
  }

  @Test func `words wrap at spaces and hyphens and are cut with dots`() {
    func lines(_ words: String) -> [String] {
      LabelText.wrapped(words).text.lines.map { $0.map(\.text).joined() }
    }
    #expect(lines("short") == ["short"])
    #expect(lines("a rather long label") == ["a rather long", "label"])
    #expect(lines("left-hand side") == ["left-hand side"])
    #expect(lines("Schaffhausen-Feuerthalen") == ["Schaffhausen-", "Feuerthalen"])
    #expect(lines("one two three four five six seven") == ["one two three", "four five six…"])
    #expect(lines("Donaudampfschifffahrtsgesellschaft") == ["Donaudampfschi", "fffahrtsgesel…"])
    #expect(lines("") == [])
    #expect(!LabelText.wrapped("one two three four five six seven").isWhole)
    #expect(LabelText.wrapped("one two").isWhole)
  }

  @Test func `a label placed by its box covers that box`() {
    for text in [LabelText("apy\ntwo lines"), LabelText(symbol: "x^2"), LabelText("H")] {
      let bounds = Label(text, boxCenteredAt: Point(30, 40)).bounds
      #expect(abs(bounds.center.x - 30) < 1e-9)
      #expect(abs(bounds.center.y - 40) < 1e-9)
      #expect(abs(bounds.height - text.height) < 1e-9)
      #expect(abs(bounds.width - text.width) < 1e-9)
    }
  }

  @Test func `a box is as high as its letters need`() {
    let digits = LabelText("10", size: 100)
    #expect(abs(digits.height - 76) < 1e-9)
    #expect(abs(LabelText("pq", size: 100).height - 97) < 1e-9)
    #expect(abs(LabelText(symbol: "f", size: 100).height - 97) < 1e-9)
    #expect(abs(LabelText(symbol: "x^2", size: 100).height - 92) < 1e-9)
    #expect(abs(LabelText(symbol: "x_2", size: 100).descent - 17.4) < 1e-9)
    #expect(LabelText("Å", size: 100).ascent > digits.ascent)
    #expect(abs(LabelText("1\n2", size: 100).height - 196) < 1e-9)
  }

  @Test func `capitals have their middle where a label is centred`() {
    let label = Label(LabelText("H", size: 20), centeredAt: Point(0, 0))
    #expect(label.anchor == Point(0, 7))
    let lines = Label(LabelText("H\nH", size: 20), centeredAt: Point(0, 0))
    #expect(lines.anchor == Point(0, -5))
  }
}
