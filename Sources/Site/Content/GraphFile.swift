import Diagnostics
import Nodes

/// A file of the course with a graph, `Content/graphs/NAME.yml`, of which nothing is read yet but its YAML.
public struct GraphFile: Sendable {
  /// What blocks call the graph: the file's name without its ending.
  public let name: String
  /// The file as it is shown to the author.
  public let shown: String
  /// What it says; `nil` if it says nothing.
  public let root: Node?
  /// True if it cannot be read, which is told already.
  public let isFaulty: Bool

  public init(name: String, shown: String, root: Node?, isFaulty: Bool) {
    self.name = name
    self.shown = shown
    self.root = root
    self.isFaulty = isFaulty
  }

  /// The name of a graph by the path of its file, below `Content/` or any other folder; `nil` for the path of another file.
  public static func name(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2] == "graphs" else { return nil }
    return endings.first { path.hasSuffix($0) }.map {
      String(parts[parts.count - 1].dropLast($0.count))
    }
  }

  /// The endings of YAML files; only the first is that of a graph's file.
  static let endings = [".yml", ".yaml"]

  /// The error of a file that is not called as it should be; `nil` if it is.
  public static func fault(ofPath path: String, shown: String) -> Diagnostic? {
    guard let name = name(ofPath: path) else { return nil }
    let isWellFormed =
      name.first?.isLetter == true && name.last != "-"
      && name.allSatisfy { $0.isLetter || $0 == "-" || ("0"..."9").contains($0) }
    if isWellFormed, path.hasSuffix(endings[0]) { return nil }
    let proper = isWellFormed ? name : suggestion(name)
    return Diagnostic(
      .error, "graph/file-name", at: SourceRange(startOf: shown),
      "the file of a graph is called by letters, digits and hyphens, then `.yml`",
      explanation: "A letter comes first. The name without `.yml` is what blocks call the graph.",
      solutions: [Solution("rename it to `\(proper).yml`")])
  }

  /// `2 bridges` as `graph-2-bridges`.
  private static func suggestion(_ name: String) -> String {
    let words = name.split { !($0.isLetter || ("0"..."9").contains($0)) }
    let joined = words.joined(separator: "-")
    return joined.first?.isLetter == true ? joined : (["graph"] + words).joined(separator: "-")
  }
}
