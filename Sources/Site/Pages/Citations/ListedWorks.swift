import Citations
import Content

/// A list of references, where it stands, and where its works are cited.
struct ListedWorks: Sendable {
  /// A place at which a work is cited.
  struct Place: Sendable, Hashable {
    /// Among the course's files.
    let file: Int
    /// The id there.
    let anchor: String
  }

  let list: ReferenceList
  /// The page that it stands on, among the course's files.
  let file: Int
  /// Whether the page has it in a place of its own, so that it lists what the whole course cites.
  let isOfCourse: Bool
  /// The places at which each work is cited, by its key: all those of the page; of a list of the whole course, the first of each page.
  let places: [String: [Place]]
  /// The whole entry of each work as plain text, by its key.
  let hovers: [String: String]

  /// The id of the entry of a work; no id of a heading has a slash.
  static func anchor(_ key: String) -> String { "ref/\(key)" }
}
