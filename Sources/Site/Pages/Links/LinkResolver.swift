import Content
import Diagnostics
import Files
import Markdown

/// Turns the destinations of a page's links, which name source files, into addresses of the site, and checks them.
struct LinkResolver: Sendable {
  /// Everything that a link can lead to.
  let course: Course
  let index: SourceIndex
  /// The ids that a fragment can name, for each page of the course: headings, figures, anchors in raw HTML.
  let fragments: [Set<String>]
  /// The ids of the terms in the list of the glossary.
  let termAnchors: Set<String>
  /// The ids of the graphs in their collection.
  let graphAnchors: Set<String>

  /// The destination as it stands in the built page; `nil` if it is left as it is.
  ///
  /// - Parameters:
  ///   - link: the link as written.
  ///   - file: the page that it stands in, among the course's files; `nil` for `glossary.yml`.
  ///   - address: where the built page stands that the link will be in: the page itself, or the gallery that shows its figure.
  ///   - diagnostics: receives an error for a link that leads nowhere.
  func destination(
    of link: Link, in file: Int?, at address: Address, _ diagnostics: inout [Diagnostic]
  ) -> String? {
    let folder = folder(of: link, in: file)
    switch LinkDestination(link.destination, in: folder) {
    case .elsewhere: return nil
    case .empty:
      diagnostics.append(
        Diagnostic(
          .warning, "link/empty", at: link.range, "a link without a destination leads nowhere"))
      return nil
    case .fragment(let id):
      guard let file else {
        _ = checked(id, among: termAnchors, of: "the glossary", link, &diagnostics)
        return nil
      }
      let found = checkedFragment(id, in: file, link, &diagnostics)
      let own = course.files[file].address
      let isSame = found.utf8.elementsEqual(id.utf8)
      if address == own { return isSame ? nil : "#" + Address.encoded(fragment: found) }
      return address.link(to: own) + "#" + Address.encoded(fragment: found)
    case .outside(let path):
      diagnostics.append(
        Diagnostic(
          .error, "link/outside", at: link.range,
          "`\(path)` leads out of Content, and only what is in it is published"))
      return nil
    case .file(let path, let isFolder, let query, let fragment):
      guard let target = index.target(at: path, isFolder: isFolder) else {
        diagnostics.append(missing(path, link, in: folder))
        return nil
      }
      return resolved(target, query, fragment, link, at: address, &diagnostics)
    }
  }

  /// The page of the course that a link leads to, and the fragment in it.
  func page(of link: Link, in file: Int?) -> (file: Int, fragment: String?)? {
    switch LinkDestination(link.destination, in: folder(of: link, in: file)) {
    case .fragment(let id): return file.map { ($0, id) }
    case .file(let path, let isFolder, _, let fragment):
      switch index.target(at: path, isFolder: isFolder) {
      case .page(let page): return (page, fragment)
      case .section(let section): return course.sections[section].index.map { ($0, fragment) }
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a link names a page or a place in it that the course has not.
  func isMissing(_ link: Link, in file: Int?) -> Bool {
    switch LinkDestination(link.destination, in: folder(of: link, in: file)) {
    case .file(let path, let isFolder, _, _):
      guard index.target(at: path, isFolder: isFolder) != nil else { return true }
    case .outside: return true
    default: break
    }
    guard let (page, fragment) = page(of: link, in: file), let fragment else { return false }
    return !fragment.isEmpty && fragment != "top" && !fragments[page].contains(fragment)
  }

  /// True if a destination, as it stands, leads to a file of the built site, as a link in raw HTML may. Its fragment is checked too.
  func isBuilt(_ link: Link, at address: Address, _ diagnostics: inout [Diagnostic]) -> Bool {
    let destination = LinkDestination(link.destination, in: address.path.folderPath)
    guard case .file(let path, let isFolder, _, let fragment) = destination, !isFolder,
      let target = index.target(built: path)
    else { return false }
    if case .page(let page) = target, let fragment {
      _ = checkedFragment(fragment, in: page, link, &diagnostics)
    }
    return true
  }

  private func resolved(
    _ target: SourceIndex.Target, _ query: String, _ fragment: String?, _ link: Link,
    at address: Address, _ diagnostics: inout [Diagnostic]
  ) -> String {
    let other: Address
    var fragment = fragment
    switch target {
    case .page(let page):
      other = course.files[page].address
      fragment = fragment.map { checkedFragment($0, in: page, link, &diagnostics) }
    case .section(let section): other = course.sections[section].address
    case .asset(let asset): other = course.assets[asset].address
    case .made(let made):
      other = made
      if made == GraphIndex.address {
        fragment = fragment.map {
          checked($0, among: graphAnchors, of: "the collection of graphs", link, &diagnostics)
        }
      }
    }
    let anchor = fragment.map { "#" + Address.encoded(fragment: $0) } ?? ""
    return address.link(to: other) + query + anchor
  }

  /// The fragment as the page has it: a letter with an accent is the same for an author however it is stored, but not for a browser.
  private func checkedFragment(
    _ id: String, in file: Int, _ link: Link, _ diagnostics: inout [Diagnostic]
  ) -> String {
    checked(id, among: fragments[file], of: "`\(course.files[file].shown)`", link, &diagnostics)
  }

  private func checked(
    _ id: String, among ids: Set<String>, of place: String, _ link: Link,
    _ diagnostics: inout [Diagnostic]
  ) -> String {
    if let place = ids.firstIndex(of: id) { return ids[place] }
    guard !id.isEmpty, id != "top" else { return id }
    let near = NearMiss.of(id, among: ids.sorted())
    diagnostics.append(
      Diagnostic(
        .error, "link/missing-fragment", at: link.range,
        "`#\(id)` is not a heading, figure or anchor of \(place)",
        solutions: near.map { [Solution("did you mean `#\($0)`?")] } ?? []))
    return id
  }

  /// The folder from which a link is seen: that of its page, of an included file, or `Content/` for `glossary.yml`.
  private func folder(of link: Link, in file: Int?) -> String {
    guard let file else { return "" }
    let source = course.files[file]
    return link.range.file == source.shown
      ? source.source.folderPath
      : course.sources.folder(ofShown: link.range.file) ?? source.source.folderPath
  }

  private func missing(_ path: String, _ link: Link, in folder: String) -> Diagnostic {
    if index.isDraft(path) {
      return Diagnostic(
        .error, "link/draft", at: link.range,
        "`\(path)` is a draft, and a published page cannot lead to one",
        solutions: [Solution("publish it, take the link away, or build with `--drafts`")])
    }
    var solutions: [Solution] = []
    if let near = index.nearest(to: Self.withSlashes(path, from: folder)) {
      let spelled = Self.relative(near, from: folder)
      solutions = [Solution("did you mean `\(spelled)`?", replacement: spelled)]
    }
    return Diagnostic(
      .error, "link/missing-page", at: link.range, "there is no `\(path)` in Content",
      explanation: explanation(of: path), solutions: solutions)
  }

  /// Why a file that may be there is not published.
  private func explanation(of path: String) -> String? {
    if ContentName.isPartial(path), path.hasSuffix(".md") {
      return
        "Markdown whose name or folder begins with `_` is included in pages and is none itself."
    }
    guard course.configuration.bibliography.contains(where: { $0.text == path }) else { return nil }
    return "A bibliography is read and not published. A copy of another name can be linked to."
  }

  /// A path that was written with backslashes, `..\optics\lens.md`, as it is meant.
  private static func withSlashes(_ path: String, from folder: String) -> String {
    guard path.utf8.contains(UInt8(ascii: "\\")) else { return path }
    let written = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
    let slashed = written.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "/")
    guard case .file(let meant, _, _, _) = LinkDestination(slashed, in: folder) else { return path }
    return meant
  }

  /// A path below `Content/` as a link from a folder, spelled as Markdown wants it.
  static func relative(_ path: String, from folder: String) -> String {
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    var shared = 0
    while shared < from.count, shared < to.count - 1, from[shared] == to[shared] { shared += 1 }
    let parts = from[shared...].map { _ in ".." } + to[shared...].map(String.init)
    return parts.joined(separator: "/").split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: "%20")
  }
}
