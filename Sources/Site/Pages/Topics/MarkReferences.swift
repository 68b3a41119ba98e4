/// The topics to which the marks of one refer, each once, in the order of the marks.
struct MarkReferences {
  private(set) var see: [[String]] = []
  private(set) var seeAlso: [[String]] = []
  private var known: Set<[String]> = []

  mutating func add(_ mark: IndexMark) {
    for reference in mark.see where known.insert(reference.path).inserted {
      see.append(reference.path)
    }
    for reference in mark.seeAlso where known.insert(reference.path).inserted {
      seeAlso.append(reference.path)
    }
  }
}
