import Content
import Diagnostics
import Nodes
import Scenarios

/// The graphs of a course that have files of their own, and the figures that show them.
struct GraphIndex: Sendable {
  /// A graph and where it is found.
  struct Entry: Sendable {
    let document: GraphDocument
    /// In reading order, the first figure of each page.
    let uses: [FigurePlace]

    /// The id of its place in the collection.
    var anchor: String { GraphIndex.anchor(of: document) }
  }

  /// In the order in which pages use them; those that none uses come last.
  let entries: [Entry]

  static let address = Address("graph-collection.html")

  /// The id of a graph's place in the collection.
  static func anchor(of document: GraphDocument) -> String { "graph-" + document.name }

  /// - Parameters:
  ///   - library: the graphs of the course.
  ///   - pages: the checked pages, parallel to the course's files.
  ///   - order: the places of the pages in reading order.
  init(_ library: GraphLibrary, _ pages: [CheckedPage], order: [Int]) {
    guard !library.documents.isEmpty else {
      entries = []
      return
    }
    var uses: [String: [FigurePlace]] = [:]
    var found: [String] = []
    for file in order {
      for block in pages[file].blocks {
        guard case .figure(let content) = block, case .graph(let outcome) = content.outcome else {
          continue
        }
        for name in outcome.documentNames where uses[name]?.last?.file != file {
          if uses[name] == nil { found.append(name) }
          uses[name, default: []].append(FigurePlace(file: file, anchor: "figure-" + content.id))
        }
      }
    }
    let used = found.compactMap { library[$0] }
    let others = library.documents.filter { uses[$0.name] == nil }
    entries = (used + others).map { Entry(document: $0, uses: uses[$0.name] ?? []) }
  }

  /// The graphs of the course's files, read; what is wrong is added to `diagnostics`.
  static func library(of course: Course, _ diagnostics: inout [Diagnostic]) -> GraphLibrary {
    let defaults = course.configuration.scenarioDefaults["graphs"]
    return GraphLibrary(
      course.graphs.map { GraphDocument(reading: $0, defaults: defaults, &diagnostics) })
  }
}

extension GraphDocument {
  /// The graph of a file of the course.
  init(
    reading file: GraphFile, defaults: NodeMapping? = nil, _ diagnostics: inout [Diagnostic]
  ) {
    if file.isFaulty {
      self.init(faulty: file.name)
    } else {
      self.init(
        named: file.name, file: file.shown, reading: file.root, defaults: defaults, &diagnostics)
    }
  }
}
