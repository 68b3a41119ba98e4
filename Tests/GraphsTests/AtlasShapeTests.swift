import TestSupport
import Testing

@testable import Graphs

/// Laws of the algorithms about the shape of a graph, for every graph on up to seven vertices.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct AtlasShapeTests {
  private let graphs: [Graph]

  init() throws {
    graphs = try Atlas.graphs()
  }

  @Test func `planarity is proved by a drawing or by a subgraph, and faces follow Euler's formula`()
  {
    var planar = 0
    for graph in graphs {
      let trace = Trace.planarity(of: graph)
      #expect(trace.certificate?.holds(for: graph) == true)
      switch trace.certificate {
      case .drawing:
        planar += 1
        #expect(trace["planar"] == .truth(true))
        let faces = 1 + graph.components.count - graph.order + graph.size
        #expect(trace["face-count"] == .number(Double(faces)))
        let drawn = trace.steps.last.flatMap { step -> Double? in
          if case .number(let count) = step.cells[2] { count } else { nil }
        }
        // With one block the last step has counted the same faces.
        if let drawn, LowLinkRun(graph).blocks.filter({ $0.count > 1 }).count == 1 {
          #expect(drawn == Double(faces))
        }
      case .kuratowski: #expect(trace["planar"] == .truth(false))
      default: Issue.record("no proof")
      }
    }
    // Planar graphs on up to seven vertices: 1, 1, 2, 4, 11, 33, 142 and 822 of them (OEIS A005470).
    #expect(planar == 1 + 1 + 2 + 4 + 11 + 33 + 142 + 822)
  }

  @Test func `a Hamilton cycle is there or is not, as the model says`() {
    var count = 0
    for graph in graphs {
      let trace = Trace.hamiltonCycle(of: graph)
      if let answer = graph.isHamiltonian {
        #expect(trace["hamiltonian"] == .truth(answer))
        #expect(trace.certificate != nil || !answer)
      }
      if let certificate = trace.certificate { #expect(certificate.holds(for: graph)) }
      if trace["hamiltonian"] == .truth(true) { count += 1 }
    }
    // Hamiltonian graphs on three to seven vertices (OEIS A003216).
    #expect(count == 1 + 3 + 8 + 48 + 383)
  }

  @Test func `as many colours as the model says, and no fewer`() {
    for graph in graphs {
      let trace = Trace.exactColouring(of: graph)
      #expect(trace.certificate?.holds(for: graph) == true)
      #expect(graph.chromaticNumber.map { .number(Double($0)) } == trace["colour-count"])
    }
  }

  @Test func `degrees of a graph are degrees, and what is refused is refused by Erdős and Gallai`()
  {
    for graph in graphs {
      let sequence = DegreeSequence(graph.degrees)
      #expect(sequence.isGraphical)
      var wrong = graph.degrees
      for index in wrong.indices {
        wrong[index] += 1
        let sequence = DegreeSequence(wrong)
        let made = Graph(
          vertices: wrong.map { Vertex("\($0)") },
          edges: sequence.pairs.map { Edge(from: $0[0], to: $0[1]) })
        let trace = Trace.havelHakimi(of: sequence, in: made)
        #expect(trace["graphical"] == .truth(sequence.isGraphical))
        #expect(trace.certificate?.holds(for: made) == true)
      }
    }
  }

  @Test func `no two of them are the same, and each is the same as itself with other names`() {
    for (place, graph) in graphs.enumerated() where graph.order > 0 {
      let order = graph.order
      let turned = Graph(
        vertices: graph.vertices,
        edges: graph.edges.map {
          Edge(from: order - 1 - $0.start, to: order - 1 - $0.end)
        })
      let same = Trace.isomorphism(of: graph, to: turned)
      #expect(same.own["isomorphic"] == .truth(true))
      #expect(same.own.certificate?.holds(for: graph) == true)
      #expect(same.own.stepCount == same.other.stepCount)
      if place + 1 < graphs.count {
        let unlike = Trace.isomorphism(of: graph, to: graphs[place + 1])
        #expect(unlike.own["isomorphic"] == .truth(false))
        #expect(unlike.own.certificate == nil)
      }
    }
  }

  @Test func `trees have one centre, found in two ways, and a code`() {
    var count = 0
    for graph in graphs where graph.isTree {
      count += 1
      #expect(Trace.treeCentre(of: graph)["centre"] == Trace.eccentricities(of: graph)["centre"])
      guard graph.order > 1 else { continue }
      #expect(Trace.prueferCode(of: graph).certificate?.holds(for: graph) == true)
    }
    // Trees on one to seven vertices (OEIS A000055).
    #expect(count == 1 + 1 + 1 + 2 + 3 + 6 + 11)
  }
}
