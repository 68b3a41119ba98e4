import Diagnostics
import Markup
import Scenarios
import TestSupport
import Testing

@testable import Figures

/// An entry of `equations` works something out, or is reported where it stands: none is ignored.
@Suite struct EquationChoiceTests {
  /// One block of each subject and shape, and the names that `equations` has there.
  static let subjects: [(block: String, names: [String])] =
    systems.map { ($0, lens) } + [
      ("object: {distance: 30 cm, height: 1 cm}\nlens: 10 D", lens),
      ("object: {distance: infinity, angle: 2 deg}\nlens: 10 D", lens),
      ("object: {distance: 10 cm}\nlens: 10 D", lens),
      ("object: {distance: 30 cm}\nlens: 0 D", lens),
      ("surface: {index: 1.5}\nmedium: air\nray: {angle: 30 deg}", refraction),
      ("slab: {thickness: 2 cm, index: 1.5}\nray: {angle: 30 deg}", refraction),
      ("prism: {apex: 60 deg, index: 1.5}\nray: {angle: 50 deg}", prism),
      ("prism: {apex: 60 deg, glass: N-BK7}\nray: minimum deviation", prism),
      ("prism: {power: 3 prism D, base: in}\neye: right", prism),
      ("prism: {power: 3 prism D, index: 1.5}", prism),
      (
        "eye: right\nelements: [prism: {power: 3 prism D, base: in}, prism: {power: 2 prism D, base: up}]",
        prism
      ),
      ("lens: {rx: -2.00 -1.00 x 90}", prescription), ("lens: {rx: -2.00 DS}", prescription),
      ("lens: {rx: -2.00 -1.00 x 90, meridian: 30 deg, vertex: 12 mm}", prescription),
      ("lens: {rx: -2.00 -1.00 x 90, decentration: 2 mm in, eye: right}", prescription),
      ("object: {distance: 50 cm}\nlens: {rx: -2.00 -1.00 x 90, aperture: 4 mm}", prescription),
      (
        "elements: [lens: {rx: -2.00 -1.00 x 90}, lens: {rx: +1.00 -1.00 x 45}]",
        prescription
      ),
      ("eye: {error: -3 D}", eye), ("eye: gullstrand", eye),
      ("eye: {error: -3 D, amplitude: 5 D, pupil: 4 mm}\nobject: {distance: 40 cm}", eye),
      ("mirror: concave 40 cm\nray: {height: 5 cm}", trace),
      ("mirror: concave 40 cm\nray: {angle: 2 deg}", trace),
      ("surface: {radius: 5 cm, index: 1.5}\nray: {height: 1 cm}", trace),
      ("lens: {\(glass), aperture: 2 cm}\naberration: {aperture: 2 cm}", trace),
      ("lens: {\(glass)}\nray: {height: 5 mm}", trace),
    ]

  static let systems = [
    "object: {distance: 30 cm, height: 1 cm}\nelements: [lens: 10 D, gap: 20 cm, lens: 5 D]",
    "object: {distance: 30 cm}\nconvention: real-is-positive\nelements: [lens: 10 D, gap: 5 cm, lens: 5 D]",
    "object: {distance: infinity, angle: 2 deg}\nelements: [lens: 10 D, gap: 20 cm, lens: 4 D]",
    "object: {distance: 10 cm, height: 1 cm}\nelements: [lens: 10 D, gap: 20 cm, lens: 4 D]",
    "object: {distance: infinity, angle: 2 deg}\nelements: [lens: 2 D, gap: 55 cm, lens: 20 D]",
    "object: {distance: 30 cm, height: 1 cm}\nelements: [lens: 10 D, gap: 5 cm, mirror: concave 40 cm]",
    "object: {distance: 30 cm, height: 1 cm}\nelements: [lens: 10 D, gap: 5 cm, mirror: plane]",
    "object: {distance: 30 cm, height: 1 cm}\nlens: {\(glass)}",
    "object: {distance: 30 cm, height: 1 cm}\nslab: {thickness: 2 cm, index: 1.5}",
    "object: {distance: 30 cm, height: 1 cm}\nmirror: plane",
    "object: {distance: 30 cm, height: 1 cm}\nmirror: plane\nconvention: real-is-positive",
    "object: {distance: infinity, angle: 2 deg}\nmirror: plane",
    "object: {distance: infinity}\nmirror: concave 40 cm",
    "object: {distance: 20 cm, height: 1 cm}\nmirror: concave 40 cm",
    "object: {distance: 30 cm, height: 1 cm}\nmirror: convex 40 cm\nconvention: real-is-positive",
    "object: {distance: 30 cm, height: 1 cm}\nsurface: {radius: 5 cm, index: 1.5}",
    "object: {distance: 30 cm, height: 1 cm}\nsurface: {radius: plane, index: 1.5}",
    "elements: [gap: 5 cm]", "elements: [stop: {diameter: 1 cm}, gap: 5 cm]",
    "object: {distance: 30 cm}\nelements: ["
      + (1...7).map { "lens: \($0) D, gap: 1 cm" }.joined(separator: ", ") + "]",
  ]

  static let glass = "front: convex 10 cm, back: convex 10 cm, index: 1.5, thickness: 5 mm"
  static let lens = LensEquation.allCases.map(\.rawValue)
  static let refraction = RefractionEquation.allCases.map(\.rawValue)
  static let prism = PrismEquation.allCases.map(\.rawValue)
  static let prescription = PrescriptionEquation.allCases.map(\.rawValue)
  static let eye = EyeEquation.allCases.map(\.rawValue)
  static let trace = TraceEquation.allCases.map(\.rawValue)

  @Test(arguments: subjects.indices)
  func eachSetOfEquationsIsWorkedOutOrReported(_ index: Int) throws {
    let (block, names) = Self.subjects[index]
    for name in names {
      let text = block + "\nshow: equations\nequations: " + name
      var diagnostics: [Diagnostic] = []
      let outcome = BlockFigure.outcome(text, &diagnostics)
      let figure = try #require(
        outcome.map { Figure(of: $0, id: "test", phrases: English.phrases) }, "\(diagnostics)")
      let told = diagnostics.filter { $0.identifier == "optics/missing-for-equation" }
      #expect(told.count == (Self.hasSteps(figure) ? 0 : 1), "\(text): \(told.map(\.summary))")
      guard let range = told.first?.range else { continue }
      #expect(range.start.line == block.split(separator: "\n").count + 2, "\(text)")
      #expect(range.start.column == "equations: ".count + 1, "\(text)")
      #expect(told.first?.summary.hasPrefix("`\(name)` needs") == true)
    }
  }

  /// Of what has a focal length, each set is a way of its own.
  @Test(arguments: systems.prefix(4) + systems[5...9])
  func theSetsOfASystemDiffer(_ block: String) throws {
    let boards = try Self.lens.map { name in
      let figure = try #require(BlockFigure(block + "\nshow: equations\nequations: " + name))
      return try #require(Self.board(figure.figure))
    }
    #expect(Set(boards).count == boards.count, "\(block)")
  }

  static func board(_ figure: Figure) -> MarkupNode? {
    figure.parts.compactMap { part in if case .block(let node) = part { node } else { nil } }.first
  }

  static func hasSteps(_ figure: Figure) -> Bool {
    guard case .element(let board)? = board(figure) else { return false }
    return !board.content.isEmpty
  }
}
