/// A sentence about a step, with its numbers: a key and what is put in. The words are those of the page's language.
public struct TraceSentence: Sendable, Hashable {
  /// Something put into a sentence, under a name.
  public struct Slot: Sendable, Hashable {
    public let name: String
    public let value: Value

    init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What can be put in.
  public enum Value: Sendable, Hashable {
    case vertex(Int)
    case vertices([Int])
    case sets([[Int]])
    case edge(Int)
    /// An edge in the direction in which it was followed.
    case edgeTo(Int, Int)
    case edges([Int])
    case number(Double)
    case count(Int)
    /// The values of vertices, with their names.
    case values([VertexValue?])
    /// Texts with names of another graph.
    case texts([String])
  }

  public let key: Key
  public let slots: [Slot]
  /// The number on which the form of the sentence depends.
  public let count: Int?

  init(_ key: Key, _ slots: [Slot] = [], count: Int? = nil) {
    self.key = key
    self.slots = slots
    self.count = count
  }
}
