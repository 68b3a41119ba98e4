import Figures
import Foundation
import Graphs
import Scenarios
import TestSupport
import Testing

@Suite struct GraphFigureTests {
  static let textbook = """
    vertices: {s: [0, 1], t: [1.5, 2], x: [3.5, 2], y: [1.5, 0], z: [3.5, 0]}
    edges: [s->t 10, s->y 5, t->x 1, t->y 2, y->t 3, y->x 9, y->z 2, x->z 4, z->s 7, z->x 6]
    run: dijkstra from s
    """

  private func html(_ text: String) throws -> String { try #require(GraphFixture(text)).html }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `the phrasebook has every phrase`() {
    let phrases = GraphFixture.phrases
    #expect(phrases.missing(GraphPhrase.self) == [])
    #expect(phrases.missing(GraphRunPhrase.self) == [])
    #expect(phrases.missing(GraphCodePhrase.self) == [])
    #expect(phrases.missing(GraphResultPhrase.self) == [])
    #expect(phrases.missing(TraceSentence.Key.self) == [])
    #expect(phrases.missing(TraceColumn.self) == [])
  }

  @Test func `the parts come in the order of show, the folded list last`() throws {
    let html = try html(Self.textbook + "\nshow: [table, diagram, steps, matrix, properties]")
    let marks = [
      "<figure class=\"figure graph\" id=\"figure-g\">", "<table class=\"trace\">",
      "<div class=\"figure-frame\" tabindex=\"0\" role=\"group\"",
      "<div class=\"steps\" data-words=\"",
      "class=\"matrix\">", "<table class=\"properties\">",
      "<details class=\"adjacency\">",
    ]
    let places = marks.map { html.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func `the captions of steps say what happened and why, with numbers`() throws {
    let html = try html(Self.textbook + "\nshow: steps")
    #expect(
      html.contains(
        "Step 2. Settle y (d = 5). y→t: 5 + 3 = 8 &lt; 10, so d(t) = 8. y→x: 5 + 9 = 14, the first way,"
          + " so d(x) = 14. y→z: 5 + 2 = 7, the first way, so d(z) = 7."))
  }

  @Test func `all frames of a run have one view box`() throws {
    let html = try html(Self.textbook + "\nshow: steps")
    let boxes = html.components(separatedBy: "viewBox=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
    #expect(boxes.count == 6)
    #expect(Set(boxes.dropLast()).count == 1)
  }

  @Test func `the table of Dijkstra has headers on both sides and marks what changed`() throws {
    let html = try html(Self.textbook + "\nshow: table")
    #expect(count("<th scope=\"row\">", in: html) == 6)
    #expect(count("<th scope=\"col\">", in: html) == 8)
    #expect(html.contains("<td class=\"changed\">8 (y) ▾</td>"))
    #expect(html.contains("<td class=\"settled\">9 (t)</td>"))
    #expect(html.contains("<td>z, t, x</td>"))
    #expect(count("class=\"settled\"", in: html) == 5)
  }

  @Test func `the page says how ties were broken only where there was one`() throws {
    let ties = "Among equals"
    #expect(try !html(Self.textbook).contains(ties))
    #expect(try html("edges: [s-a 1, s-b 1]\nrun: dijkstra from s").contains(ties))
    let alphabetical = "edges: [s-b, s-a]\nrun: bfs from s\nties: alphabetical"
    #expect(try html(alphabetical).contains("in the alphabet"))
  }

  @Test func `the text alternative tells the graph and the result`() throws {
    let html = try html(Self.textbook + "\nshow: diagram")
    #expect(html.contains("Weighted directed graph, 5 vertices, 10 edges."))
    #expect(html.contains("s→t 10, s→y 5"))
    #expect(html.contains("Distances from s: s 0, t 8, x 9, y 5, z 7."))
    let hidden = try #require(GraphFixture("edges: [a-b]"))
    let own = Figure(
      of: hidden.outcome, id: "g", phrases: GraphFixture.phrases, alternative: "Two dots.")
    #expect(own.markup().text().contains("Two dots.</desc>"))
  }

  @Test func `the input alone does not give the result away`() throws {
    let html = try html(Self.textbook + "\nshow: given")
    #expect(!html.contains("Distances"))
    #expect(!html.contains("edge-tree"))
  }

  @Test func `text of the author is escaped`() throws {
    let html = try html("vertices: ['<script>', 'a&b', '\"']\nrun: bfs from <script>")
    #expect(!html.contains("<script>"))
    #expect(html.contains("&lt;script&gt;"))
    #expect(html.contains("a&amp;b"))
  }

  @Test func `a graph without vertices has a figure that says so`() throws {
    #expect(try html("vertices: []").contains("A graph without vertices."))
  }

  @Test func `the numbers of a figure have the same decimals`() throws {
    let html = try html("edges: [a->b 2.5, b->c 0, c->a -1.25]")
    for number in [">2.50<", ">0.00<", ">−1.25<"] { #expect(html.contains(number)) }
    let wide = try self.html("edges: [a-b 0.25, b-c 1000]")
    for number in [">0.25<", ">1000<"] { #expect(wide.contains(number)) }
  }

  @Test func `a loop in the matrix is explained`() throws {
    #expect(try html("edges: [a-a, a-b]\nshow: matrix").contains("counts two on the diagonal"))
    #expect(try !html("edges: [a-b]\nshow: matrix").contains("diagonal"))
  }

  @Test func `a long run shows the first steps and the last, and the table has the rest`() throws {
    let edges = (1..<30).map { "v\($0)-v\($0 + 1)" }.joined(separator: ", ")
    let html = try html("edges: [\(edges)]\nrun: bfs from v1\nshow: steps")
    #expect(count("<div class=\"step\">", in: html) == 16)
    #expect(html.contains("id=\"figure-g-step-30-title\""))
    #expect(html.contains("14 steps"))
    #expect(html.contains("<table class=\"trace\">"))
  }

  @Test func `ids are unique in a figure with everything`() throws {
    let runs = "edges: [a-b 1, b-c 2]\nrun: {x: bfs from a, y: dijkstra from a to c}"
    let html = try html(runs + "\nshow: [diagram, given, steps, step 1, table]")
    let ids = html.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids.count > 10)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `a figure of ten vertices is at most 8 kB and a strip of ten steps at most 40 kB`()
    throws
  {
    let text = GraphFixture.random(order: 10, size: 15, seed: 4)
      .replacingOccurrences(of: "v", with: "")
    let figure = try html(text + "\nrun: dijkstra from 0\nshow: diagram")
    #expect(figure.utf8.count <= 8000, "\(figure.utf8.count)")
    let strip = try html(text + "\nrun: dijkstra from 0\nshow: steps")
    #expect(count("<div class=\"step\">", in: strip) == 10)
    let steps = strip.components(separatedBy: "<details")[0]
    #expect(steps.utf8.count <= 40_000, "\(steps.utf8.count)")
  }

  @Test func `the same block gives the same bytes`() throws {
    let text =
      GraphFixture.random(order: 14, size: 24, seed: 9)
      + "\nrun: bfs from v0\nshow: [diagram, steps]"
    #expect(try html(text) == html(text))
  }
}
