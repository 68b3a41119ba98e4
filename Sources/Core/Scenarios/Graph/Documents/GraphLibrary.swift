/// The graphs of a course's own files, which blocks refer to by name.
public struct GraphLibrary: Sendable {
  /// In the order in which they are listed.
  public let documents: [GraphDocument]

  public init(_ documents: [GraphDocument] = []) {
    self.documents = documents
  }

  /// The graph of a name.
  public subscript(name: String) -> GraphDocument? {
    documents.first { $0.name == name }
  }

  /// The names, for near misses.
  var names: [String] { documents.map { $0.name } }
}
