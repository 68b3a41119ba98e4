import Diagnostics

extension DiagnosticCode {
  /// Every code, sorted by identifier.
  public static let all: [DiagnosticCode] = {
    let lists: [[DiagnosticCode]] = [
      bibliography, bibliographyFields, citation, code, codeIncludes, foreign, foreignBlocks,
      formula, formulaBlocks, frontMatter, glossary, glossaryPlaces, graph, graphDocuments,
      graphEdges, graphInputs,
      graphLayouts, graphParts, graphRuns, graphShapes, graphTables,
      index, link, markdown, markdownBlocks, markdownIncludes, markdownText, math, mathCommands,
      mathText,
      optics, opticsEyes, opticsGlass, opticsMedia, opticsObject, opticsPrescription, opticsPrisms,
      opticsRays, opticsShown, opticsSpectacles, opticsSweep, opticsSystem, opticsTrace, output,
      plot,
      plotCurves, quantity, references, scenario, scenarioKeys, site, template, yaml, yamlText,
    ]
    return lists.flatMap { $0 }.sorted { $0.identifier < $1.identifier }
  }()

  /// The areas in the order of the alphabet.
  public static let areas: [String] = all.reduce(into: []) { areas, code in
    if areas.last != code.area { areas.append(code.area) }
  }

  /// The code of an identifier; `nil` if there is none.
  public init?(_ identifier: String) {
    guard let code = Self.byIdentifier[identifier] else { return nil }
    self = code
  }

  /// The codes of an area, sorted; empty if there is no such area.
  public static func codes(of area: String) -> [DiagnosticCode] {
    all.filter { $0.area == area }
  }

  /// What an author probably meant by an identifier that is unknown: the whole of it misspelled, or the right words in another area.
  public static func nearMiss(of identifier: String) -> String? {
    if let what = identifier.split(separator: "/").last,
      let same = all.first(where: { $0.identifier.hasSuffix("/" + what) })
    {
      return same.identifier
    }
    return NearMiss.of(identifier, among: all.map(\.identifier))
  }

  private static let byIdentifier: [String: DiagnosticCode] = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
}
