import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// A glass by name, or one of the author's own: by coefficients, or by index and Abbe number.
  mutating func glass(_ entry: NodeMapping.Entry) -> Medium? { glass(entry.value, of: "glass") }

  mutating func glass(_ node: Node, of key: String) -> Medium? {
    guard let mapping = node.mapping else { return medium(node, of: key) }
    checkKeys(of: mapping, OpticsKeys.glass)
    let dispersion: Dispersion?
    if let entry = mapping["sellmeier"] {
      if let other = mapping["index"] ?? mapping["abbe-number"] {
        report(
          "optics/two-dispersions", other.key.range,
          "`sellmeier` and `\(other.key.text)` both say how the glass disperses light",
          notes: [DiagnosticNote(at: entry.key.range, "the first of them")],
          [Solution("leave one of them out")])
        return nil
      }
      dispersion = sellmeier(entry)
    } else {
      dispersion = abbe(mapping, at: node.range)
    }
    guard let dispersion else { return nil }
    guard let index = dispersion.index(at: line) else {
      reportNoIndex(of: "this glass", at: node.range)
      return nil
    }
    return Medium(index: index, dispersion: dispersion)
  }

  mutating func reportNoIndex(of subject: String, at place: SourceRange) {
    report(
      "optics/no-index-at-wavelength", place,
      "\(subject) has no refractive index at this wavelength",
      explanation:
        "Its formula gives none: the wavelength is at a resonance, or far from where the "
        + "coefficients hold.")
  }

  /// `{B: [1.04, 0.23, 1.01], C: [0.006, 0.02, 103.6]}`, C in µm².
  private mutating func sellmeier(_ entry: NodeMapping.Entry) -> Dispersion? {
    guard let mapping = mapping(entry, example: "{B: [1.04, 0.23, 1.01], C: [0.006, 0.02, 103.6]}")
    else { return nil }
    checkKeys(of: mapping, OpticsKeys.sellmeier)
    guard let first = mapping["B"], let second = mapping["C"] else {
      if hasOnlyKeys(of: OpticsKeys.sellmeier, mapping) {
        report(
          "optics/incomplete-sellmeier", entry.key.range,
          "`sellmeier` needs `B` and `C`, with as many numbers each",
          [Solution("write `{B: [1.04, 0.23, 1.01], C: [0.006, 0.02, 103.6]}`, for example")])
      }
      return nil
    }
    guard let strengths = numbers(first), let resonances = numbers(second) else { return nil }
    guard (1...3).contains(strengths.count), strengths.count == resonances.count else {
      report(
        "optics/incomplete-sellmeier", second.value.range,
        "`B` and `C` have as many numbers each, one to three")
      return nil
    }
    return .sellmeier(Sellmeier(strengths, resonances))
  }

  private mutating func numbers(_ entry: NodeMapping.Entry) -> [Double]? {
    var numbers: [Double] = []
    for item in items(entry.value) {
      guard let scalar = item.scalar, !scalar.isAbsent else {
        report("scenario/wrong-value", item.range, "`\(entry.key.text)` is a list of numbers")
        return nil
      }
      guard let number = quantity(scalar, as: .number, of: entry.key.text) else { return nil }
      guard number.value.isFinite else {
        report("scenario/wrong-value", item.range, "a coefficient is finite")
        return nil
      }
      numbers.append(number.value)
    }
    return numbers
  }

  /// `{index: 1.573, abbe-number: 57.4}`.
  private mutating func abbe(_ mapping: NodeMapping, at place: SourceRange) -> Dispersion? {
    guard let first = mapping["index"], let second = mapping["abbe-number"] else {
      if hasOnlyKeys(of: OpticsKeys.glass, mapping) {
        report(
          "optics/incomplete-glass", place,
          "a glass of one's own needs `sellmeier`, or `index` and `abbe-number`",
          [Solution("write `{index: 1.573, abbe-number: 57.4}`, for example")])
      }
      return nil
    }
    guard let index = index(first),
      let number = quantity(second, as: .number, example: "57.4")
    else { return nil }
    if (5...200).contains(number.value) {
      return .cauchy(index: index, abbeNumber: number.value)
    }
    report(
      "optics/abbe-number-out-of-range", second.value.range,
      "an Abbe number lies between 5 and 200",
      explanation: "Crown glasses have about 60, flint glasses about 30.")
    return nil
  }
}
