import Content
import Diagnostics
import Files
import Markdown
import Phrases
import Scenarios

/// A course with everything worked out and checked: what is left is to write its pages.
public struct CheckedCourse: Sendable {
  public let course: Course
  let navigation: Navigation
  let pages: [CheckedPage]
  let topics: TopicIndex
  let gallery: Gallery
  let glossary: GlossaryList
  let formulas: FormulaIndex
  let graphs: GraphIndex
  let checker: TextChecker
  let look: FigureLook
  /// The old addresses of pages, each with the page that it leads to, among the course's files.
  let aliases: [(address: Address, file: Int)]
  /// Everything that is wrong with the blocks, the links, the topics and the words.
  public let diagnostics: [Diagnostic]

  public init(_ course: Course, theme: Theme) {
    self.course = course
    navigation = Navigation(course)
    let (phrases, wordingFaults) = Wording.phrases(
      of: course.configuration.language, at: course.configuration.languageRange, theme)
    var all = wordingFaults
    look = FigureLook(phrases: phrases)

    let read = ReadPages(navigation, phrases)
    all += read.diagnostics
    let (blocks, marks, outlines) = (read.blocks, read.marks, read.outlines)
    let definitions = FormulaDefinition.definitions(reading: course.formulas, &all)
    let library = GraphIndex.library(of: course, &all)
    let evaluation = CourseEvaluation(
      blocks, defaults: Self.defaults(course.configuration, FormulaLibrary(definitions), library))
    for (file, faults) in evaluation.faults {
      all += course.files[file].document.source.noting(faults)
    }
    all += Self.defaultFaults(course.configuration)

    topics = TopicIndex(course.files, outlines, marks, order: navigation.fileOrder)
    let glossary = Glossary(course, marks, outlines, order: navigation.fileOrder, &all)
    gallery = Gallery(navigation, outlines)
    let hasFormulas = !evaluation.formulas.own.isEmpty
    let hasGraphs = !library.documents.isEmpty
    all += [hasFormulas ? FormulaIndex.address : nil, hasGraphs ? GraphIndex.address : nil]
      .compactMap { $0 }.compactMap { MadePages.addressFault($0, course) }
    let made = MadePages.addresses(
      topics, gallery, glossary, hasFormulas: hasFormulas, hasGraphs: hasGraphs)
    let resolver = LinkResolver(
      course: course, index: SourceIndex(course, made: made),
      fragments: glossary.fragments(outlines), termAnchors: glossary.listedAnchors,
      graphAnchors: Set(library.documents.map { GraphIndex.anchor(of: $0) }))
    let citations = CourseCitations(
      course, blocks, outlines, order: navigation.fileOrder, phrases: phrases, &all)
    var linking = TextChecker(
      links: resolver, evaluation: evaluation, outlines: outlines, phrases: phrases,
      mentions: read.mentions, citations: citations, terms: TermLinker(glossary, phrases))
    self.glossary = GlossaryList(glossary, linkingIn: &linking, &all)
    let checker = linking
    self.checker = checker
    let reference = ReferenceTables(phrases)
    let checked = Parallel.map(course.files.count) { index in
      var faults: [Diagnostic] = []
      let page = PageChecker(checker: checker, reference: reference, file: index).page(
        blocks[index], formulas: read.formulas[index], marks: marks[index], &faults)
      return (page: page, course.files[index].document.source.noting(faults))
    }
    pages = checked.map(\.page)
    formulas = FormulaIndex(
      evaluation.formulas, pages, order: navigation.fileOrder, phrases)
    graphs = GraphIndex(library, pages, order: navigation.fileOrder)
    all += FormulaList.faults(of: definitions, checker)
    all += GraphCollection.faults(of: library, checker)
    all += checked.flatMap(\.1)
    all += Self.topicFaults(course.files, outlines) + TopicSpelling.faults(course.files, marks)
    all += topics.faults(of: marks)
    let (aliases, aliasFaults) = AliasPlan.aliases(of: course, made: made)
    self.aliases = aliases
    all += aliasFaults
    diagnostics = all
  }

  /// How many figures the pages show.
  public var figureCount: Int {
    pages.reduce(0) { $0 + $1.outline.figures.count { $0 != nil } }
  }

  var phrases: Phrases { look.phrases }

  /// What draws the course's figures.
  var figures: FigureWriter {
    FigureWriter(look: look, escapingRawHTML: course.configuration.escapesRawHTML)
  }

  /// Topics that point to a heading that is not there.
  private static func topicFaults(
    _ files: [ContentFile], _ outlines: [PageOutline]
  ) -> [Diagnostic] {
    zip(files, outlines).flatMap { file, outline in
      file.frontMatter.topics.compactMap { mark in
        guard let id = mark.heading, !outline.headings.contains(where: { $0.id == id }) else {
          return nil
        }
        let near = NearMiss.of(id, among: outline.headings.map(\.id))
        return Diagnostic(
          .error, "front-matter/missing-heading", at: mark.range,
          "`#\(id)` is not a heading of this page",
          solutions: near.map { [Solution("did you mean `#\($0)`?")] } ?? [])
      }
    }
  }
}
