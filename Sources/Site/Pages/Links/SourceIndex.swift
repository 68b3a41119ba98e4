import Content
import Diagnostics

/// Finds what a link leads to: the files of the course by their paths below `Content/`, and the pages that sitegen makes.
struct SourceIndex: Sendable {
  /// What a path leads to.
  enum Target: Hashable, Sendable {
    /// A page, among the course's files.
    case page(Int)
    /// The page of a section without an `index.md`, among the course's sections.
    case section(Int)
    /// A file that is copied, among the course's assets.
    case asset(Int)
    /// A page that sitegen makes: the topic index, the gallery.
    case made(Address)
  }

  private var targets: [String: Target] = [:]
  private var folders: [String: Target] = [:]
  /// The files of the built site, by the paths of their addresses.
  private var built: [String: Target] = [:]
  private let drafts: Set<String>

  /// - Parameters:
  ///   - course: the author's files.
  ///   - made: the addresses of pages that sitegen makes.
  init(_ course: Course, made: [Address]) {
    drafts = course.drafts
    for (index, file) in course.files.enumerated() { targets[file.source] = .page(index) }
    for (index, asset) in course.assets.enumerated() { targets[asset.source] = .asset(index) }
    for address in made { targets[address.path] = .made(address) }
    for (index, section) in course.sections.enumerated() {
      folders[section.folder] = section.index.map { .page($0) } ?? .section(index)
      built[section.address.path] = folders[section.folder]
    }
    for (index, file) in course.files.enumerated() { built[file.address.path] = .page(index) }
    for (index, asset) in course.assets.enumerated() { built[asset.address.path] = .asset(index) }
    for address in made { built[address.path] = .made(address) }
  }

  /// What stands at a path of the built site.
  func target(built path: String) -> Target? { built[path] }

  /// What stands at a path; a folder leads to its index page.
  func target(at path: String, isFolder: Bool) -> Target? {
    (isFolder ? nil : targets[path]) ?? folders[path]
  }

  /// True for a draft that was left out, or a folder that such a draft opens.
  func isDraft(_ path: String) -> Bool {
    drafts.contains(path) || drafts.contains(path + "/index.md")
  }

  /// The path that the author probably meant: the same file name in another folder, the same path without prefixes or with other
  /// case, or a slip of the pen.
  func nearest(to path: String) -> String? {
    let candidates = targets.keys.sorted()
    let wanted = Self.simplified(path)
    if let same = candidates.first(where: { Self.simplified($0) == wanted }) { return same }
    let name = Self.lastPart(wanted)
    let namesakes = candidates.filter { Self.lastPart(Self.simplified($0)) == name }
    if namesakes.count == 1 { return namesakes.first }
    return NearMiss.of(path, among: candidates)
  }

  /// A path without case, numeric prefixes, `.md` or `.html`.
  private static func simplified(_ path: String) -> String {
    path.split(separator: "/").map { part in
      var slug = SourceName(String(part)).slug.lowercased()
      for ending in [".html", ".md"] where slug.hasSuffix(ending) {
        slug.removeLast(ending.count)
      }
      return slug
    }.joined(separator: "/")
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
