import Scenarios
import TestSupport
import Testing

@testable import Figures

/// Whatever numbers stand in a block: a figure without a number that is none, or an error.
@Suite struct AwkwardBlockTests {
  #if DEBUG
    static let count = CaseCount.of(400)
  #else
    static let count = CaseCount.of(20_000)
  #endif

  @Test(arguments: BlockGallery.allCases)
  func nothingInfiniteOrUndefinedIsEverDrawnOrPrinted(gallery: BlockGallery) {
    let block = gallery.awkward(seed: CaseCount.seed(11))
    var drawn = 0
    for _ in 0..<Self.count {
      let text = block()
      guard let figure = BlockFigure(text) else { continue }
      drawn += 1
      let faults = Self.faults(of: figure)
      #expect(faults.isEmpty, "\(faults) in \(text)")
    }
    #expect(drawn > Self.count / 3, "\(drawn)")
  }

  /// What is wrong with a figure whatever it shows.
  private static func faults(of figure: BlockFigure) -> [String] {
    var faults: [String] = []
    for drawing in figure.drawings {
      // Not near includes not a number.
      faults += DrawnThings(drawing.shapes).points
        .filter { !($0.x.magnitude < 1e4 && $0.y.magnitude < 1e4) }.map { "\($0)" }
    }
    // As bytes, because there are many.
    let words = figure.figure.markup().text().utf8.split { !isLetter($0) }
    for word in ["nan", "NaN", "inf"] where words.contains(where: { $0.elementsEqual(word.utf8) }) {
      faults.append("`\(word)`")
    }
    for entry in figure.outcome.values.entries {
      if case .quantity(let quantity) = entry.value, quantity.value.isNaN {
        faults.append(entry.name.text)
      }
      if entry.name.text.hasSuffix("kind"), !isNamed(entry.value) { faults.append(entry.name.text) }
    }
    return faults
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// True if a kind is one that has a name.
  private static func isNamed(_ value: Value) -> Bool {
    if case .name(let name) = value { !name.isEmpty } else { false }
  }
}
