/// What the types of entries mean, and which fields each must have.
enum BibTeXType {
  /// The kind of work of each type, BibTeX's and biblatex's; of several types, the one that is written most comes first.
  private static let kinds: [String: ReferenceKind] = [
    "article": .article, "suppperiodical": .article, "review": .article,
    "book": .book, "mvbook": .book, "booklet": .book, "proceedings": .book,
    "mvproceedings": .book, "collection": .book, "mvcollection": .book, "periodical": .book,
    "reference": .book, "mvreference": .book,
    "inbook": .chapter, "incollection": .chapter, "bookinbook": .chapter, "suppbook": .chapter,
    "suppcollection": .chapter, "inreference": .chapter,
    "inproceedings": .paper, "conference": .paper,
    "phdthesis": .doctoralThesis, "thesis": .doctoralThesis, "mastersthesis": .masterThesis,
    "techreport": .report, "report": .report, "patent": .report,
    "manual": .manual, "unpublished": .unpublished,
    "online": .webpage, "electronic": .webpage, "www": .webpage,
    "misc": .other, "software": .other, "dataset": .other, "artwork": .other, "audio": .other,
    "video": .other, "movie": .other, "music": .other, "image": .other, "letter": .other,
    "standard": .other, "legislation": .other, "jurisdiction": .other, "performance": .other,
  ]

  static func isKnown(_ type: String) -> Bool { kinds[type] != nil }

  /// The kind of work; a type that is not known is laid out like `misc`.
  static func kind(of type: String) -> ReferenceKind { kinds[type] ?? .other }

  /// The fields that an entry must have; of each group one is enough.
  static func required(of type: String) -> [[String]] {
    let author = ["author"]
    let title = ["title"]
    let year = ["year", "date"]
    let school = ["school", "institution"]
    switch type {
    case "article": return [author, title, ["journal", "journaltitle"], year]
    case "book": return [["author", "editor"], title, ["publisher"], year]
    case "inbook":
      return [["author", "editor"], ["title", "booktitle"], ["chapter", "pages"], year]
    case "incollection", "inproceedings", "conference":
      return [author, title, ["booktitle"], year]
    case "mastersthesis", "phdthesis", "thesis": return [author, title, school, year]
    case "techreport", "report": return [author, title, ["institution"], year]
    case "unpublished": return [author, title, ["note", "year", "date"]]
    case "booklet", "manual": return [title]
    case "proceedings", "collection": return [title, year]
    case "online", "electronic", "www": return [title, ["url", "doi", "howpublished"]]
    case _ where isKnown(type): return [title]
    default: return []
    }
  }
}
