import Content
import Diagnostics
import Files
import Markdown
import Phrases
import TeX

/// What can be read of each page by itself, and the numbers that follow from all of them. Everything is parallel to the course's files.
struct ReadPages: Sendable {
  let blocks: [[PageBlock]]
  let formulas: [[TeX.TeXFormula]]
  /// What each page marks for the topic index and the glossary; `nil` if nothing.
  let marks: [PageMarks?]
  let outlines: [PageOutline]
  /// Knows what is numbered.
  let mentions: MentionResolver
  /// What is wrong with the blocks, the formulas and the marks.
  let diagnostics: [Diagnostic]

  init(_ navigation: Navigation, _ phrases: Phrases) {
    let course = navigation.course
    let macros = course.configuration.macros
    let read = Parallel.map(course.files.count) { index in
      var faults: [Diagnostic] = []
      let document = course.files[index].document
      let blocks = PageBlock.blocks(of: document, &faults)
      let marks = PageMarks(document, macros: macros)
      let formulas = document.readFormulas(macros: macros, &faults)
      faults += PageItems.labelFaults(formulas, in: document)
      let outline = PageOutline(
        document, blocks, formulas: formulas, marks: marks, macros: macros,
        bibliography: course.bibliography)
      faults += TakenIdentifiers.faults(in: document, figures: outline.figures)
      faults += marks?.faults ?? []
      return (
        blocks: blocks, formulas: formulas, marks: marks, outline: outline,
        faults: document.source.noting(faults)
      )
    }
    blocks = read.map(\.blocks)
    formulas = read.map(\.formulas)
    marks = read.map(\.marks)
    diagnostics = read.flatMap(\.faults)
    var outlines = read.map(\.outline)
    let numbers = CourseNumbers(
      navigation, outlines, usesNames: Self.usesNames(course, blocks))
    let naming = MentionResolver(
      course: course, numbers: numbers, outlines: outlines, phrases: phrases)
    for file in outlines.indices { outlines[file].nameMentions(in: file, naming) }
    mentions = MentionResolver(
      course: course, numbers: numbers, outlines: outlines, phrases: phrases)
    self.outlines = outlines
  }

  /// Whether a text refers to anything by its name.
  private static func usesNames(_ course: Course, _ blocks: [[PageBlock]]) -> Bool {
    course.files.contains { $0.document.hasMentions }
      || course.glossary.contains { $0.definition?.text.utf8.contains(UInt8(ascii: "@")) == true }
      || blocks.contains { blocks in
        blocks.contains { block in
          guard case .scenario(let scenario) = block.body else { return false }
          return scenario.settings.caption?.text.utf8.contains(UInt8(ascii: "@")) == true
        }
      }
  }
}
