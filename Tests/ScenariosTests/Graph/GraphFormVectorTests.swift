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

  @Test
  func `sequences written as blocks are degrees or not, and a graph or a contradiction shows it`()
    throws
  {
    #expect(vectors.sequences.count == 10)
    for vector in vectors.sequences {
      let block = GraphBlock("degrees: \(vector.sequence)\nrun: havel-hakimi")
      #expect(block.truth("graphical") == vector.graphical, "\(vector.sequence)")
      let outcome = try #require(block.outcome)
      #expect(outcome.runs[0].trace.certificate?.holds(for: outcome.graph) == true)
      guard vector.graphical else {
        let without = GraphBlock("degrees: \(vector.sequence)")
        #expect(without.diagnostics.map { $0.identifier } == ["graph/not-graphical"])
        continue
      }
      #expect(outcome.graph.isSimple)
      #expect(outcome.graph.degrees == vector.sequence)
    }
  }

  @Test func `pairs of graphs written as blocks are the same but for their names, or not`() throws {
    #expect(vectors.pairs.count == 14)
    for pair in vectors.pairs {
      func lines(_ plain: Vectors.Plain) -> String {
        let names = (0..<plain.n).map { "v\($0)" }
        let joiner = pair.directed ? "->" : "-"
        let edges = plain.edges.map { "v\($0[0])\(joiner)v\($0[1])" }
        return "vertices: [\(names.joined(separator: ", "))], "
          + "edges: [\(edges.joined(separator: ", "))]"
      }
      let block = GraphBlock(
        "{\(lines(pair.a)), other: {\(lines(pair.b))}, run: isomorphism}")
      #expect(block.truth("isomorphic") == pair.isomorphic, "\(pair.id)")
      let outcome = try #require(block.outcome)
      let other = try #require(outcome.other).graph
      #expect(
        (outcome.graph.degreeSequence == other.degreeSequence) == pair.hasSameDegrees, "\(pair.id)")
      // A pairing is proved by itself; that there is none, nothing shows but the answer.
      #expect(
        (outcome.runs[0].trace.certificate?.holds(for: outcome.graph) == true) == pair.isomorphic)
    }
  }
}
