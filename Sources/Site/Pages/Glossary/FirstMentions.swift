import Markdown

/// Finds the first mention of each term in the running text of a page: not in headings, links, code, formulas or titles, and not where
/// terms are defined.
struct FirstMentions {
  /// A place in the text: a node, and the bytes before it in that.
  struct Point {
    var node: Int
    var offset: Int
  }

  /// A mention, which may go over the end of a line.
  struct Place {
    var term: Int
    var text: String
    var start: Point
    var end: Point
  }

  private let document: Document
  private let matcher: TermMatcher
  /// The terms of the marked spans, by their nodes.
  private let marked: [Int: Int]
  private let glossaries: Set<Int>
  private var isLinked: [Bool]
  /// The text of nodes that follow each other, and where each begins in it.
  private var run: [UInt8] = []
  private var pieces: [(node: Int, start: Int)] = []
  /// How many elements of raw HTML are open in which no link can stand.
  private var rawDepth = 0

  private(set) var places: [Place] = []

  /// - Parameters:
  ///   - marked: the terms that the author marked, by the nodes of their spans; each is a mention too.
  ///   - termCount: how many terms there are.
  init(_ document: Document, _ matcher: TermMatcher, marked: [Int: Int], termCount: Int) {
    self.document = document
    self.matcher = matcher
    self.marked = marked
    isLinked = [Bool](repeating: false, count: termCount)
    glossaries =
      document.hasContainer(.glossary)
      ? Set(document.containers.filter { $0.kind == .glossary }.map(\.node)) : []
  }

  mutating func find() {
    var index = 1
    while index < document.nodes.count {
      let node = document.nodes[index]
      if node.kind == .text || node.kind == .softBreak {
        index = addRun(from: index)
        continue
      }
      if node.kind.isBlock { rawDepth = 0 }
      if node.kind == .inlineHTML { countRaw(index) }
      if let term = marked[index] { isLinked[term] = true }
      index = isPassedOver(index) ? node.end : index + 1
    }
  }

  private func isPassedOver(_ index: Int) -> Bool {
    switch document.nodes[index].kind {
    case .heading, .link, .image, .definitionTerm, .containerTitle, .figureCaption, .tableCaption:
      true
    case .span: marked[index] != nil
    case .container: glossaries.contains(index)
    default: false
    }
  }

  /// Looks for terms in the nodes of text from an index on, and returns the index behind them.
  private mutating func addRun(from first: Int) -> Int {
    run.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    var index = first
    while index < document.nodes.count, document.nodes[index].parent == document.nodes[first].parent
    {
      switch document.nodes[index].kind {
      case .text:
        pieces.append((index, run.count))
        run.append(contentsOf: document.characters(of: index))
      case .softBreak: run.append(UInt8(ascii: "\n"))
      default:
        findTerms()
        return index
      }
      index += 1
    }
    findTerms()
    return index
  }

  private mutating func findTerms() {
    guard rawDepth == 0 else { return }
    var found: [(term: Int, place: Range<Int>)] = []
    run.withUnsafeBufferPointer { text in
      matcher.matches(in: text) { found.append(($0, $1)) }
    }
    for (term, place) in found where !isLinked[term] {
      isLinked[term] = true
      places.append(
        Place(
          term: term, text: String(decoding: run[place], as: UTF8.self),
          start: point(at: place.lowerBound),
          end: point(at: place.upperBound - 1, movedBy: 1)))
    }
  }

  /// The place of a byte of the run, or of one near it in the same node.
  private func point(at index: Int, movedBy step: Int = 0) -> Point {
    let piece = pieces.lastIndex { $0.start <= index } ?? 0
    return Point(node: pieces[piece].node, offset: index - pieces[piece].start + step)
  }

  private mutating func countRaw(_ index: Int) {
    let tag = document.characters(of: index)
    guard tag.count > 2 else { return }
    let isEnd = tag[tag.startIndex + 1] == UInt8(ascii: "/")
    let name = tag.dropFirst(isEnd ? 2 : 1).prefix { (0x61...0x7A).contains($0 | 0x20) }
    guard ["a", "code", "kbd", "samp", "button"].contains(String(decoding: name, as: UTF8.self))
    else { return }
    rawDepth = max(0, rawDepth + (isEnd ? -1 : 1))
  }
}
