import Graphs
import Phrases

extension GraphWords {
  /// What happened in a step and why, with numbers; 0 is the start.
  func caption(ofStep number: Int, of trace: Trace) -> String {
    let step = number > 0 && number <= trace.stepCount ? trace.steps[number - 1] : trace.start
    return text(step.sentences)
  }

  /// Sentences one after the other.
  func text(_ sentences: [TraceSentence]) -> String {
    sentences.map { sentence in
      phrases(
        sentence.key, sentence.slots.map { (name: $0.name, text: text($0.value)) },
        count: sentence.count.map { Double($0) })
    }.joined(separator: " ")
  }

  private func text(_ value: TraceSentence.Value) -> String {
    switch value {
    case .vertex(let vertex): name(vertex)
    case .vertices(let vertices): vertices.isEmpty ? self(.none) : names(vertices)
    case .sets(let sets): self.sets(sets)
    case .edge(let edge): self.edge(edge)
    case .edgeTo(let edge, let vertex): self.edge(edge, to: vertex)
    case .edges(let edges): edges.isEmpty ? self(.none) : self.edges(edges)
    case .number(let number): self.number(number)
    case .count(let count): self.count(count)
    case .values(let values): self.values(values)
    case .texts(let texts): texts.joined(separator: ", ")
    }
  }

  /// Values with the names of their vertices; those alone that stand for something else, as colours.
  private func values(_ values: [VertexValue?]) -> String {
    let isOfVertices = values.count == graph.order
    return values.enumerated().compactMap { index, value in
      value.map { isOfVertices ? name(index) + " " + text($0) : text($0) }
    }.joined(separator: ", ")
  }

  /// A value as it stands beside a vertex: `7`, `2/9`, `2/`.
  func text(_ value: VertexValue) -> String {
    switch value {
    case .number(let number): self.number(number)
    case .pair(let first, let second): count(first) + "/" + (second.map { count($0) } ?? "")
    }
  }

  /// What an algorithm writes on an edge.
  func text(_ note: EdgeNote) -> String {
    switch note {
    case .kind(let kind): self(GraphPhrase(kind))
    case .flow(let flow, let most): number(flow) + "/" + number(most)
    case .place(let number), .group(let number): count(number)
    }
  }

  /// Edges with commas between them.
  func edges(_ edges: [Int]) -> String { edges.map { edge($0) }.joined(separator: ", ") }

  /// Sets in braces.
  func sets(_ sets: [[Int]]) -> String {
    sets.map { "{" + names($0) + "}" }.joined(separator: ", ")
  }
}

extension TraceSentence.Key: PhraseKey {}

extension GraphPhrase {
  /// The letter of a class of edges.
  init(_ kind: EdgeClass) {
    switch kind {
    case .tree: self = .classTree
    case .back: self = .classBack
    case .forward: self = .classForward
    case .cross: self = .classCross
    }
  }
}
