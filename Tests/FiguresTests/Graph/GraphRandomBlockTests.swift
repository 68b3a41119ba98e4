import Graphs
import Scenarios
import TestSupport
import Testing

/// Blocks made at random, with every input, algorithm, layout and part: whatever an author writes, there is a figure or a message.
@Suite struct GraphRandomBlockTests {
  @Test func `random blocks give figures without a wrong number, and every answer is proved`() {
    var chance = Chance(CaseCount.seed(77))
    let rounds = CaseCount.of(_isDebugAssertConfiguration() ? 1000 : 10_000)
    var figures = 0
    var runs = 0
    for _ in 0..<rounds {
      let text = Self.block(&chance)
      guard let fixture = GraphFixture(text) else { continue }
      let html = fixture.html.lowercased()
      #expect(
        !html.contains("nan") && !html.contains("inf\"") && !html.contains("\"inf"), "\(text)")
      for entry in fixture.outcome.values.entries {
        if case .quantity(let quantity) = entry.value {
          #expect(!quantity.value.isNaN, "\(entry.name.text) of \(text)")
        }
      }
      figures += 1
      for run in fixture.outcome.runs {
        runs += 1
        guard let certificate = run.trace.certificate, run.trace["wrong"] == nil else { continue }
        #expect(certificate.holds(for: fixture.outcome.graph), "\(text)")
      }
    }
    // The others ask for what their graph has not, and are refused.
    #expect(figures > rounds / 5)
    #expect(runs > rounds / 8)
  }

  /// A small block with anything that can be in one.
  private static func block(_ chance: inout Chance) -> String {
    func one<Item>(_ items: [Item]) -> Item { items[chance.number(in: 0...(items.count - 1))] }
    var (text, names) = one([0, 0, 0, 0, 1, 2, 3]) == 0 ? edges(&chance) : input(&chance)
    let layouts = LayoutKind.allCases.filter { $0 != .given }
    if one([true, false]) { text += "layout: \(one(layouts).rawValue)\n" }
    var algorithms: [String] = []
    for _ in 0..<one([0, 1, 1, 1, 2]) {
      let algorithm = one(Algorithm.allCases)
      var run = one(algorithm.names)
      let ends = algorithm.takes.split(separator: ".").last.map { String($0) } ?? ""
      if ends != "nothing" { run += " from " + one(names) }
      if ends == "both" || (ends == "source" && one([true, false])) { run += " to " + one(names) }
      algorithms.append(run)
    }
    if !algorithms.isEmpty { text += "run: [\(algorithms.joined(separator: ", "))]\n" }
    if algorithms.contains("isomorphism") || one([true, false, false, false]) {
      text += "other: {edges: [p-q, q-r, \(one(["r-p", "r-s", "s-t", "p-q"]))]}\n"
    }
    let parts = (0..<one([1, 2, 4])).map { _ in one(GraphPart.words) }
    text += "show: [\(parts.joined(separator: ", "))]\n"
    if one([true, false, false]) { text += "force: true\nrestart: true\nties: alphabetical\n" }
    return text
  }

  private static func edges(_ chance: inout Chance) -> (text: String, names: [String]) {
    let order = chance.number(in: 1...7)
    let names = (0..<order).map { chance.number(in: 0...9) == 0 ? "wide name \($0)" : "w\($0)" }
    var vertices: [String] = []
    for name in names {
      let isPlaced = chance.number(in: 0...3) == 0
      let place = "[\(chance.number(in: -3...3)), \(chance.number(in: -3...3))]"
      vertices.append("  \(name): " + (isPlaced ? place : "") + "\n")
    }
    let isWeighted = chance.number(in: 0...1) == 0
    let joiners = [["-"], ["->"], ["-", "->", "<->", "<-"]][chance.number(in: 0...2)]
    let edges = (0..<chance.number(in: 0...9)).map { _ -> String in
      let joiner = joiners[chance.number(in: 0...(joiners.count - 1))]
      let start = names[chance.number(in: 0...(order - 1))]
      let end = names[chance.number(in: 0...(order - 1))]
      let weights = ["0", "1", "2.5", "1e9", "1e-9", "-3", "0.1", "4", "7", "1"]
      let weight = isWeighted ? " " + weights[chance.number(in: 0...9)] : ""
      return "\(start) \(joiner) \(end)\(weight)"
    }
    return ("vertices:\n\(vertices.joined())edges: [\(edges.joined(separator: ", "))]\n", names)
  }

  /// A graph that is not written edge by edge.
  private static func input(_ chance: inout Chance) -> (text: String, names: [String]) {
    let number = chance.number(in: 0...6)
    let other = chance.number(in: 1...4)
    switch chance.number(in: 0...4) {
    case 0:
      let degrees = (0..<number).map { _ in "\(chance.number(in: 0...4))" }
      return ("degrees: [\(degrees.joined(separator: ", "))]\n", ["v1", "v2"])
    case 1:
      return ("tree: {a: [b, c], b: [_, d], c: [e, \(other == 1 ? "_" : "f")]}\n", ["a", "d"])
    case 2:
      let rows = (0..<number).map { _ in
        "[" + (0..<number).map { _ in "\(chance.number(in: 0...1))" }.joined(separator: ", ") + "]"
      }
      return ("matrix: [\(rows.joined(separator: ", "))]\ndirected: true\n", ["v1", "v2"])
    case 3: return ("graph6: '\(["?", "@", "A_", "Bw", "D~{", "IsP@OkWHG"][number % 6])'\n", ["v1"])
    default:
      let families = [
        "path \(number)", "cycle \(number + 3)", "star \(number)", "wheel \(other + 2)",
        "complete \(number)", "bipartite \(other) \(number)", "grid \(other) \(number + 1)",
        "cube \(other)", "petersen", "octahedron", "random \(number + 2) seed \(other)",
      ]
      return ("family: \(families[chance.number(in: 0...10)])\n", ["v1", "v2"])
    }
  }
}
