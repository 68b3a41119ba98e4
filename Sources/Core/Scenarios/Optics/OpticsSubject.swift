import Nodes

/// What an optics block is about; the keys that it has decide.
///
/// Each subject has its own outcome, with its own keys, values and figure.
enum OpticsSubject: CaseIterable {
  /// An object and one thin lens.
  case lens
  /// A mirror, a surface, a lens with thickness, or several elements in a row.
  case system

  init(of body: NodeMapping) {
    self = Self.isSystem(body) ? .system : .lens
  }

  private static func isSystem(_ body: NodeMapping) -> Bool {
    let keys = [
      "elements", "mirror", "surface", "slab", "stop", "near-point", "observer", "vergence-at",
    ]
    return body.entries.contains { keys.contains($0.key.text) }
      || body["lens"]?.value.mapping?["thickness"] != nil
  }
}
