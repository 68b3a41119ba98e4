import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `medium`: one for both sides, or one before and one after; air where nothing is said. `nil` if it is wrong.
  mutating func media(_ entry: NodeMapping.Entry?) -> OpticsMedia? {
    guard let entry else { return OpticsMedia() }
    guard let mapping = entry.value.mapping else {
      return medium(entry.value, of: "medium").map { OpticsMedia(before: $0, after: $0) }
    }
    checkKeys(of: mapping, OpticsKeys.medium)
    var media = OpticsMedia()
    if let before = mapping["before"] {
      guard let medium = medium(before.value, of: "before") else { return nil }
      media.before = medium
    }
    if let after = mapping["after"] {
      guard let medium = medium(after.value, of: "after") else { return nil }
      media.after = medium
    }
    return media
  }

  /// A medium by name, or by its index.
  mutating func medium(_ node: Node, of key: String) -> Medium? {
    guard let scalar = node.scalar, !scalar.isAbsent else {
      report(
        "scenario/wrong-value", node.range,
        "`\(key)` is a refractive index or a name, `1.33` or `water` for example")
      return nil
    }
    if let medium = Medium(named: scalar.text, at: line) { return medium }
    if Medium(named: scalar.text) != nil {
      reportNoIndex(of: "`\(scalar.text)`", at: scalar.range)
      return nil
    }
    if let first = scalar.text.unicodeScalars.first, first.properties.isAlphabetic,
      !isNoFiniteNumber(scalar.text)
    {
      reportUnknownMedium(scalar, of: key)
      return nil
    }
    guard let index = quantity(scalar, as: .number, of: key) else { return nil }
    return checkedIndex(index.value, of: key, at: scalar.range).map { Medium(index: $0) }
  }

  /// True for a word that stands for a number, such as `infinity`, and for no medium.
  private func isNoFiniteNumber(_ word: String) -> Bool {
    ["infinity", "inf", "nan"].contains(word.lowercased())
  }

  private mutating func reportUnknownMedium(_ scalar: Scalar, of key: String) {
    let names = Medium.named.compactMap { $0.name }
    // The glass of today is called N-BK7 where its forerunner was BK7.
    let successor = names.first { $0.lowercased() == "n-" + scalar.text.lowercased() }
    let near = successor ?? NearMiss.of(scalar.text, among: names)
    report(
      "optics/unknown-medium", scalar.range, "`\(scalar.text)` is not a known medium or glass",
      explanation: "Known are " + names.map { "`\($0)`" }.joined(separator: ", ")
        + ". For another, write its refractive index.",
      near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }
}
