import Diagnostics
import Pages
import TestSupport
import Testing

@testable import Site

/// Two states of a course are compared the same from their sources and from the sites built of them.
@Suite struct ComparisonTests {
  static func files(power: String = "5 D", more: String = "") -> [String: String] {
    [
      "Content/index.md": "# Start\n\nIt is `= first.image.distance` away.\n",
      "Content/02-optics/01-lens.md": """
      # A lens

      ```optics
      id: first
      object: {distance: 60 cm, height: 8 cm}
      lens: {power: \(power)}
      ```

      ```graph
      edges: [A-B, B-C]
      ```

      \(more)
      """,
    ]
  }

  static func difference(
    from old: [String: String], to new: [String: String], built: (old: Bool, new: Bool)
  ) throws -> (difference: CourseDifference, diagnostics: [Diagnostic]) {
    func published(_ files: [String: String], _ isBuilt: Bool) throws -> PublishedCourse {
      let course = try TestCourse(files)
      guard isBuilt else {
        return try PublishedCourse(in: course.folder.path, standardTheme: TestCourse.theme)
      }
      #expect(course.build().succeeded)
      return try PublishedCourse(
        in: course.folder.path + "/site", standardTheme: TestCourse.theme)
    }
    let before = try published(old, built.old)
    let after = try published(new, built.new)
    return (CourseDifference(from: before, to: after), after.diagnostics)
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func nothingChangedIsSaid(old: Bool, new: Bool) throws {
    let (difference, diagnostics) = try Self.difference(
      from: Self.files(), to: Self.files(), built: (old, new))
    #expect(difference.isEmpty && diagnostics.isEmpty)
    #expect(difference.text == "nothing changed\n")
    #expect(difference.json.text == "[]")
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func aChangedPowerChangesValuesEquationsDrawingAndWords(old: Bool, new: Bool) throws {
    let (difference, _) = try Self.difference(
      from: Self.files(), to: Self.files(power: "4 D"), built: (old, new))
    #expect(difference.blocks.count == 1)
    let change = try #require(difference.blocks.first)
    #expect(change.name == "first" && change.place == "optics/lens.html#figure-first")
    #expect(change.new?.usedOn == ["index.html"])
    #expect(change.isDrawingChanged && change.equations != nil)
    #expect(change.alternative?.new.contains("4\u{202F}D") == true)
    let power = try #require(change.values.first { $0.name == "lens.power" })
    #expect(power.texts.old == "5\u{202F}D" && power.texts.new == "4\u{202F}D")
    #expect(
      power.differenceText == "\u{2212}1\u{202F}D" && power.shareText == "\u{2212}20\u{202F}%")
    let text = difference.text
    #expect(text.contains("shown in the text of index.html"))
    #expect(text.contains("V = U + P"))
    #expect(text.hasSuffix("of 1 block changed, 1 drawing changed, on 2 pages\n"))
    #expect(!text.contains(" \n"))
  }

  @Test func whatAppearedVanishedAndMovedIsSaid() throws {
    var old = Self.files(more: "```graph\nid: gone\nedges: [A-B]\n```")
    old["Content/02-optics/02-more.md"] = "# More\n"
    var new = Self.files(more: "```graph\nid: here\nedges: [A-B]\n```")
    let moved = "```optics\nid: moved\nobject: {distance: 60 cm}\nlens: 5 D\n```"
    old["Content/02-optics/02-more.md"] = "# More\n\n" + moved
    new["Content/02-optics/03-other.md"] = "# Other\n\n" + moved
    let (difference, _) = try Self.difference(from: old, to: new, built: (false, false))
    let text = difference.text
    #expect(text.contains("appeared:\n  here  optics/lens.html#figure-here\n"))
    #expect(text.contains("vanished:\n  gone  optics/lens.html#figure-gone\n"))
    #expect(text.contains("moved  optics/other.html#figure-moved\n  moved from optics/more.html\n"))
    let json = difference.json.text
    for word in ["\"change\": \"appeared\"", "\"change\": \"vanished\"", "\"movedFrom\""] {
      #expect(json.contains(word), "\(word)")
    }
  }

  @Test func anExpectationThatFailsInTheNewStateIsReported() throws {
    func files(_ distance: String) -> [String: String] {
      [
        "Content/index.md": """
        ```optics
        object: {distance: \(distance)}
        lens: 5 D
        expect: {image.distance: 30 cm}
        ```
        """
      ]
    }
    let wrong = try Self.difference(from: files("60 cm"), to: files("70 cm"), built: (false, false))
    #expect(wrong.diagnostics.map(\.identifier) == ["scenario/expectation"])
    let right = try Self.difference(from: files("70 cm"), to: files("60 cm"), built: (false, false))
    #expect(right.diagnostics.isEmpty && !right.difference.isEmpty)
  }

  @Test func aLinkThatLeadsNowhereIsNoneOfItsBusiness() throws {
    let new = ["Content/index.md": "[x](nowhere.md)\n"]
    #expect(try Self.difference(from: new, to: new, built: (false, false)).diagnostics.isEmpty)
  }

  @Test func aFolderThatIsNeitherIsRefused() throws {
    let folder = try TemporaryFolder(["a.txt": "x"])
    #expect(throws: PublishedCourse.Refusal.self) {
      try PublishedCourse(in: folder.path, standardTheme: TestCourse.theme)
    }
  }

  @Test func aSiteWithoutBlocksHasNoFileOfValues() throws {
    let course = try TestCourse(["Content/index.md": "# Start\n"])
    #expect(course.build().succeeded)
    #expect(!course.folder.files.contains("site/assets/values.json"))
    let other = try TestCourse(Self.files())
    #expect(other.build().succeeded)
    #expect(other.folder.files.contains("site/assets/values.json"))
  }

  @Test func roundingIsNoChange() {
    func number(_ value: Double, _ unit: String = "m") -> PublishedValue.Content {
      .number(value, unit: unit, shownIn: "cm")
    }
    #expect(ValueChange.isSame(number(0.3), number(0.1 + 0.2)))
    #expect(!ValueChange.isSame(number(0.3), number(0.3000001)))
    #expect(!ValueChange.isSame(number(0.3), number(0.3, "D")))
    #expect(!ValueChange.isSame(number(0), number(1e-300)))
    #expect(ValueChange.isSame(number(.infinity), number(.infinity)))
    #expect(!ValueChange.isSame(number(.infinity), number(-.infinity)))
  }

  @Test func asManyDigitsAreShownAsTellTheTwoApart() {
    let change = ValueChange(
      name: "x", old: .number(0.2, unit: "m", shownIn: "cm"),
      new: .number(0.20001, unit: "m", shownIn: "cm"))
    #expect(change.texts.old == "20\u{202F}cm" && change.texts.new == "20.001\u{202F}cm")
    let toInfinity = ValueChange(
      name: "x", old: .number(0.2, unit: "m", shownIn: "cm"),
      new: .number(.infinity, unit: "m", shownIn: ""))
    #expect(toInfinity.difference == nil && toInfinity.shareText == nil)
  }

  @Test func aFractionIsReadInOneLine() {
    let markup = """
      <figure class="figure optics" id="figure-a"><svg class="drawing"><title>T</title><desc>A &lt; B.</desc><path d="M0,0"/></svg>\
      <math><mi>v</mi><mo form="infix">=</mo><mfrac><mn>1</mn><mrow><mi>V</mi><mo form="infix">+</mo><mn>2</mn></mrow></mfrac></math></figure>
      """
    let figures = PublishedFigure.figures(of: Array(markup.utf8))
    #expect(figures["a"]?.equations == ["v = 1/(V + 2)"])
    #expect(figures["a"]?.alternative == "A < B.")
    let drawing = String(decoding: figures["a"]?.drawing ?? [], as: UTF8.self)
    #expect(drawing == "<svg class=\"drawing\"><path d=\"M0,0\"/></svg>")
  }
}
