import Diagnostics
import Formula
import Nodes
import Quantities

/// How the author wants values shown, as `units` says: `{power: signed 2 places, image.height: mm}`.
public struct UnitChoices: Sendable, Hashable {
  /// What is asked for one value.
  private struct Named: Sendable, Hashable {
    var name: ValueName
    var choice: DisplayChoice
  }

  /// What is asked for all values of a dimension.
  private struct General: Sendable, Hashable {
    var dimension: Dimension
    var choice: DisplayChoice
  }

  private var named: [Named] = []
  private var general: [General] = []

  public init() {}

  /// The words for all quantities of a kind.
  public static let dimensions: [(word: String, dimension: Dimension)] = [
    ("length", .length), ("power", .power), ("angle", .angle), ("number", .number),
  ]

  /// Reads `units` of a block, and of the course for what the block leaves open.
  ///
  /// - Parameters:
  ///   - own: the block's.
  ///   - course: the course's, in which a name that this block does not have is meant for others.
  ///   - names: the values that blocks of this kind can have.
  ///   - diagnostics: receives what is wrong in the block's.
  public init(
    _ own: NodeMapping?, course: NodeMapping?, names: [ValueName],
    _ diagnostics: inout [Diagnostic]
  ) {
    for entry in own?.entries ?? [] {
      if !add(entry, names, &diagnostics) { Self.reportUnknown(entry, names, &diagnostics) }
    }
    var elsewhere: [Diagnostic] = []
    for entry in course?.entries ?? [] { _ = add(entry, names, &elsewhere) }
  }

  /// What is asked for a value.
  public subscript(name: ValueName) -> DisplayChoice {
    named.first { $0.name == name }?.choice ?? DisplayChoice()
  }

  /// What is asked for kinds of quantities, as a `QuantityStyle` wants it.
  public var byDimension: [(Dimension, DisplayChoice)] {
    general.map { ($0.dimension, $0.choice) }
  }

  /// Adds what a key asks for.
  ///
  /// - Returns: false if the key names nothing.
  private mutating func add(
    _ entry: NodeMapping.Entry, _ names: [ValueName], _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    let word = entry.key.text
    let dimension = Self.dimensions.first { $0.word == word }?.dimension
    let name = names.first { $0.text == word }
    guard dimension != nil || name != nil else { return false }
    guard let scalar = entry.value.scalar else {
      diagnostics.append(
        Diagnostic(
          .error, "scenario/wrong-value", at: entry.value.range,
          "`\(word)` is a unit, `mm` for example"))
      return true
    }
    let choice = DisplayChoice(
      parsing: scalar.text, at: scalar.textRange, reporting: &diagnostics)
    guard let choice else { return true }
    if let dimension { general.append(General(dimension: dimension, choice: choice)) }
    if let name { named.append(Named(name: name, choice: choice)) }
    return true
  }

  private static func reportUnknown(
    _ entry: NodeMapping.Entry, _ names: [ValueName], _ diagnostics: inout [Diagnostic]
  ) {
    let known = dimensions.map { $0.word } + names.map { $0.text }
    let near = NearMiss.of(entry.key.text, among: known)
    diagnostics.append(
      Diagnostic(
        .error, "scenario/unknown-key", at: entry.key.range,
        "`\(entry.key.text)` is neither a value of this block nor a kind of quantity",
        explanation: "The kinds are " + dimensions.map { "`\($0.word)`" }.joined(separator: ", ")
          + ".",
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
  }
}
