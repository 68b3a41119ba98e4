import Graphs
import Phrases
import Scenarios

extension GraphWords {
  /// What a run is: its algorithm, and from where to where.
  func title(of trace: Trace) -> String {
    let name = phrases(GraphRunPhrase(trace.algorithm))
    guard let source = trace.source, trace.algorithm != .euler else { return name }
    let slots = [
      (name: "algorithm", text: name), (name: "source", text: self.name(source)),
      (name: "target", text: trace.target.map { self.name($0) } ?? ""),
    ]
    return self(trace.target == nil ? .runFrom : .runFromTo, slots)
  }

  /// Why an answer is right, in a sentence.
  func text(_ certificate: Certificate) -> String {
    switch certificate {
    case .distances: self(.proofDistances)
    case .negativeCycle(_, let list):
      self(
        .proofNegativeCycle,
        [
          ("list", edges(list)),
          ("sum", number(list.reduce(0) { $0 + graph.edges[$1].length })),
        ])
    case .cycle(_, let list): self(.proofCycle, [("list", edges(list))])
    case .order: self(.proofOrder)
    case .forest: self(.proofForest)
    case .twoSides: self(.proofSides)
    case .oddCycle(_, let list):
      self(.proofOddCycle, [("list", edges(list)), ("count", count(list.count))])
    case .colouring: self(.proofColouring)
    case .tour: self(.proofTour)
    case .strongComponents: self(.proofStrongComponents)
    case .matching: self(.proofMatching)
    case .cut: self(.proofCut)
    case .fewestColours(_, let clique): self(.proofFewestColours, [("list", names(clique))])
    case .hamiltonCycle: self(.proofHamiltonCycle)
    case .parts(_, let removed):
      removed.isEmpty ? self(.proofPartsNone) : self(.proofParts, [("count", count(removed.count))])
    case .drawing: self(.proofDrawing)
    case .kuratowski(let subgraph): text(subgraph)
    case .degrees: self(.proofDegrees)
    case .noDegrees(let degrees, let greatest): text(ofExcess: greatest, degrees)
    case .code: self(.proofCode)
    case .sameGraph: self(.proofSameGraph)
    }
  }

  private func text(_ subgraph: KuratowskiSubgraph) -> String {
    let corners = subgraph.corners
    guard corners.count == 6 else { return self(.proofFive, [("list", names(corners))]) }
    return self(
      .proofSix,
      [("first", names(Array(corners[..<3]))), ("second", names(Array(corners[3...])))])
  }

  private func text(ofExcess greatest: Int, _ degrees: [Int]) -> String {
    guard greatest > 0 else { return self(.proofOddSum) }
    let others = degrees.sorted { $0 > $1 }.dropFirst(greatest)
    return self(
      .proofExcess,
      [
        ("count", count(greatest)), ("inner", count(greatest * (greatest - 1))),
        ("outer", count(others.reduce(0) { $0 + min($1, greatest) })),
      ], count: greatest)
  }
}
