import Foundation
import TestSupport
import Testing

@testable import Figures

@Suite struct GraphBesideTests {
  private static let tree = """
    edges: [a-b, a-c, b-d, c-e, d-f, e-f]
    run: [bfs from a, dfs from a]

    """
  private static let pipes = """
    edges: [s->a 1, s->b 1, a->d 1, b->d 1, a->c 1, c->t 1, d->t 1]
    run: max flow from s to t

    """

  private func html(_ text: String) throws -> String { try #require(GraphFixture(text)).html }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  private func ids(in text: String) -> [String] {
    text.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `steps side by side go on until the longer run has ended`() throws {
    let fixture = try #require(GraphFixture(Self.tree + "show: steps side by side"))
    let steps = fixture.outcome.runs.map { $0.trace.stepCount }
    let html = fixture.html
    #expect(steps[0] < steps[1])
    #expect(count("<div class=\"step pair\">", in: html) == steps[1])
    #expect(count("It ended after \(steps[0]) steps.", in: html) == steps[1] - steps[0])
    #expect(count(">Breadth-first search from a</p>", in: html) == steps[1])
    #expect(count(">Depth-first search from a</p>", in: html) == steps[1])
  }

  @Test func `what stands side by side has one layout`() throws {
    for part in ["steps side by side", "diagram side by side"] {
      let html = try html(Self.tree + "show: \(part)\ndiagram: {legend: hidden}")
      let boxes = html.components(separatedBy: "viewBox=\"").dropFirst().map { box in
        String(box.prefix { $0 != "\"" })
      }
      #expect(boxes.count >= 2)
      #expect(Set(boxes).count == 1)
    }
  }

  @Test func `results side by side are one row with what came out`() throws {
    let html = try html(Self.tree + "show: diagram side by side")
    #expect(count("<div class=\"step pair\">", in: html) == 1)
    #expect(count("<div class=\"half\">", in: html) == 2)
    #expect(html.contains("Times of discovery and leaving"))
  }

  @Test func `ids are unique with all parts, and the script finds run and step in them`() throws {
    let text = Self.tree + "show: [diagram, diagram side by side, steps, steps side by side, table]"
    let ids = try ids(in: html(text))
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("figure-g-beside-2-run-2-step-2-title"))
    let flow = Self.pipes + "show: [diagram, steps, steps with residual, residual, residual 0]"
    let others = try self.ids(in: html(flow))
    #expect(Set(others).count == others.count)
    #expect(others.contains("figure-g-flow-run-1-step-1-title"))
  }

  @Test func `the lines of the code stand at each half`() throws {
    let html = try html(Self.tree + "show: [code, steps side by side]")
    #expect(html.contains("<div class=\"half\" data-lines=\"3"))
  }

  @Test func `long runs are drawn where one of them finds something`() throws {
    let edges = (1..<30).map { "v\($0)-v\($0 + 1)" }.joined(separator: ", ")
    let html = try html(
      "edges: [\(edges)]\nrun: [bfs from v1, dfs from v1]\nshow: steps side by side")
    #expect(count("<div class=\"step pair\">", in: html) == 16)
    #expect(html.contains("<p class=\"note\">"))
  }

  // MARK: Residual graphs

  @Test func `before the first step all is room, and after it the way runs back`() throws {
    let before = try html(Self.pipes + "show: residual 0")
    #expect(before.contains("Edges: s→a 1, s→b 1, a→d 1, b→d 1, a→c 1, c→t 1, d→t 1."))
    #expect(before.contains("A way from s to t is left."))
    let after = try html(Self.pipes + "show: residual 1")
    #expect(after.contains("s→b 1, d→a 1, b→d 1"))
    #expect(after.contains("takes back what flows"))
    #expect(after.contains("stroke-dasharray"))
    #expect(!before.contains("takes back what flows"))
  }

  @Test func `at the end no way is left, and the side of the source is hatched`() throws {
    let html = try html(Self.pipes + "show: residual")
    #expect(html.contains("No way leads from s to t: the flow is the greatest."))
    #expect(html.contains("line-hatch"))
  }

  @Test func `beside each step stands the residual graph with the way that is filled next`() throws
  {
    let fixture = try #require(GraphFixture(Self.pipes + "show: steps with residual"))
    let html = fixture.html
    let steps = fixture.outcome.runs[0].trace.stepCount
    #expect(count("<div class=\"step pair\">", in: html) == steps)
    #expect(count(">Residual graph</p>", in: html) == steps)
    #expect(html.contains("way that is filled next"))
    let plan = ResidualPlan(
      of: fixture.outcome.runs[0].trace, in: fixture.outcome.graph, on: fixture.figure.plan,
      fixture.figure.words)
    // The second way goes back from d to a.
    let way = plan.way(after: 1).map { index -> String in
      let edge = plan.plan.graph.edges[index]
      return fixture.figure.words.name(edge.start) + fixture.figure.words.name(edge.end)
    }
    #expect(Set(way) == ["sb", "bd", "da", "ac", "ct"])
    #expect(plan.way(after: steps).isEmpty)
  }

  @Test func `no vertex moves between a flow and its residual graph`() throws {
    let fixture = try #require(GraphFixture(Self.pipes + "show: steps with residual"))
    let plan = ResidualPlan(
      of: fixture.outcome.runs[0].trace, in: fixture.outcome.graph, on: fixture.figure.plan,
      fixture.figure.words)
    #expect(plan.plan.centers == fixture.figure.plan.centers)
    #expect(plan.plan.viewBox.union(fixture.figure.plan.viewBox) == plan.plan.viewBox)
  }

  @Test func `any small network has all parts, with ids of their own and no wrong number`() throws {
    var chance = Chance(41)
    var figures = 0
    for _ in 0..<300 {
      let names = ["s", "t", "$x_1$", "New York", "b_2"]
      let edges = (0..<chance.number(in: 0...9)).map { _ -> String in
        let joiner = ["-", "->", "<->"][chance.number(in: 0...2)]
        let ends = [names[chance.number(in: 0...4)], names[chance.number(in: 0...4)]]
        return "\(ends[0]) \(joiner) \(ends[1]) \(chance.number(in: 0...7)).5"
      }
      let fixture = try #require(
        GraphFixture(
          """
          vertices: [\(names.joined(separator: ", "))]
          edges: [\(edges.joined(separator: ", "))]
          run: [max flow from s to t, bfs from s, components]
          show: [diagram, diagram side by side, steps, steps side by side, steps with residual, residual, residual 0,
            matrix, incidence, distances, degrees, properties, code, table]
          """))
      let html = fixture.html
      let all = ids(in: html)
      #expect(Set(all).count == all.count)
      #expect(!html.lowercased().contains("nan") && !html.contains("inf\""))
      figures += 1
    }
    #expect(figures == 300)
  }

  // MARK: Hatching

  @Test func `classes are hatched on paper, each its own way`() throws {
    let html = try html("family: cycle 5\nrun: colouring\nshow: diagram")
    let groups = html.components(separatedBy: "<g class=\"print-only\" display=\"none\">")
    #expect(groups.count == 2)
    let inside = groups.last?.components(separatedBy: "</g>").first ?? ""
    #expect(count("<path", in: inside) == 3)
    #expect(try !self.html("family: cycle 5\nshow: diagram").contains("line-hatch"))
  }

  @Test func `the side of the source is hatched on screen too, in the drawing and its legend`()
    throws
  {
    let html = try html(Self.pipes + "show: diagram")
    #expect(!html.contains("print-only"))
    #expect(count("class=\"line-hatch\"", in: html) == 2)
    #expect(try !self.html("edges: [a-b]\nrun: bridges\nshow: diagram").contains("line-hatch"))
  }

  // MARK: Properties

  @Test func `invariants are told that suit the graph`() throws {
    let cube = try html("family: cube 3\nshow: properties")
    for row in [
      "Diameter</th><td>3", "Girth, the shortest cycle</th><td>4", "Chromatic number</th><td>2",
      "Planar</th><td>yes", "Euler circuit</th><td>no", "Hamilton cycle</th><td>yes",
      "Spanning trees</th><td>384", "Vertex connectivity</th><td>3",
    ] { #expect(cube.contains(row)) }
    let order = try html("edges: [a->b, b->c, a->c]\nshow: properties")
    #expect(
      order.contains("Sources</th><td>a") && order.contains("Arcs of the longest way</th><td>2"))
    for row in ["Girth", "Spanning trees", "Chromatic"] { #expect(!order.contains(row)) }
    let parts = try html("edges: [a-b, c-d]\nshow: properties")
    for row in ["Diameter", "Hamilton", "connectivity"] { #expect(!parts.contains(row)) }
  }
}
