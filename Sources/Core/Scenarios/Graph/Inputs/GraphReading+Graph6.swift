import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// `graph6`: a graph in the format of that name.
  mutating func readGraph6(_ entry: NodeMapping.Entry) {
    guard let scalar = text(of: entry, example: "'D?{'") else { return }
    if isDirected == true {
      report(
        "graph/no-directions", entry.key.range, "a graph in graph6 has no directions",
        explanation: "The block says `directed: true`.",
        [Solution("leave out `directed`")])
      return
    }
    let graph6: Graph6
    do {
      graph6 = try Graph6(parsing: scalar.text)
    } catch {
      reportFault(error, in: scalar)
      return
    }
    guard graph6.pairs.count < Self.most.size else {
      reportTooLarge(graph6.order, graph6.pairs.count, scalar.range)
      return
    }
    guard makeVertices(graph6.order, for: entry) else { return }
    for pair in graph6.pairs { add(Edge(from: pair.low, to: pair.high), at: scalar.range) }
  }

  private mutating func reportFault(_ fault: Graph6.Fault, in scalar: Scalar) {
    switch fault {
    case .character(let place):
      report(
        "graph/graph6", scalar.place(of: place..<place + 1),
        "graph6 has the characters from `?` to `~` only",
        explanation: "Single quotes around the text keep YAML from reading a character as its own.")
    case .format:
      report(
        "graph/graph6", scalar.range, "this is not graph6 but a format related to it",
        explanation: "A text that begins with `:` or `;` is sparse6, one with `&` digraph6. "
          + "Most programs that write these write graph6 too.")
    case .length(let needed, let found):
      report(
        "graph/graph6", scalar.range,
        "a graph6 text of so many vertices has \(needed) characters behind their number, not \(found)",
        explanation: "Perhaps a part of it is missing. A backslash in double quotes is lost; in "
          + "single quotes it stays.")
    case .padding:
      report(
        "graph/graph6", scalar.range, "the last character of a graph6 text ends with zeros",
        explanation: "Its last bits stand for no pair of vertices. Perhaps a character is wrong.")
    case .order(let order): reportTooLarge(order, nil, scalar.range)
    }
  }
}
