import Foundation
import TestSupport
import Testing

@testable import Figures

@Suite struct GraphMatrixTests {
  private func html(_ text: String) throws -> String { try #require(GraphFixture(text)).html }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(arguments: ["matrix", "incidence", "distances", "laplacian"])
  func `a small matrix is a formula with the names of its rows and columns`(part: String) throws {
    let html = try html("edges: [a-b, b-c, c-a]\nshow: \(part)")
    #expect(count("<mtr>", in: html) == 4)
    #expect(count("<mtd", in: html) == 16)
    #expect(!html.contains("<table class=\"matrix\">"))
    let letters = ["matrix": "A", "incidence": "B", "distances": "D", "laplacian": "L"]
    #expect(html.contains("<mtr><mtd><mi>\(letters[part] ?? "")</mi></mtd>"))
  }

  @Test(arguments: ["matrix", "incidence", "distances", "laplacian"])
  func `a matrix of more than eight rows or columns is a table with headers`(part: String) throws {
    let html = try html("family: cycle 9\nshow: \(part)")
    #expect(html.contains("<table class=\"matrix\">"))
    #expect(count("<th scope=\"col\">", in: html) == 9)
    #expect(count("<th scope=\"row\">", in: html) == 9)
  }

  @Test func `the columns of the incidence matrix are the edges, the arcs signed`() throws {
    let html = try html("edges: [a-b, b->c]\nshow: incidence")
    #expect(html.contains("<mtext>a–b</mtext>") && html.contains("<mtext>b→c</mtext>"))
    #expect(count("<mo form=\"prefix\">−</mo><mn>1</mn>", in: html) == 1)
    #expect(html.contains("An arc has −1 where it begins"))
  }

  @Test(arguments: [
    ("edges: [a-a, a-b]\nshow: matrix", "counts two on the diagonal"),
    ("edges: [a->a, a->b]\nshow: matrix", "counts one on the diagonal"),
    ("edges: [a-a, a-b]\nshow: incidence", "A loop has a 2"),
    ("edges: [a->a, a->b]\nshow: incidence", "has 0, for it begins and ends there"),
    ("edges: [a-a, a-b]\nshow: laplacian", "Loops are left out"),
    ("edges: [a-b 3]\nshow: matrix", "whatever their weights"),
    ("edges: [a-b 3]\nshow: laplacian", "whatever their weights"),
    ("vertices: [a, b]\nshow: distances", "∞ stands where there is no way"),
    ("edges: [a-b -1]\nshow: distances", "−∞ stands where"),
    ("vertices: []\nshow: matrix", "It has no entries"),
    ("vertices: [a]\nshow: incidence", "It has no columns"),
  ])
  func `what a reader could doubt is said`(text: String, sentence: String) throws {
    #expect(try html(text).contains(sentence))
    #expect(try !html("edges: [x-y]\nshow: [matrix, incidence, laplacian]").contains(sentence))
  }

  @Test func `distances follow weights where there are some`() throws {
    let weighted = try html("edges: [a-b 5, b-c 2]\nshow: distances")
    #expect(weighted.contains("<mn>7</mn>"))
    #expect(weighted.contains("the weight of a shortest way"))
    let plain = try html("edges: [a-b, b-c]\nshow: distances")
    #expect(plain.contains("<mn>2</mn>") && plain.contains("how many edges a shortest way"))
  }

  @Test func `the Laplacian says how many spanning trees there are`() throws {
    let html = try html("family: complete 4\nshow: laplacian")
    #expect(html.contains("Every cofactor is 16: the graph has 16 spanning trees."))
    #expect(count("<mn>3</mn>", in: html) == 4)
  }

  @Test func `the degrees stand above their sum`() throws {
    let plain = try html("edges: [a-b, b-c, c-c]\nshow: degrees")
    #expect(plain.contains("3 edges have 6 ends."))
    #expect(plain.contains("A loop has both of its ends there"))
    #expect(plain.contains("<tfoot><tr><th scope=\"row\">Sum</th><td>6</td></tr></tfoot>"))
    let arcs = try html("edges: [a->b, b->c]\nshow: degrees")
    #expect(arcs.contains("Each of the 2 arcs"))
    #expect(arcs.contains("<td>2</td><td>2</td></tr></tfoot>"))
    #expect(count("<th scope=\"col\">", in: arcs) == 3)
    #expect(try count("<th scope=\"col\">", in: html("edges: [a->b, b-c]\nshow: degrees")) == 4)
  }

  @Test func `the matrices of Floyd and Warshall are numbered, the pivot and changes marked`()
    throws
  {
    let html = try html("edges: [a->b 1, b->c 2]\nrun: floyd-warshall\nshow: table")
    #expect(count("<math display=\"block\" class=\"matrix\">", in: html) == 4)
    #expect(html.contains("<msup><mi>D</mi><mrow><mo>(</mo><mn>3</mn><mo>)</mo></mrow></msup>"))
    #expect(html.contains("<mtd class=\"changed\"><mn>3</mn><mtext>▾</mtext></mtd>"))
    #expect(count("<mtd class=\"pivot\">", in: html) == 3 * 7)
  }
}
