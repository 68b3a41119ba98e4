import TestSupport
import Testing

@testable import Figures

@Suite struct OpticsFiniteTests {
  #if DEBUG
    static let count = CaseCount.of(400)
  #else
    static let count = CaseCount.of(20_000)
  #endif

  @Test func nothingInfiniteOrUndefinedIsEverDrawnOrPrinted() {
    var generator = OpticsGallery(seed: 11)
    var drawn = 0
    for _ in 0..<Self.count {
      let text = generator.awkward()
      guard let figure = OpticsFigure(text), let drawing = figure.drawing else { continue }
      drawn += 1
      for point in DrawnThings(drawing.shapes).points {
        let isNear = point.x.magnitude < 1e4 && point.y.magnitude < 1e4
        #expect(isNear, "\(point) in \(text)")
      }
      let words = figure.figure.markup().text().lowercased()
        .split { !$0.isLetter }
      #expect(!words.contains("nan") && !words.contains("inf"), "\(text)")
      for entry in figure.outcome.values.entries {
        if case .quantity(let quantity) = entry.value {
          #expect(!quantity.value.isNaN, "\(entry.name.text) in \(text)")
        }
      }
    }
    #expect(drawn > Self.count * 9 / 10)
  }
}
