import Diagnostics
import Nodes

extension GraphReading {
  /// `graph`: the name of a graph that has a file of its own.
  mutating func readNamed(_ entry: NodeMapping.Entry, in body: NodeMapping) {
    guard let name = text(of: entry, example: "petersen") else { return }
    documentName = name.text
    guard let document = library[name.text] else {
      reportUnknownGraph(name)
      return
    }
    for key in ["vertices", "directed"] {
      guard let part = body[key]?.key else { continue }
      report(
        "graph/part-of-named", part.range,
        "`\(key)` is said in the file of the graph `\(name.text)`",
        explanation: "A graph that is referred to by its name is the same in every block.",
        [Solution("leave it out, or change `graphs/\(name.text).yml`")])
    }
    guard let known = document.reading else {
      isUnknown = true
      return
    }
    take(known)
  }

  private mutating func reportUnknownGraph(_ name: Scalar) {
    let near = NearMiss.of(name.text, among: library.names)
    let names = library.names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    let more = library.names.count > 12 ? " and \(library.names.count - 12) more" : ""
    let solution =
      near.map { Solution("did you mean `\($0)`?", replacement: $0) }
      ?? Solution("write the graph into `Content/graphs/\(name.text).yml`")
    report(
      "graph/unknown-graph", name.range, "there is no graph that is called `\(name.text)`",
      explanation: library.names.isEmpty
        ? "The graphs of a course are the files `Content/graphs/NAME.yml`, and there are none."
        : "The graphs of the course are \(names)\(more).",
      [solution])
  }

  /// `title` of a graph's file.
  mutating func title(_ entry: NodeMapping.Entry?) -> Scalar? {
    entry.flatMap { text(of: $0, example: "The bridges of Königsberg") }
  }
}
