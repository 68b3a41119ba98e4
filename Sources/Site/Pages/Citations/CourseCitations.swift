import Citations
import Content
import Diagnostics
import Files
import Markdown
import Nodes
import Phrases
import TeX

/// What the pages of a course cite, and the lists of references that this makes: one for the course where a page has the place for it,
/// otherwise one on each page that cites.
struct CourseCitations: Sendable {
  let course: Course
  let phrases: Phrases
  private let lists: [ListedWorks]
  /// The list of each page that has one of its own.
  private let listOfFile: [Int: Int]
  private let pages: [PageCitations?]

  private var bibliography: Bibliography { course.bibliography }

  /// - Parameters:
  ///   - blocks: the blocks of each page.
  ///   - order: the pages in reading order.
  ///   - diagnostics: receives what is wrong with the entries that are cited, and with the places for lists.
  init(
    _ course: Course, _ blocks: [[PageBlock]], _ outlines: [PageOutline], order: [Int],
    phrases: Phrases, _ diagnostics: inout [Diagnostic]
  ) {
    self.course = course
    self.phrases = phrases
    let place = Self.place(of: course, order: order, &diagnostics)
    guard course.configuration.hasCitations else {
      (lists, listOfFile, pages) = ([], [:], [])
      return
    }
    let pages = Parallel.map(course.files.count) { file -> PageCitations? in
      let page = PageCitations(
        course.files[file].document, blocks[file], outlines[file], course.bibliography)
      return page.isEmpty && page.anchors.isEmpty ? nil : page
    }
    self.pages = pages
    var works = CitedWorks(course.bibliography)
    var builder = ListBuilder(course, phrases)
    var uncited: [String] = []
    for file in order {
      let listed = works.listedKeys(of: course.files[file].frontMatter)
      let places = pages[file]?.places ?? []
      if place != nil {
        builder.add(places, of: file)
        uncited += listed
      } else if !places.isEmpty || !listed.isEmpty {
        builder.add(places, of: file)
        builder.finish(at: file, listing: listed, &works)
      }
    }
    if let place {
      builder.finish(at: place.file, in: place.container, listing: uncited, &works)
    }
    lists = builder.lists
    listOfFile = Dictionary(
      lists.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    diagnostics += works.diagnostics
  }

  /// The page with `::: bibliography`, among the course's files, and which of its containers that is.
  private static func place(
    of course: Course, order: [Int], _ diagnostics: inout [Diagnostic]
  ) -> (file: Int, container: Int)? {
    var first: (file: Int, container: Int, range: SourceRange)?
    for file in order {
      let document = course.files[file].document
      for container in document.containers(of: .bibliography) {
        if document.nodes[container.node].end > container.node + 1 {
          diagnostics.append(
            Diagnostic(
              .error, "citation/list-with-text", at: container.range,
              "`::: bibliography` is filled in, and what stands in it is not shown",
              solutions: [Solution("put the text before it")]))
        }
        if !course.configuration.hasCitations {
          diagnostics.append(
            Diagnostic(
              .error, "citation/no-bibliography", at: container.range,
              "site.yml names no bibliography, and there is nothing to list",
              solutions: [Solution("write `bibliography: references.bib` in site.yml")]))
        } else if let first {
          diagnostics.append(
            Diagnostic(
              .error, "citation/second-list", at: container.range,
              "a course has one place for its references",
              notes: [DiagnosticNote(at: first.range, "the first is here")],
              solutions: [Solution("take one of the two away")]))
        } else {
          let index = document.containers.firstIndex { $0.kind == .bibliography }
          first = (file, index ?? 0, container.range)
        }
      }
    }
    guard course.configuration.hasCitations, let first else { return nil }
    return (first.file, first.container)
  }

  /// The list that a page's citations lead to.
  private func list(for file: Int) -> ListedWorks? {
    if let first = lists.first, first.isOfCourse { return first }
    return listOfFile[file].map { lists[$0] }
  }

  /// The list that stands on a page.
  func list(on file: Int) -> ListedWorks? { listOfFile[file].map { lists[$0] } }

  /// What stands for a mention; `nil` if it cites nothing that is there, with a word on that.
  ///
  /// - Parameters:
  ///   - index: the mention's, if it stands in the text of a page and not in a caption.
  ///   - file: the page, among the course's files.
  ///   - address: where the text will stand.
  func text(
    of mention: Mention, _ index: Int?, in file: Int, at address: Address,
    _ diagnostics: inout [Diagnostic]
  ) -> CitedText? {
    guard course.configuration.hasCitations, bibliography.isCitation(mention) else { return nil }
    let faults = CitedWorks.faults(of: mention, bibliography)
    diagnostics += faults
    guard faults.isEmpty, let listed = list(for: file) else { return nil }
    let citation = Citation(
      mention.items.map { item in
        Citation.Work(
          item.name, prefix: item.prefix, suffix: CitedText.suffix(item.suffix),
          hidesNames: item.suppressesAuthor)
      }, isNarrative: !mention.isBracketed)
    let page = course.files[listed.file].address
    let target = page == address ? "" : address.link(to: page)
    return CitedText(
      CitationText(citation, in: listed.list, phrases: phrases), listed, target: target,
      anchors: index.flatMap { pages[file]?.anchors[$0] } ?? [], isLinked: !mention.isInLink)
  }
}
