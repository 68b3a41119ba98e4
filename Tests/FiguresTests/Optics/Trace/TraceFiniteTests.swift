import Testing

@testable import Figures

@Suite struct TraceFiniteTests {
  #if DEBUG
    static let count = 400
  #else
    static let count = 10_000
  #endif

  @Test func nothingInfiniteOrUndefinedIsEverDrawnOrPrinted() {
    var generator = TraceGallery(seed: 11)
    var drawn = 0
    for _ in 0..<Self.count {
      let text = generator.awkward()
      guard let figure = TraceFigure(text) else { continue }
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
    #expect(drawn > Self.count / 3)
  }
}
