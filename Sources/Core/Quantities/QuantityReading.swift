import Diagnostics
import Numbers

/// One reading of an author's quantity: the text, where it stands, and what is wanted there.
struct QuantityReading {
  /// Why there is no quantity.
  struct Fault: Error {
    var diagnostic: Diagnostic
  }

  let text: [Unicode.Scalar]
  let range: SourceRange
  let dimension: Dimension?
  let subject: String
  /// What is proposed where the unit is missing.
  let proposed: Unit?

  init(
    _ text: String, _ range: SourceRange, _ dimension: Dimension?, _ subject: String,
    proposing unit: Unit? = nil
  ) {
    proposed = unit
    self.text = Array(text.unicodeScalars)
    self.range = range
    self.dimension = dimension
    self.subject = subject
  }

  /// Reads the number, then its unit.
  func quantity() -> Result<Quantity, Fault> {
    let first = text.firstIndex { !$0.isBlank } ?? text.endIndex
    let last = text.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? text.endIndex
    let body = text[first..<max(first, last)]
    guard let (number, count) = WrittenNumber.prefix(of: body), !hasDecimalComma(body, count)
    else { return .failure(notANumber(body)) }
    let rest = body[(body.startIndex + count)...].drop { $0.isBlank }
    let written = String(rest)
    if rest.isEmpty { return withoutUnit(number, body) }
    guard let unit = Unit(written: written.joiningBlanks) else {
      return .failure(unknownUnit(written, at: rest, body[..<(body.startIndex + count)]))
    }
    if let dimension, unit.dimension != dimension {
      return .failure(wrongDimension(unit, at: rest, body[..<(body.startIndex + count)]))
    }
    let value = unit.value(of: number.value)
    guard value.isFinite || number.value.isInfinite else { return .failure(notANumber(body)) }
    return .success(Quantity(value, unit.dimension, in: unit, places: number.writtenPlaces))
  }

  private func withoutUnit(
    _ number: WrittenNumber, _ body: ArraySlice<Unicode.Scalar>
  ) -> Result<Quantity, Fault> {
    let wanted = dimension ?? .number
    if wanted == .number || number.value.isInfinite {
      return .success(Quantity(number.value, wanted, places: number.writtenPlaces))
    }
    return .failure(missingUnit(wanted, body))
  }

  /// `7,5 cm`: the number ends at a comma with digits behind it.
  private func hasDecimalComma(_ body: ArraySlice<Unicode.Scalar>, _ count: Int) -> Bool {
    let rest = body[(body.startIndex + count)...]
    return rest.first == "," && rest.dropFirst().first?.isDecimalDigit == true
  }
}

extension WrittenNumber {
  /// The places for `Quantity.places`; none for infinity and for fractions, which are shown as what they are worth.
  var writtenPlaces: Int? { lastDigit > 0 ? places : nil }
}

extension String {
  /// One space for each run of blanks: `prism  D` is `prism D`.
  var joiningBlanks: String {
    var result = ""
    var isAfterBlank = false
    for scalar in unicodeScalars {
      if scalar.isBlank {
        isAfterBlank = true
        continue
      }
      if isAfterBlank, !result.isEmpty { result += " " }
      isAfterBlank = false
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}
