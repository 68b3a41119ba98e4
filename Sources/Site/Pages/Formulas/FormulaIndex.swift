import Content
import Diagnostics
import Figures
import Files
import Phrases
import Scenarios

/// The formulas of a course, and the figures that show them or are worked out by them.
struct FormulaIndex: Sendable {
  /// A figure's place.
  struct Place: Sendable, Hashable {
    /// Among the course's files.
    let file: Int
    /// The figure's id in the page.
    let anchor: String
  }

  /// A formula and where it is found.
  struct Entry: Sendable {
    let definition: FormulaDefinition
    /// The id of its place in the list.
    let anchor: String
    /// The block that defines it; `nil` for one of `formulas.yml`, and for a law.
    let home: Place?
    /// In reading order, the first figure of each page.
    let uses: [Place]
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
    var uses: [String: [Place]] = [:]
    var homes: [String: Place] = [:]
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
  ) -> [(id: String, place: Place, isHome: Bool)] {
    page.blocks.flatMap { block -> [(id: String, place: Place, isHome: Bool)] in
      guard case .figure(let content) = block else { return [] }
      let place = Place(file: page.file, anchor: "figure-" + content.id)
      if case .formula(let outcome) = content.outcome, let id = outcome.definition.id {
        return [(id, place, true)]
      }
      return Figure.formulas(of: content.outcome, phrases: phrases).map { ($0, place, false) }
    }
  }

  /// The error of a file of the author at the address of the list; `nil` if the address is free.
  static func addressFault(_ course: Course) -> Diagnostic? {
    let path = address.path
    let owner =
      course.files.first { $0.address.path.lowercased() == path }?.shown
      ?? course.assets.first { $0.address.path.lowercased() == path }.map {
        "\(course.content)/\($0.source)"
      }
    return owner.map {
      Diagnostic(
        .error, "formula/taken-address", at: SourceRange(startOf: $0),
        "`\(path)` is the page that lists the formulas of the course",
        solutions: [Solution("give the file another name")])
    }
  }
}
