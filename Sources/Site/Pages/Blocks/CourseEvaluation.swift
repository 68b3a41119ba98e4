import Content
import Diagnostics
import Files
import Nodes
import Scenarios

/// All blocks of the course, worked out: each after those whose values it uses.
struct CourseEvaluation: Sendable {
  /// A block's place: the page among the course's files, and the block among the page's.
  struct Place: Hashable, Sendable {
    let file: Int
    let block: Int
  }

  /// What came out, for each page and each of its blocks; `nil` for a block that could not be worked out and for tables of
  /// reference.
  private(set) var outcomes: [[Outcome?]]
  /// The values of the blocks that have an id.
  private(set) var scope = ValueScope()
  /// The formulas that can be used by id, those of blocks among them.
  private(set) var formulas = FormulaLibrary()
  /// Where the block of an id stands.
  private(set) var places: [String: Place] = [:]
  /// The id of each block that has one.
  private var ids: [Place: String] = [:]
  /// What is wrong, and with the blocks of which page.
  private(set) var faults: [(file: Int, diagnostics: [Diagnostic])] = []

  /// Works everything out.
  ///
  /// - Parameters:
  ///   - pages: the blocks of each page.
  ///   - defaults: what the course says for all blocks.
  init(_ pages: [[PageBlock]], defaults: ScenarioDefaults) {
    outcomes = pages.map { [Outcome?](repeating: nil, count: $0.count) }
    collectIDs(pages)
    let defaults = addFormulas(of: pages, to: defaults)
    formulas = defaults.formulas
    let free = pages.indices.flatMap { file in
      pages[file].indices.filter { Self.references(pages[file][$0]).isEmpty }
        .map { Place(file: file, block: $0) }
    }
    let context = ScenarioContext(scope: ValueScope(), defaults: defaults)
    let results = Parallel.map(free.count) { index in
      Self.evaluate(pages[free[index].file][free[index].block], in: context)
    }
    for (place, result) in zip(free, results) { take(result, at: place, pages) }
    evaluateDependents(pages, defaults)
  }

  /// What blocks start from, with the formulas that blocks define.
  private mutating func addFormulas(
    of pages: [[PageBlock]], to defaults: ScenarioDefaults
  ) -> ScenarioDefaults {
    var defaults = defaults
    for file in pages.indices {
      for block in pages[file] {
        guard case .scenario(let scenario) = block.body,
          let formula = FormulaDefinition(ofBlock: scenario.block, settings: scenario.settings)
        else { continue }
        if let id = formula.id, let other = defaults.formulas.own.first(where: { $0.id == id }),
          other.range?.file != formula.range?.file
        {
          report(
            Diagnostic(
              .error, "formula/duplicate-id", at: formula.range,
              "`\(id)` is the id of another formula",
              notes: [DiagnosticNote(at: other.range, "it is defined here")],
              solutions: [Solution("take one of them away, or name it otherwise")]),
            in: file)
        }
        defaults.formulas.add(formula)
      }
    }
    return defaults
  }

  /// The name of a block among all, for messages; empty for one without an id.
  private static func id(of block: PageBlock) -> String? {
    if case .scenario(let scenario) = block.body { scenario.settings.id?.text } else { nil }
  }

  /// The author's id of a block; `nil` for one without.
  func id(ofBlock block: Int, in file: Int) -> String? {
    ids[Place(file: file, block: block)]
  }

  private static func references(_ block: PageBlock) -> [String] {
    if case .scenario(let scenario) = block.body { scenario.references } else { [] }
  }

  private mutating func collectIDs(_ pages: [[PageBlock]]) {
    for file in pages.indices {
      for block in pages[file].indices {
        guard case .scenario(let scenario) = pages[file][block].body,
          let id = scenario.settings.id
        else { continue }
        guard let first = places[id.text] else {
          places[id.text] = Place(file: file, block: block)
          ids[Place(file: file, block: block)] = id.text
          continue
        }
        guard case .scenario(let other) = pages[first.file][first.block].body else { continue }
        if other.settings.id?.range == id.range {
          reportCopies(of: id, in: [first.file, file])
          continue
        }
        report(
          Diagnostic(
            .error, "scenario/duplicate-id", at: id.range,
            "the id `\(id.text)` is used twice, and an id names one block of the course",
            notes: [DiagnosticNote(at: other.settings.id?.range, "the first is here")]),
          in: file)
      }
    }
  }

  /// Reports a block with an id that is included in two places: once for each page, so that each can say where.
  private mutating func reportCopies(of id: Scalar, in files: Set<Int>) {
    for file in files.sorted() {
      report(
        Diagnostic(
          .error, "scenario/duplicate-id", at: id.range,
          "the block `\(id.text)` is included twice, and an id names one block of the course",
          solutions: [Solution("take its `id` away, or include it in one place and link to it")]),
        in: file)
    }
  }

  private mutating func report(_ diagnostic: Diagnostic, in file: Int) {
    faults.append((file, [diagnostic]))
  }

  private static func evaluate(
    _ block: PageBlock, in context: ScenarioContext
  ) -> (outcome: Outcome?, diagnostics: [Diagnostic]) {
    guard case .scenario(let scenario) = block.body else { return (nil, []) }
    var diagnostics: [Diagnostic] = []
    let outcome = scenario.evaluated(in: context, &diagnostics)
    return (outcome, diagnostics)
  }

  private mutating func take(
    _ result: (outcome: Outcome?, diagnostics: [Diagnostic]), at place: Place,
    _ pages: [[PageBlock]]
  ) {
    outcomes[place.file][place.block] = result.outcome
    if !result.diagnostics.isEmpty { faults.append((place.file, result.diagnostics)) }
    guard let id = Self.id(of: pages[place.file][place.block]), places[id] == place else { return }
    if let outcome = result.outcome {
      var scenario: Scenario?
      if case .scenario(let written) = pages[place.file][place.block].body { scenario = written }
      scope.add(
        id, outcome.values, amongPossible: outcome.possibleNames, of: scenario)
    } else {
      scope.addFaulty(id)
    }
  }

  /// Works out the blocks that use values of others, in depth-first order of what they use; a circle is an error that prints its
  /// chain.
  private mutating func evaluateDependents(_ pages: [[PageBlock]], _ defaults: ScenarioDefaults) {
    var pending: [Place] = []
    for file in pages.indices {
      for block in pages[file].indices where !Self.references(pages[file][block]).isEmpty {
        pending.append(Place(file: file, block: block))
      }
    }
    var done: Set<Place> = []
    for start in pending where !done.contains(start) {
      // Each entry of the path is a block and how many of its references were followed.
      var path = [(place: start, next: 0)]
      while let (place, next) = path.last {
        let references = Self.references(pages[place.file][place.block])
        if next < references.count {
          path[path.count - 1].next += 1
          guard let target = places[references[next]], !done.contains(target),
            !Self.references(pages[target.file][target.block]).isEmpty
          else { continue }
          if let first = path.firstIndex(where: { $0.place == target }) {
            reportCircle(path[first...].map(\.place), pages)
            for entry in path {
              done.insert(entry.place)
              take((nil, []), at: entry.place, pages)
            }
            path.removeAll()
          } else {
            path.append((target, 0))
          }
          continue
        }
        path.removeLast()
        done.insert(place)
        // The context ends before its scope grows, so that the scope is not copied for each block.
        let block = pages[place.file][place.block]
        let result = Self.evaluate(
          block,
          in: ScenarioContext(
            scope: scope, defaults: defaults, scenarios: scenarios(variedBy: block, pages)))
        take(result, at: place, pages)
      }
    }
  }

  /// The blocks that a block works out again with other values.
  private func scenarios(variedBy block: PageBlock, _ pages: [[PageBlock]]) -> [String: Scenario] {
    guard case .scenario(let own) = block.body else { return [:] }
    var scenarios: [String: Scenario] = [:]
    for id in own.variedBlocks {
      guard let place = places[id],
        case .scenario(let other) = pages[place.file][place.block].body
      else { continue }
      scenarios[id] = other
    }
    return scenarios
  }

  private mutating func reportCircle(_ circle: [Place], _ pages: [[PageBlock]]) {
    let blocks = circle.map { pages[$0.file][$0.block] }
    let names = (blocks + blocks.prefix(1)).map { Self.id(of: $0) ?? "?" }
    guard case .scenario(let first)? = blocks.first?.body else { return }
    let notes = blocks.dropFirst().compactMap { block -> DiagnosticNote? in
      guard case .scenario(let scenario) = block.body else { return nil }
      return DiagnosticNote(at: scenario.block.range, "`\(Self.id(of: block) ?? "?")` is here")
    }
    report(
      Diagnostic(
        .error, "scenario/circular-values", at: first.block.range,
        "values cannot depend on themselves: \(names.joined(separator: " → "))", notes: notes),
      in: circle[0].file)
  }
}
