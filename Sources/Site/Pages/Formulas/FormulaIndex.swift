import Content
import Diagnostics
import Figures
import Files
import Phrases
import Scenarios

/// The formulas of a course, and the figures that show them or are worked out by them.
struct FormulaIndex: Sendable {
  /// A formula and where it is found.
  struct Entry: Sendable {
    let definition: FormulaDefinition
    /// The id of its place in the list.
    let anchor: String
    /// The block that defines it; `nil` for one of `formulas.yml`, and for a law.
    let home: FigurePlace?
    /// In reading order, the first figure of each page.
    let uses: [FigurePlace]
  }

  /// Those of the course: of `formulas.yml`, then of blocks, each in the order in which they were written.
  let own: [Entry]
  /// The laws of the models that figures of the course show.
  let laws: [Entry]

  static let address = Address("formulas.html")

  static let none = FormulaIndex(own: [], laws: [])

  /// Whether there is a page of formulas: the course defines one.
  var hasPage: Bool { !own.isEmpty }

  private init(own: [Entry], laws: [Entry]) {
    self.own = own
    self.laws = laws
  }

  /// - Parameters:
  ///   - library: the formulas of the course.
  ///   - pages: the checked pages, parallel to the course's files.
  ///   - order: the places of the pages in reading order.
  init(_ library: FormulaLibrary, _ pages: [CheckedPage], order: [Int], _ phrases: Phrases) {
    guard !library.own.isEmpty else {
      self = .none
      return
    }
    let found = Parallel.map(order.count) { rank in
      Self.formulas(of: pages[order[rank]], phrases)
    }
    var uses: [String: [FigurePlace]] = [:]
    var homes: [String: FigurePlace] = [:]
    for page in found {
      for (id, place, isHome) in page {
        if isHome {
          homes[id] = place
        } else if uses[id]?.last?.file != place.file {
          uses[id, default: []].append(place)
        }
      }
    }
    let entry = { (definition: FormulaDefinition) -> Entry in
      let id = definition.id ?? ""
      return Entry(
        definition: definition, anchor: "formula-" + id, home: homes[id], uses: uses[id] ?? [])
    }
    own = library.own.map(entry)
    let taken = Set(library.own.compactMap(\.id))
    laws = FormulaLibrary.laws.filter { law in
      law.id.map { uses[$0] != nil && !taken.contains($0) } ?? false
    }.map(entry)
  }

  /// The formulas that the figures of a page define and use.
  private static func formulas(
    of page: CheckedPage, _ phrases: Phrases
  ) -> [(id: String, place: FigurePlace, isHome: Bool)] {
    page.blocks.flatMap { block -> [(id: String, place: FigurePlace, isHome: Bool)] in
      guard case .figure(let content) = block else { return [] }
      let place = FigurePlace(file: page.file, anchor: "figure-" + content.id)
      if case .formula(let outcome) = content.outcome, let id = outcome.definition.id {
        return [(id, place, true)]
      }
      return Figure.formulas(of: content.outcome, phrases: phrases).map { ($0, place, false) }
    }
  }
}
