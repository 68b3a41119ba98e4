import Nodes

/// What an optics block is about; the keys that it has decide.
///
/// Each subject has its own outcome, with its own keys, values and figure.
enum OpticsSubject: CaseIterable {
  /// An object and one thin lens.
  case lens

  init(of body: NodeMapping) {
    self = .lens
  }
}
