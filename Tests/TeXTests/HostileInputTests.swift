import Diagnostics
import Foundation
import Markup
import TeX
import Testing

/// Whatever is written is read in time that grows with its length, without using up a small thread's stack.
@Suite struct HostileInputTests {
  static let pieces = [
    "{", "}", #"\frac"#, #"\frac{"#, "^", "_", "x^{", "&", #"\\"#, #"\left("#, #"\right)"#,
    #"\begin{matrix}"#, #"\end{matrix}"#, #"\begin{aligned}a&"#, #"\sqrt"#, #"\sqrt["#, #"\text{"#,
    #"\text{$"#, "$", #"\color{red}"#, #"\displaystyle "#, #"\hat"#, "'", "x'", "(", "a+",
    #"\not"#, #"\big("#, #"\over"#, #"\def\a{\a\a}\a"#, #"\newcommand{\x}[1]{#1#1}\x{"#, "#1",
    "%", #"\relax"#, #"^\relax "#, #"\limits"#, #"\label{a}"#, #"\tag{a}"#, #"\hline"#, "~", "²",
    "1", "1{,}", #"\mathbf"#, #"\begingroup "#, #"\substack{"#, #"\mathchoice"#, #"\xrightarrow"#,
    #"\left.\middle|"#, "a\u{301}", #"\"#, #"\begin{array}{"#, #"\begin{array}{c}\hline"#, #"\rm "#,
    #"\begin{align}"#, "a\\\\", "-", #"\smash["#, #"\qty{1}{"#, #"\let\a\a\a"#,
  ]

  @Test(arguments: [20_000, 1_000_000])
  func repeatedPiecesAreReadOrRefused(_ length: Int) {
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      for piece in Self.pieces {
        let text = String(repeating: piece, count: length / piece.utf8.count)
        var diagnostics: [Diagnostic] = []
        let start = ContinuousClock.now
        let formula = TeXFormula(
          parsing: text, isDisplay: true, origin: TextOrigin(file: "a.md"),
          reporting: &diagnostics)
        let size = formula.markup.bytes().count + formula.text.utf8.count
        #expect(size > 0 || piece == "%")
        #expect(ContinuousClock.now - start < .seconds(2), "\(piece)")
        #expect(diagnostics.count < 12)
        #expect(formula.isValid == diagnostics.isEmpty)
      }
      finished.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    finished.wait()
  }

  @Test(arguments: [
    ("{", "math/too-deep"), (#"\left("#, "math/too-deep"), (#"\frac"#, "math/too-deep"),
    (#"\begin{matrix}"#, "math/too-deep"),
  ])
  func deepNestingIsRefused(_ piece: String, _ identifier: String) {
    var diagnostics: [Diagnostic] = []
    _ = TeXFormula(
      parsing: String(repeating: piece, count: 1000), isDisplay: true,
      origin: TextOrigin(file: "a.md"), reporting: &diagnostics)
    #expect(diagnostics.map(\.identifier) == [identifier])
  }

  @Test func aFormulaOfAWholeFileIsRefused() {
    var diagnostics: [Diagnostic] = []
    _ = TeXFormula(
      parsing: String(repeating: "x", count: 200_000), isDisplay: true,
      origin: TextOrigin(file: "a.md"), reporting: &diagnostics)
    #expect(diagnostics.map(\.identifier) == ["math/too-long"])
  }

  @Test func controlCharactersDoNotReachThePage() {
    var diagnostics: [Diagnostic] = []
    let markup = TeXFormula(
      parsing: "a\u{0}b\u{C}\\text{c\u{1B}d\u{7F}} \\verb|e|", isDisplay: true,
      origin: TextOrigin(file: "a.md"), reporting: &diagnostics
    ).markup.bytes()
    #expect(diagnostics.isEmpty)
    #expect(markup.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }
}
