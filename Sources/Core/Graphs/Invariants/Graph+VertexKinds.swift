extension Graph {
  /// The degrees, the greatest first.
  public var degreeSequence: [Int] { degrees.sorted { $0 > $1 } }

  /// The vertices of odd degree.
  public var oddVertices: [Int] { vertices.indices.filter { degree(of: $0) % 2 == 1 } }

  /// The vertices of degree 1.
  public var leaves: [Int] { vertices.indices.filter { degree(of: $0) == 1 } }

  /// The vertices into which no edge leads.
  public var sources: [Int] { vertices.indices.filter { inDegree(of: $0) == 0 } }

  /// The vertices out of which no edge leads.
  public var sinks: [Int] { vertices.indices.filter { outDegree(of: $0) == 0 } }
}
