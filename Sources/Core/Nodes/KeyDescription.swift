/// A key that an author may write, as data: the reader checks against it, and the author's reference is made from it.
public struct KeyDescription: Sendable, Hashable {
  /// The key as written: `focal-length`.
  public let name: String
  /// What its value is.
  public let takes: ValueForm
  /// The phrase that describes it in the author's reference: `reference.optics.lens.focal-length`.
  public let phrase: String

  public init(_ name: String, _ takes: ValueForm, phrase: String) {
    self.name = name
    self.takes = takes
    self.phrase = phrase
  }
}
