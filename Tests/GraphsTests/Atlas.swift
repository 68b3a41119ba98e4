import Foundation
import Graphs
import TestSupport

/// All graphs on up to seven vertices.
enum Atlas {
  static func graphs() throws -> [Graph] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "gzip", "-dc", (Conformance.folder ?? ".") + "/conformance/graphs/atlas.dat.gz",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var graphs: [Graph] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "GRAPH" { continue }
      if words[0] == "NODES" {
        graphs.append(Graph(vertices: (0..<(Int(words[1]) ?? 0)).map { Vertex("v\($0)") }))
      } else if let start = Int(words[0]), let end = Int(words[1]) {
        graphs[graphs.count - 1].add(Edge(from: start, to: end))
      }
    }
    return graphs
  }
}
