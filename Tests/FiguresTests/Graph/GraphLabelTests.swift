import Drawing
import Geometry
import Graphs
import TestSupport
import Testing

@testable import Figures

/// Names of every script: in the drawing, and in the words beside it.
@Suite struct GraphLabelTests {
  private func html(_ text: String) throws -> String { try #require(GraphFixture(text)).html }

  private static let names = [
    "Garmisch-Partenkirchen am Fuße der Zugspitze", "Donaudampfschifffahrtsgesellschaft",
    "最短経路アルゴリズムの説明", "서울특별시", "👩‍👩‍👧‍👦", "🚉 Hbf", "ירושלים", "مكة المكرمة",
    "$x_1$", "$\\alpha^2$", "v_{12}", "é\u{301}", "a\u{200D}b",
  ]

  @Test(arguments: names)
  func `every name fits into its vertex, and no vertex covers another`(name: String) throws {
    let quoted = "'" + name + "'"
    let fixture = try #require(
      GraphFixture(
        "vertices: [\(quoted), b, c]\nedges: [{from: \(quoted), to: b}, b-c, {from: c, to: \(quoted)}]"
      ))
    let plan = fixture.figure.plan
    for shape in plan.shapes {
      let label = try #require(shape.boldLabel)
      #expect(label.width <= 2 * shape.halfWidth)
      #expect(label.height <= 2 * shape.halfHeight)
    }
    for first in plan.shapes.indices {
      for second in plan.shapes.indices where first < second {
        let boxes = [first, second].map { plan.shapes[$0].outline(at: plan.centers[$0]) }
        #expect(boxes[0].overlap(with: boxes[1]) == 0)
      }
    }
    #expect(
      plan.shapes.indices.allSatisfy { vertex in
        plan.viewBox.contains(plan.shapes[vertex].outline(at: plan.centers[vertex]))
      })
  }

  @Test func `mathematics is set as mathematics in the drawing and in words`() throws {
    let text = """
      vertices: ['$x_1$', '$\\beta_{12}$', y_2]
      edges: [{from: '$x_1$', to: '$\\beta_{12}$', label: '$w^2$'}, {from: '$\\beta_{12}$', to: y_2}]
      run: bfs from $x_1$
      show: [diagram, table, matrix]
      """
    let html = try html(text)
    #expect(!html.contains("$"))
    #expect(html.contains("<mtext>x₁</mtext>") && html.contains("<mtext>β₁₂</mtext>"))
    #expect(html.contains("<mtext>y₂</mtext>"))
    #expect(html.contains("β₁₂ (x₁)") || html.contains("1 (x₁)"))
    #expect(html.contains("x₁–β₁₂ w²"))
    #expect(html.contains("font-style=\"italic\">β</tspan>"))
  }

  @Test(arguments: [
    ("$x_1$", "x₁"), ("$\\alpha$", "α"), ("$v_{12}$", "v₁₂"), ("$x_{i-1}$", "xᵢ₋₁"),
    ("$x_Q$", "x_Q"),
    ("$a^2$", "a²"), ("$f'$", "f′"), ("$\\infty$", "∞"), ("x_1", "x₁"), ("x_one", "xₒₙₑ"),
    ("v_max", "v_max"),
    ("$", "$"),
    ("$$", "$$"), ("price $5", "price $5"), ("$5 or $6$", "$5 or $6$"), ("New York", "New York"),
  ])
  func `a name in words`(name: String, words: String) {
    #expect(MathName.plain(name) == words)
  }

  @Test func `a name from right to left does not turn what stands beside it`() throws {
    let html = try html("edges: ['ירושלים->חיפה 5']\nrun: bfs from ירושלים")
    #expect(html.contains("\u{2068}ירושלים\u{2069}→\u{2068}חיפה\u{2069}"))
    #expect(html.contains("unicode-bidi=\"plaintext\""))
  }

  @Test func `emoji are one letter wide and never parted`() throws {
    let fixture = try #require(GraphFixture("vertices: ['👩‍👩‍👧‍👦', '🏳️‍🌈', a]"))
    #expect(fixture.figure.plan.shapes.allSatisfy { $0.isRound })
    #expect(fixture.html.contains(">👩‍👩‍👧‍👦</text>"))
  }
}
