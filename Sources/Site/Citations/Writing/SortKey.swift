/// What a list of references is sorted by: names, then years, then titles; accents, case and marks do not count.
struct SortKey {
  let reference: Reference
  private let names: [String]
  private let year: Int
  private let title: String

  init(_ reference: Reference) {
    self.reference = reference
    let title = Accents.folded(reference[.title]?.plain ?? "")
    if let own = reference.sortKey, reference.names.isEmpty {
      names = [Accents.folded(own)]
    } else if reference.names.isEmpty {
      names = [title]
    } else {
      names = reference.names.names.map { name in
        Accents.folded(PersonName.joined([name.short, name.given, name.suffix]))
      }
    }
    // What has no date stands behind what has one.
    year = reference.date?.year ?? Int.max
    self.title = title
  }

  static func precedes(_ left: SortKey, _ right: SortKey) -> Bool {
    if left.names != right.names { return left.names.lexicographicallyPrecedes(right.names) }
    if left.year != right.year { return left.year < right.year }
    if left.title != right.title { return left.title < right.title }
    return left.reference.key < right.reference.key
  }
}
