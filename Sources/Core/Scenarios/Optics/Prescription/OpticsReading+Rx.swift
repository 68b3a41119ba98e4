import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  private static let example = "+1.50 -0.50 x 180"

  /// Reads `rx`: a text as on a prescription, or a mapping.
  mutating func rx(_ entry: NodeMapping.Entry) -> PrescribedLens? {
    switch entry.value {
    case .scalar(let scalar):
      if scalar.isAbsent { return wrongRx(entry) }
      return rx(text: scalar)
    case .list: return wrongRx(entry)
    case .mapping(let mapping): return rx(mapping, of: entry)
    }
  }

  private mutating func wrongRx(_ entry: NodeMapping.Entry) -> PrescribedLens? {
    report(
      "scenario/wrong-value", entry.value.range,
      "`rx` is sphere, cylinder and axis, `rx: \(Self.example)` for example")
    return nil
  }

  private mutating func rx(text scalar: Scalar) -> PrescribedLens? {
    let text = scalar.text
    let place = { (span: Range<Int>) in scalar.place(of: span) }
    let read: RxText
    do throws(RxText.Fault) {
      read = try RxText(text)
    } catch {
      if reportComma(in: scalar) { return nil }
      report(error, in: text, at: error.span.isEmpty ? scalar.range : place(error.span))
      return nil
    }
    if let axis = read.axis, !(0...180).contains(axis.value) {
      reportAxis(axis.value, at: place(axis.span))
      return nil
    }
    let cylinder = read.cylinder
    for number in [read.sphere, cylinder ?? read.sphere, read.addition ?? read.sphere] {
      let quantity = Quantity(number.value, .power)
      guard isInRange(quantity, at: place(number.span), of: "rx") else { return nil }
    }
    var lens = prescribed(
      Quantity(read.sphere.value, .power, in: .dioptre, places: read.sphere.places),
      Quantity(cylinder?.value ?? 0, .power, in: .dioptre, places: cylinder?.places ?? 2),
      axis: read.axis.map {
        Quantity(Unit.degree.value(of: $0.value), .angle, in: .degree, places: $0.places)
      }, degrees: read.axis?.value)
    lens.addition = read.addition.map {
      Quantity($0.value, .power, in: .dioptre, places: $0.places)
    }
    if let addition = read.addition, !(0...20).contains(addition.value) || addition.value == 0 {
      reportAddition(at: place(addition.span))
      return nil
    }
    for prism in read.prisms {
      guard prism.power.value >= 0, prism.power.value <= 100 else {
        report(
          "optics/prism-out-of-range", place(prism.power.span),
          "a prism of a prescription has 0 to 100 prism dioptres",
          explanation: "Its direction is that of its base.")
        return nil
      }
      lens.prisms.append(
        PrescribedPrism(
          Quantity(
            Unit.prismDioptre.value(of: prism.power.value), .number, in: .prismDioptre,
            places: prism.power.places), prism.base))
    }
    return lens
  }

  private mutating func reportAddition(at place: SourceRange) {
    report(
      "optics/addition-out-of-range", place, "an addition is greater than 0 D, and at most 20 D",
      explanation: "It makes the near portion stronger than the rest of the lens.",
      [Solution("write `add +2.00`, for example")])
  }

  private func prescribed(
    _ sphere: Quantity, _ cylinder: Quantity, axis: Quantity?, degrees: Double?
  ) -> PrescribedLens {
    let orientation = Meridian(degrees: degrees ?? 180)
    var written =
      axis ?? Quantity(orientation.radians, .angle, in: .degree, places: 0)
    // 0° is written 180°.
    if written.value == 0 { written.value = orientation.radians }
    return PrescribedLens(
      model: SpheroCylinder(
        sphere: Power(dioptres: sphere.value), cylinder: Power(dioptres: cylinder.value),
        orientation: orientation),
      source: .prescription, hasWrittenAxis: axis != nil, sphere: sphere, cylinder: cylinder,
      axis: written)
  }

  /// `{sphere: 1.50 D, cylinder: -0.50 D, axis: 180 deg}`.
  private mutating func rx(_ mapping: NodeMapping, of entry: NodeMapping.Entry) -> PrescribedLens? {
    checkKeys(of: mapping, PrescriptionKeys.rx)
    let faults = diagnostics.count
    func finite(_ key: String, _ reading: inout OpticsReading) -> Quantity? {
      guard let entry = mapping[key] else { return nil }
      return reading.finitePower(entry, example: "-0.50 D")
    }
    let sphere = finite("sphere", &self)
    let cylinder = finite("cylinder", &self)
    var axis: Quantity?
    if let entry = mapping["axis"] {
      axis = quantity(entry, as: .angle, example: "180 deg")
      if let radians = axis?.value, !(-1e-12...Double.pi + 1e-12).contains(radians) {
        reportAxis(Unit.degree.amount(of: radians), at: entry.value.range)
      }
    }
    guard diagnostics.count == faults else { return nil }
    if let entry = mapping["cylinder"], axis == nil {
      reportMissingAxis(at: entry.value.range)
      return nil
    }
    if let entry = mapping["axis"], cylinder == nil {
      reportMissingCylinder(at: entry.value.range)
      return nil
    }
    guard sphere != nil || cylinder != nil else { return wrongRx(entry) }
    let none = Quantity(0, .power, in: .dioptre, places: 2)
    return prescribed(
      sphere ?? none, cylinder ?? none, axis: axis,
      degrees: axis.map { Unit.degree.amount(of: $0.value) })
  }

  /// A power that is not infinite.
  mutating func finitePower(_ entry: NodeMapping.Entry, example: String) -> Quantity? {
    guard let power = quantity(entry, as: .power, example: example) else { return nil }
    if power.value.isFinite { return power }
    report("optics/infinite-power", entry.value.range, "the power of a lens is finite")
    return nil
  }

  // MARK: Faults

  private mutating func report(_ fault: RxText.Fault, in text: String, at place: SourceRange) {
    switch fault.kind {
    case .missingAxis: reportMissingAxis(at: place)
    case .missingCylinder: reportMissingCylinder(at: place)
    case .missingBase:
      report(
        "optics/missing-base", place, "a prism needs its base",
        explanation: "The base is `in`, `out`, `up` or `down`.",
        [Solution("write `2Δ base in`, for example")])
    case .repeated(let what):
      report(
        "optics/unreadable-rx", place, "a prescription has one \(what)",
        [Solution("leave one of them out")])
    case .unreadable(let word):
      report(
        "optics/unreadable-rx", place,
        word.isEmpty
          ? "a prescription is sphere, cylinder and axis"
          : "`\(word)` is no part of a prescription",
        explanation: "Write sphere, cylinder, `x` and axis: `\(Self.example)`; or `-2.00 DS`, or "
          + "`plano -1.00 x 90`. Behind that may stand `add +2.00` and `2Δ base in`.")
    }
  }

  /// `-1,25`: what is read if each decimal comma is a point.
  private mutating func reportComma(in scalar: Scalar) -> Bool {
    guard let mended = scalar.text.withDecimalPoints else { return false }
    do throws(RxText.Fault) { _ = try RxText(mended) } catch { return false }
    report(
      "optics/unreadable-rx", scalar.textRange, "a prescription is written with decimal points",
      explanation:
        "The decimal sign is a point in every language; pages print it as their language does.",
      [Solution("write `\(mended)`", replacement: mended)])
    return true
  }

  private mutating func reportMissingAxis(at place: SourceRange) {
    report(
      "optics/missing-axis", place, "a cylinder needs an axis",
      explanation: "Without it nobody knows in which meridian the power is.",
      [Solution("add `x 180` behind it, for example")])
  }

  private mutating func reportMissingCylinder(at place: SourceRange) {
    report(
      "optics/missing-cylinder", place, "an axis needs a cylinder before it",
      explanation: "Sphere, cylinder and axis are written in this order: `\(Self.example)`.",
      [Solution("leave the axis out for a sphere alone")])
  }

  private mutating func reportAxis(_ degrees: Double, at place: SourceRange) {
    let near = Meridian(degrees: min(max(degrees, -1e6), 1e6)).degrees
    let isWhole = near == near.rounded()
    report(
      "optics/axis-out-of-range", place, "an axis lies between 0° and 180°",
      explanation: "An axis is a line, and 190° is the same line as 10°.",
      isWhole ? [Solution("write `\(Int(near))`", replacement: "\(Int(near))")] : [])
  }
}
