import Diagnostics
import Numbers

extension QuantityReading {
  func missingUnit(_ wanted: Dimension, _ body: ArraySlice<Unicode.Scalar>) -> Fault {
    let written = String(body)
    var solutions: [Solution] = []
    if let unit = proposed ?? Unit.usual(for: wanted) {
      let replacement = written + " " + unit.written
      solutions.append(Solution("write `\(replacement)`", replacement: replacement))
    }
    return fault(
      "quantity/missing-unit", at: body, "\(subject) needs a unit",
      "It is \(wanted.described), in \(listed(Unit.all(of: wanted))).", solutions)
  }

  func unknownUnit(
    _ written: String, at place: ArraySlice<Unicode.Scalar>, _ number: ArraySlice<Unicode.Scalar>
  ) -> Fault {
    let candidates = dimension.map { Unit.all(of: $0) } ?? Unit.all
    let unit = nearest(written, among: candidates) ?? nearest(written, among: Unit.all)
    var solutions: [Solution] = []
    if let unit, dimension == nil || unit.dimension == dimension {
      solutions.append(
        Solution("write `\(String(number)) \(unit.written)`", replacement: unit.written))
    } else if dimension == .number {
      solutions.append(Solution("write the number alone: `\(String(number))`", replacement: ""))
    }
    return fault(
      "quantity/unknown-unit", at: place, "`\(written)` is not a unit",
      "\(dimension == nil ? "The" : "Here the") units are \(listed(candidates.isEmpty ? Unit.all : candidates)).",
      solutions)
  }

  func wrongDimension(
    _ unit: Unit, at place: ArraySlice<Unicode.Scalar>, _ number: ArraySlice<Unicode.Scalar>
  ) -> Fault {
    let wanted = dimension ?? .number
    let units = Unit.all(of: wanted)
    var solutions: [Solution] = []
    if wanted == .number {
      solutions.append(Solution("write the number alone: `\(String(number))`", replacement: ""))
    } else if !units.isEmpty {
      solutions.append(Solution("give \(wanted.described), in \(listed(units))"))
    }
    return fault(
      "quantity/wrong-dimension", at: place,
      "\(subject) is \(wanted.described), but `\(unit.written)` is a unit of \(unit.dimension.kind)",
      nil, solutions)
  }

  func notANumber(_ body: ArraySlice<Unicode.Scalar>) -> Fault {
    let written = String(body)
    if body.isEmpty {
      return fault(
        "quantity/not-a-number", at: text[...], "\(subject) needs \(needed)", nil, [])
    }
    var solutions: [Solution] = []
    var explanation: String?
    if let mended = withDecimalPoint(body) {
      solutions.append(Solution("write `\(mended)`", replacement: mended))
      explanation =
        "The decimal sign is a point in every language; pages print it as their language does."
    } else if body.starts(with: "inf".unicodeScalars) || body.starts(with: "Inf".unicodeScalars) {
      solutions.append(Solution("write `infinity`", replacement: "infinity"))
    } else if body.first == ".", body.dropFirst().first?.isDecimalDigit == true {
      solutions.append(Solution("write `0\(written)`", replacement: "0" + written))
    }
    return fault(
      "quantity/not-a-number", at: body, "\(subject) needs \(needed), and `\(written)` is none",
      explanation, solutions)
  }

  private var needed: String {
    guard let dimension, dimension != .number else { return "a number" }
    return "a number with a unit"
  }

  /// The text with a point for its first comma, if that makes a number of it.
  private func withDecimalPoint(_ body: ArraySlice<Unicode.Scalar>) -> String? {
    guard let comma = body.firstIndex(of: ",") else { return nil }
    var mended = Array(body)
    mended[comma - body.startIndex] = "."
    guard case .success = QuantityReading(String(mended[...]), range, dimension, subject).quantity()
    else { return nil }
    return String(mended[...])
  }

  /// The unit that was probably meant: by its case, by a word for it, or by a slip of the pen.
  private func nearest(_ written: String, among units: [Unit]) -> Unit? {
    let lowercased = written.lowercased()
    if let unit = units.first(where: { $0.hints.contains(written) }) { return unit }
    if let unit = units.first(where: { $0.symbol.lowercased() == lowercased }) { return unit }
    if let unit = units.first(where: { $0.hints.contains(lowercased) }) { return unit }
    guard written.unicodeScalars.count > 1 else { return nil }
    let names = units.flatMap { $0.spellings + $0.hints }.filter { $0.unicodeScalars.count > 1 }
    guard let near = NearMiss.of(written, among: names) else { return nil }
    return units.first { $0.spellings.contains(near) || $0.hints.contains(near) }
  }

  private func listed(_ units: [Unit]) -> String {
    let names = units.map { "`\($0.written)`" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private func fault(
    _ identifier: String, at place: ArraySlice<Unicode.Scalar>, _ summary: String,
    _ explanation: String?, _ solutions: [Solution]
  ) -> Fault {
    Fault(
      diagnostic: Diagnostic(
        .error, identifier, at: range.part(offset: place.startIndex, count: place.count), summary,
        explanation: explanation, solutions: solutions))
  }
}

extension Dimension {
  /// The kind by itself, for a message: `length`.
  var kind: String {
    switch self {
    case .number: "plain numbers"
    case .length: "length"
    case .power: "power"
    case .angle: "angle"
    default: described
    }
  }
}
