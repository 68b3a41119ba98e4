import Scenarios
import TestSupport
import Testing

@testable import Figures

@Suite struct RayFiniteTests {
  #if DEBUG
    static let count = 500
  #else
    static let count = CaseCount.of(20_000)
  #endif

  @Test func nothingInfiniteOrUndefinedIsEverDrawnOrPrinted() {
    var generator = RayGallery(seed: 23)
    var drawn = 0
    for _ in 0..<Self.count {
      let text = generator.block(isAwkward: true)
      guard let figure = RayFigure(text) else { continue }
      drawn += 1
      for drawing in figure.drawings {
        for point in DrawnThings(drawing.shapes).points {
          let isNear = point.x.magnitude < 1e4 && point.y.magnitude < 1e4
          #expect(isNear, "\(point) in \(text)")
        }
      }
      let words = figure.figure.markup().text().lowercased().split { !$0.isLetter }
      #expect(!words.contains("nan") && !words.contains("inf"), "\(text)")
      for entry in figure.outcome.values.entries {
        if case .quantity(let quantity) = entry.value {
          #expect(!quantity.value.isNaN, "\(entry.name.text) in \(text)")
        }
      }
    }
    #expect(drawn > Self.count * 3 / 5, "\(drawn)")
  }
}
