/// What stands before the lines of an included text, so that they are in the list or quote in which it is asked for.
struct LinePrefix {
  /// What stands before the next line, if that begins an item of a list; `nil` otherwise.
  private(set) var first: [UInt8]?
  /// What stands before all others.
  let further: [UInt8]

  init(first: [UInt8]? = nil, further: [UInt8] = []) {
    self.first = first
    self.further = further
  }

  /// Takes back that a line was begun, because nothing was written.
  mutating func takeBack(_ first: [UInt8]?) { self.first = first }

  /// The prefix of the next line.
  mutating func next() -> [UInt8] {
    defer { first = nil }
    return first ?? further
  }

  /// The prefix of a text that an include asks for in a text with this one.
  mutating func inner(first own: [UInt8], further ownFurther: [UInt8]) -> LinePrefix {
    let isFirst = first != nil || own != ownFurther
    let line = next()
    return LinePrefix(first: isFirst ? line + own : nil, further: further + ownFurther)
  }
}
