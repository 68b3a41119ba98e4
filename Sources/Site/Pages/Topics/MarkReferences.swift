/// The topics to which the marks of one refer, each once, in the order of the marks.
struct MarkReferences {
  private(set) var see: [[String]] = []
  private(set) var seeAlso: [[String]] = []

  mutating func add(_ mark: IndexMark) {
    for reference in mark.see where !see.contains(reference.path) { see.append(reference.path) }
    for reference in mark.seeAlso where !seeAlso.contains(reference.path) {
      seeAlso.append(reference.path)
    }
  }
}
