import Diagnostics
import Graphs
import Nodes
import Numbers

extension GraphReading {
  /// What an author may write for `family`, for diagnostics and the reference.
  static let familyNames = GraphFamily.Kind.allCases.map { $0.rawValue } + ["random"]

  /// `family`: a graph that has a name, `cycle 6`, or one chosen at random, `random 10 seed 7`.
  mutating func readFamily(_ entry: NodeMapping.Entry) {
    guard let scalar = text(of: entry, example: "cycle 6") else { return }
    let words = words(of: scalar)
    guard let first = words.first else { return }
    if first.text == "random" {
      readRandom(words, scalar, entry)
      return
    }
    guard let kind = GraphFamily.Kind(rawValue: first.text) else {
      reportUnknownWord(
        first.text, of: Self.familyNames, "graph/unknown-family", scalar.place(of: first.place),
        "`\(first.text)` is not a family of graphs")
      return
    }
    let numbers = words.dropFirst().compactMap { Int($0.text) }
    guard numbers.count == words.count - 1, let family = GraphFamily(kind, numbers) else {
      reportNumbers(of: kind, scalar)
      return
    }
    let measure = family.measure
    guard measure.order <= Self.most.order, measure.size < Self.most.size else {
      reportTooLarge(measure.order, measure.size, scalar.range)
      return
    }
    add(family.pairs, of: measure.order, scalar, entry)
    self.family = family
  }

  private mutating func add(
    _ pairs: [(Int, Int)], of order: Int, _ scalar: Scalar, _ entry: NodeMapping.Entry
  ) {
    guard makeVertices(order, for: entry) else { return }
    for (start, end) in pairs {
      add(Edge(from: start, to: end, directed: isDirected ?? false), at: scalar.range)
    }
  }

  private mutating func reportNumbers(of kind: GraphFamily.Kind, _ scalar: Scalar) {
    let name = kind.rawValue
    let example = ([name] + kind.least.map { String($0 + 3) }).joined(separator: " ")
    let least = kind.least.map { String($0) }.joined(separator: " and ")
    let summary =
      switch kind.least.count {
      case 0: "`\(name)` takes no number"
      case 1: "`\(name)` takes one number of at least \(least)"
      default: "`\(name)` takes two numbers of at least \(least)"
      }
    report(
      "graph/family-numbers", scalar.range, summary,
      [Solution("write `\(example)`, for example", replacement: example)])
  }

  // MARK: Random

  /// `random 10 seed 7`, with `edges 15` or `probability 0.3` where they are not to be one and a half times the vertices.
  private mutating func readRandom(
    _ words: [Word], _ scalar: Scalar, _ entry: NodeMapping.Entry
  ) {
    guard words.count > 1, let order = Int(words[1].text), order >= 1 else {
      reportRandom(scalar, "`random` needs the number of vertices", "random 10 seed 7")
      return
    }
    var given: [String: WrittenNumber] = [:]
    var index = 2
    while index < words.count {
      let name = words[index].text
      guard ["seed", "edges", "probability"].contains(name), given[name] == nil,
        index + 1 < words.count, let number = WrittenNumber(parsing: words[index + 1].text)
      else {
        reportRandom(
          scalar, "`seed`, `edges` and `probability` stand before a number each, once",
          "random \(order) seed 7")
        return
      }
      given[name] = number
      index += 2
    }
    guard let seed = given["seed"]?.value, seed >= 0, seed <= 1e15, seed == seed.rounded() else {
      reportRandom(
        scalar, "`random` needs a seed, a whole number", scalar.text + " seed 7")
      return
    }
    addRandom(
      order, UInt64(seed), given["edges"]?.value, given["probability"]?.value, scalar, entry)
  }

  private mutating func addRandom(
    _ order: Int, _ seed: UInt64, _ edges: Double?, _ probability: Double?, _ scalar: Scalar,
    _ entry: NodeMapping.Entry
  ) {
    guard order <= Self.most.order else {
      reportTooLarge(order, nil, scalar.range)
      return
    }
    let all = order * (order - 1) / 2
    guard edges == nil || probability == nil else {
      reportRandom(
        scalar, "`random` has `edges` or `probability`, not both", "random \(order) seed 7")
      return
    }
    if let probability {
      guard (0...1).contains(probability) else {
        reportRandom(
          scalar, "a probability is between 0 and 1",
          "random \(order) probability 0.5 seed \(seed)")
        return
      }
      guard Double(all) * probability < Double(Self.most.size) else {
        reportTooLarge(order, Int(Double(all) * probability), scalar.range)
        return
      }
      let pairs = Graph.randomPairs(order: order, probability: probability, seed: seed)
      add(pairs, of: order, scalar, entry)
      return
    }
    let size = edges ?? Double(min(all, order * 3 / 2))
    guard size >= 0, size <= Double(all), size == size.rounded() else {
      reportRandom(
        scalar, "a graph of \(order) vertices has between 0 and \(all) edges",
        "random \(order) edges \(min(all, order)) seed \(seed)")
      return
    }
    guard size < Double(Self.most.size) else {
      reportTooLarge(order, Int(size), scalar.range)
      return
    }
    let pairs = Graph.randomPairs(order: order, size: Int(size), seed: seed)
    add(pairs, of: order, scalar, entry)
  }

  private mutating func reportRandom(_ scalar: Scalar, _ summary: String, _ example: String) {
    report(
      "graph/random", scalar.range, summary,
      explanation: "The seed is any whole number; the same one gives the same graph every time.",
      [Solution("write `\(example)`", replacement: example)])
  }

  // MARK: Words

  /// A word of a scalar and where it stands in it, in code points.
  struct Word {
    var text: String
    var place: Range<Int>
  }

  private func words(of scalar: Scalar) -> [Word] {
    var words: [Word] = []
    var text = String.UnicodeScalarView()
    var place = 0
    func end(_ text: String.UnicodeScalarView, at place: Int) {
      if !text.isEmpty {
        words.append(Word(text: String(text), place: place - text.count..<place))
      }
    }
    for letter in scalar.text.unicodeScalars {
      if letter == " " || letter == "\n" || letter == "\t" {
        end(text, at: place)
        text = String.UnicodeScalarView()
      } else {
        text.append(letter)
      }
      place += 1
    }
    end(text, at: place)
    return words
  }
}
