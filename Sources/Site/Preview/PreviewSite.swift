import Diagnostics
import Files
import Markup
import Pages
import Site
import Synchronization

/// The site that is shown: the last one without errors, and what is wrong with the course since. Pages are rendered when they are
/// asked for, so that a change of a large course is there as soon as it is worked out.
final class PreviewSite: Sendable {
  /// What is shown at one moment.
  private struct State: Sendable {
    var pages: SitePages?
    /// The place of each address among the files of the site.
    var places: [String: Int] = [:]
    var faults: FaultReport?
    var number = 0
  }

  private let state = Mutex(State())
  private let standardTheme: [ThemeFile]
  /// Tells the versions of this server from those of another at the same port.
  private let origin: Int32

  /// - Parameters:
  ///   - standardTheme: the default look, for the page that is shown when there is no site yet.
  ///   - origin: a number that no earlier server at the port had: that of the process.
  init(standardTheme: [ThemeFile], origin: Int32) {
    self.standardTheme = standardTheme
    self.origin = origin
  }

  /// Takes over the site of a course that was read again; if it has errors, the earlier one stays.
  ///
  /// - Returns: what is wrong, `nil` without errors.
  @discardableResult
  func show(_ site: CheckedSite) -> FaultReport? {
    let places = Dictionary(
      (site.pages?.paths ?? []).enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let hasEarlierSite = state.withLock { $0.pages != nil }
    let faults =
      site.pages == nil
      ? FaultReport(site.diagnostics, keepsEarlierSite: hasEarlierSite) : nil
    state.withLock { state in
      if let pages = site.pages {
        state.pages = pages
        state.places = places
      }
      state.faults = faults
      state.number += 1
    }
    return faults
  }

  /// The version of what is shown; another one whenever a page may look different.
  var version: String { version(state.withLock { $0.number }) }

  private func version(_ number: Int) -> String { "\(origin)-\(number)" }

  /// What to answer to a request for a path, given as it was sent.
  func answer(to sent: String) -> Answer {
    guard let path = RequestPath(sent) else {
      return .refusal(400, "this is not a path of the site")
    }
    switch path.address {
    case ReloadScript.events: return .events
    case ReloadScript.address: return .bytes(Array(ReloadScript.text.utf8), .script, status: 200)
    default: break
    }
    let state = state.withLock { $0 }
    guard let pages = state.pages else { return answerWithoutSite(to: path, state) }
    if let file = state.places[path.address] { return answer(with: file, of: pages, state) }
    if !path.isFolder, state.places["\(path.address)/index.html"] != nil {
      return .redirect(to: "\(sent)/")
    }
    guard let missing = state.places["404.html"] else {
      return .refusal(404, "there is no such page")
    }
    return answer(with: missing, of: pages, state, status: 404)
  }

  private func answerWithoutSite(to path: RequestPath, _ state: State) -> Answer {
    if let file = standardTheme.first(where: { $0.path == path.address }),
      path.address.hasPrefix("assets/")
    {
      return .bytes(file.bytes, .of(path.address), status: 200)
    }
    guard let faults = state.faults else { return .refusal(503, "the site is not built yet") }
    return .bytes(faults.page(script: script(state)), .html, status: 500)
  }

  private func answer(
    with file: Int, of pages: SitePages, _ state: State, status: UInt32 = 200
  ) -> Answer {
    let type = MediaType.of(pages.paths[file])
    if let source = pages.source(ofCopy: file) {
      guard type == .html, let page = try? File.read(source) else {
        return .file(path: source, type)
      }
      let followed = PageInsertion(page).page(beginning: [], ending: script(state).bytes())
      return .bytes(followed, type, status: status)
    }
    var bytes: [UInt8] = []
    var drawn = DrawnFigures()
    do throws(FileFault) {
      if let fault = try pages.write(file, drawing: &drawn, into: &bytes) {
        let faults = FaultReport([fault], keepsEarlierSite: false)
        return .bytes(faults.page(script: script(state)), .html, status: 500)
      }
    } catch {
      return .refusal(404, "cannot \(error.operation) `\(error.path)`: \(error.reason)")
    }
    guard type == .html else { return .bytes(bytes, type, status: status) }
    // The page for what is missing stands in any folder; its links are meant from the root.
    let base = MarkupNode.element("base", [Attribute("href", "/")])
    let page = PageInsertion(bytes).page(
      head: status == 404 ? base.bytes() : [], beginning: state.faults?.panel.bytes() ?? [],
      ending: script(state).bytes())
    return .bytes(page, type, status: status)
  }

  private func script(_ state: State) -> MarkupNode {
    ReloadScript.element(version: version(state.number))
  }
}
