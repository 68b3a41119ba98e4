import Diagnostics
import Nodes
import Quantities

/// What came out of a block of one kind: everything that the figures of that kind draw and print, and its named values.
///
/// `OpticsOutcome` and `GraphOutcome` conform; `Outcome` holds one of them.
public protocol ScenarioOutcome: Sendable {
  /// The keys of the kind, those of the mappings inside it too; the common keys are not repeated.
  static var keyTables: [KeyTable] { get }

  /// The values that a block of the kind can have; what is undefined in a case is absent.
  static var valueDescriptions: [ValueDescription] { get }

  /// Reads a block and works it out.
  ///
  /// Everything wrong is added to `diagnostics`; `nil` if nothing can be shown. Unknown keys are reported here, with the common
  /// keys (`BlockSettings.keys`) known; the common keys themselves have been read into `settings`.
  init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic])

  /// The results that can be used by name.
  var values: NamedValues { get }

  /// How this block shows quantities: its units, and what it or the course asks for.
  var style: QuantityStyle { get }
}
