import Content

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
  private let near: NearSources

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
    for address in made {
      built[address.path] = .made(address)
      guard address.path.hasSuffix("/index.html") else { continue }
      folders[String(address.path.dropLast("/index.html".count))] = .made(address)
    }
    near = NearSources(Array(targets.keys))
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

  /// The path that the author probably meant.
  func nearest(to path: String) -> String? { near.nearest(to: path) }
}
