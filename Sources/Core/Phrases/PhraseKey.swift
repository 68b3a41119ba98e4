/// The name of a phrase. A module that puts words on a page has one enumeration of its phrases; the phrasebook of each
/// language must have them all.
public protocol PhraseKey: CaseIterable, Sendable {
  /// The key in the phrasebook file: `optics.alt.real-image`.
  var rawValue: String { get }
}
