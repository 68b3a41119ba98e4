import Drawing
import Testing

@testable import Figures

@Suite struct WrappedNameTests {
  @Test(
    "a name takes two lines, parted at spaces, hyphens, dashes and slashes, else in the word",
    arguments: [
      ("Ada", ["Ada"]), ("New York", ["New York"]),
      ("Königsberg–Kneiphof", ["Königsberg–", "Kneiphof"]),
      ("Newcastle/Gateshead", ["Newcastle/", "Gateshead"]),
      ("Rhine-Main-Area", ["Rhine-Main-", "Area"]), ("最短経路最短経路最短", ["最短経路最短", "経路最短"]),
    ] as [(String, [String])])
  func lines(name: String, lines: [String]) {
    let wrapped = WrappedName(name, size: 14, width: 100)
    #expect(wrapped.lines == lines)
    #expect(!wrapped.isCut)
  }

  @Test("no line is wider than asked for, whatever the name, and only what is cut says so")
  func fits() {
    let names = [
      "", " ", "Donaudampfschifffahrtsgesellschaft", "a b c d e f g h i j k l m n o p q r s t u",
      "–––––––––––––––––––––––––––", "x\ny\nz", "supercalifragilisticexpialidocious word",
      String(repeating: "最短", count: 40), "e\u{301}" + String(repeating: "é", count: 60),
    ]
    for name in names {
      for width in [40.0, 100, 180] {
        let wrapped = WrappedName(name, size: 14, width: width)
        #expect((1...2).contains(wrapped.lines.count))
        for line in wrapped.lines {
          #expect(line == "…" || Face.sansBold.width(of: line, size: 14) <= width)
        }
        #expect(wrapped.isCut == wrapped.lines.contains { $0.hasSuffix("…") })
      }
    }
  }
}
