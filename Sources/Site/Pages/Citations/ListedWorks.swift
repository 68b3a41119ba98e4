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
  /// The place that the page has for it, among its containers, if it lists what the whole course cites; `nil` for the list at the end of
  /// a page that cites.
  let container: Int?
  /// The places at which each work is cited, by its key: all those of the page; of a list of the whole course, the first of each page.
  let places: [String: [Place]]
  /// The whole entry of each work as plain text, by its key.
  let hovers: [String: String]

  var isOfCourse: Bool { container != nil }

  /// The id of the entry of a work; no id of a heading has a slash.
  static func anchor(_ key: String) -> String { "ref/\(key)" }
}
