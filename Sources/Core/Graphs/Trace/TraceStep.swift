/// A step of a run.
public struct TraceStep: Sendable, Hashable {
  /// What happened and why.
  public private(set) var sentences: [TraceSentence] = []
  /// What holds from now on.
  public private(set) var changes: [TraceChange] = []
  /// What is only so in this step: which vertex is current, which edges are looked at.
  public private(set) var looks: [TraceChange] = []
  /// The step's row of the table, a cell for each of the trace's columns; the cell of the column for all vertices stays empty.
  public var cells: [TraceCell] = []
  /// True if the step found something: an edge of the tree, a shorter way.
  public var isTelling = false
  /// True if another choice would have been as good, so that the order of ties decided.
  public var hadTie = false

  /// The matrix after the step, of an algorithm that fills one.
  public var matrix: [[Double]]?

  public init() {}

  mutating func say(
    _ key: TraceSentence.Key, _ slots: [TraceSentence.Slot] = [], count: Int? = nil
  ) {
    sentences.append(TraceSentence(key, slots, count: count))
  }

  // MARK: Changes

  mutating func set(_ vertex: Int, _ state: VertexState) { changes.append(.vertex(vertex, state)) }

  mutating func mark(_ edge: Int, _ state: EdgeState) { changes.append(.edge(edge, state)) }

  mutating func value(_ vertex: Int, _ value: VertexValue?, from parent: Int? = nil) {
    changes.append(.value(vertex, value, parent: parent))
  }

  mutating func group(_ vertex: Int, _ number: Int?) { changes.append(.group(vertex, number)) }

  mutating func note(_ edge: Int, _ note: EdgeNote?) { changes.append(.note(edge, note)) }

  // MARK: Looks

  mutating func current(_ vertex: Int) { looks.append(.vertex(vertex, .current)) }

  mutating func look(_ edge: Int, _ state: EdgeState) { looks.append(.edge(edge, state)) }
}
