/// A citation in a text: `[@hecht, p. 31; @born]`, or `@hecht` in a sentence.
public struct Citation: Sendable, Hashable {
  /// A work that is cited, and what stands around it.
  public struct Work: Sendable, Hashable {
    public var key: String
    /// `see`.
    public var prefix: String
    /// `p. 31`, without the comma.
    public var suffix: String
    /// Whether only the year is shown, the names standing in the sentence already: `[-@hecht]`.
    public var hidesNames: Bool

    public init(
      _ key: String, prefix: String = "", suffix: String = "", hidesNames: Bool = false
    ) {
      self.key = key
      self.prefix = prefix
      self.suffix = suffix
      self.hidesNames = hidesNames
    }
  }

  public var works: [Work]
  /// Whether the names are part of the sentence: `Hecht (2017)`.
  public var isNarrative: Bool

  public init(_ works: [Work], isNarrative: Bool = false) {
    self.works = works
    self.isNarrative = isNarrative
  }
}
