import Citations
import Content
import Diagnostics
import Phrases
import TeX

/// Gathers what is cited into lists.
struct ListBuilder {
  private(set) var lists: [ListedWorks] = []
  private let course: Course
  private let phrases: Phrases
  /// The keys of the list that is being gathered, in the order in which they are first cited.
  private var keys: [String] = []
  private var places: [String: [ListedWorks.Place]] = [:]

  init(_ course: Course, _ phrases: Phrases) {
    self.course = course
    self.phrases = phrases
  }

  mutating func add(_ cited: [PageCitations.Place], of file: Int) {
    for place in cited {
      if places[place.key] == nil { keys.append(place.key) }
      places[place.key, default: []].append(.init(file: file, anchor: place.anchor))
    }
  }

  /// Ends the list.
  ///
  /// - Parameters:
  ///   - container: the place that the page has for the list of the whole course.
  ///   - uncited: keys of works that are listed all the same.
  mutating func finish(
    at file: Int, in container: Int? = nil, listing uncited: [String], _ works: inout CitedWorks
  ) {
    var seen = Set(keys)
    keys += uncited.filter { seen.insert($0).inserted }
    let references = keys.compactMap { works.reference($0) }
    let list = ReferenceList(
      references, style: course.configuration.citationStyle, phrases: phrases)
    let formulas = ReferenceFormulas(macros: course.configuration.macros)
    lists.append(
      ListedWorks(
        list: list, file: file, container: container,
        places: container != nil ? places.mapValues(Self.firstOfEachPage) : places,
        hovers: Dictionary(
          list.entries.map { ($0.reference.key, $0.text.plain(formula: formulas.text)) },
          uniquingKeysWith: { first, _ in first })))
    keys = []
    places = [:]
  }

  private static func firstOfEachPage(_ places: [ListedWorks.Place]) -> [ListedWorks.Place] {
    places.enumerated().filter { $0 == 0 || places[$0 - 1].file != $1.file }.map(\.element)
  }
}
