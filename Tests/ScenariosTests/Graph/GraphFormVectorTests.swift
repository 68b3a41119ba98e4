import Graphs
import Scenarios
import TestSupport
import Testing

/// The trees, the degree sequences and the pairs of graphs of the vectors.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct GraphFormVectorTests {
  private struct Vectors: Decodable {
    struct Tree: Decodable {
      let id: String
      let root: String
      let children: [String: [String?]]
      let preorder: [String]
      let inorder: [String]
      let postorder: [String]
      let levelorder: [String]
      let height: Double
    }

    struct Sequence: Decodable {
      let sequence: [Int]
      let graphical: Bool
    }

    struct Plain: Decodable {
      let n: Int
      let edges: [[Int]]
    }

    struct Pair: Decodable {
      let id: String
      let directed: Bool
      let a: Plain
      let b: Plain
      let isomorphic: Bool
      let hasSameDegrees: Bool

      enum CodingKeys: String, CodingKey {
        case id, directed, a, b, isomorphic
        case hasSameDegrees = "same_degree_sequence"
      }
    }

    let trees: [Tree]
    let sequences: [Sequence]
    let pairs: [Pair]

    enum CodingKeys: String, CodingKey {
      case trees = "binary_trees"
      case sequences = "degree_sequences"
      case pairs = "isomorphism_pairs"
    }
  }

  private let vectors: Vectors

  init() throws {
    vectors = try Conformance.decoded(Vectors.self, from: "vectors/graphs.json")
  }

  @Test func `trees written as blocks have their orders`() {
    #expect(vectors.trees.count == 7)
    for tree in vectors.trees {
      let keys = [tree.root] + tree.children.keys.filter { $0 != tree.root }.sorted()
      let lines = keys.map { key in
        let children = tree.children[key] ?? []
        return "'\(key)': [" + children.map { $0.map { "'\($0)'" } ?? "_" }.joined(separator: ", ")
          + "]"
      }
      let block = GraphBlock("tree: {" + lines.joined(separator: ", ") + "}")
      #expect(block.diagnostics.isEmpty)
      #expect(block.names("preorder") == tree.preorder, "\(tree.id)")
      #expect(block.names("inorder") == tree.inorder, "\(tree.id)")
      #expect(block.names("postorder") == tree.postorder, "\(tree.id)")
      #expect(block.names("level-order") == tree.levelorder, "\(tree.id)")
      #expect(block.number("height") == tree.height, "\(tree.id)")
    }
  }

  @Test func `sequences are degrees or not, and a graph or a contradiction shows it`() {
    #expect(vectors.sequences.count == 10)
    for vector in vectors.sequences {
      let sequence = DegreeSequence(vector.sequence)
      #expect(sequence.isGraphical == vector.graphical, "\(vector.sequence)")
      guard sequence.isGraphical else { continue }
      let graph = Graph(
        vertices: vector.sequence.map { Vertex("\($0)") },
        edges: sequence.pairs.map { Edge(from: $0[0], to: $0[1]) })
      #expect(graph.isSimple)
      #expect(graph.degrees == vector.sequence)
    }
  }

  @Test func `pairs of graphs are the same but for their names, or not`() {
    #expect(vectors.pairs.count == 14)
    for pair in vectors.pairs {
      func graph(_ plain: Vectors.Plain) -> Graph {
        Graph(
          vertices: (0..<plain.n).map { Vertex("v\($0)") },
          edges: plain.edges.map { Edge(from: $0[0], to: $0[1], directed: pair.directed) })
      }
      let first = graph(pair.a)
      let second = graph(pair.b)
      #expect(
        (first.degreeSequence == second.degreeSequence) == pair.hasSameDegrees, "\(pair.id)")
      let answer = first.isomorphism(to: second)
      guard case .map(let map) = answer else {
        #expect(answer == .none && !pair.isomorphic, "\(pair.id)")
        continue
      }
      #expect(pair.isomorphic, "\(pair.id)")
      #expect(map.sorted() == Array(0..<pair.a.n))
      let moved = Graph(
        vertices: second.vertices,
        edges: first.edges.map {
          Edge(from: map[$0.start], to: map[$0.end], directed: $0.isDirected)
        })
      #expect(moved.adjacencyMatrix == second.adjacencyMatrix)
    }
  }
}
