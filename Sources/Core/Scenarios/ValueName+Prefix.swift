import Formula

extension ValueName {
  /// A name of several parts.
  public init(_ first: String, _ second: String, _ rest: String...) {
    self.init([first, second] + rest)
  }

  /// The name with a part put before it, as for a run that was given a name.
  public func prefixed(by part: String) -> ValueName { ValueName([part] + parts) }
}
