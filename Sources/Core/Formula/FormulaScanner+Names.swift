import Numbers

extension FormulaScanner {
  /// A dotted name of the notation for values: `real-image.image.distance`, `value."New York"`.
  func name(at start: Int) throws(FormulaFault) -> FormulaToken {
    var parts: [String] = []
    var index = start
    while true {
      if index < text.count, text[index] == "\"" {
        guard let close = text[(index + 1)...].firstIndex(of: "\"") else {
          throw FormulaFault(
            "formula/syntax", at: Span(offset: index, count: 1), "`\"` needs a closing `\"`")
        }
        parts.append(written(index + 1, close))
        index = close + 1
      } else {
        let count = lengthOfPart(from: index)
        parts.append(written(index, index + count))
        index += count
      }
      guard index + 1 < text.count, text[index] == ".", startsPart(text[index + 1]) else { break }
      index += 1
    }
    let span = Span(offset: start, count: index - start)
    return FormulaToken(kind: .name(ValueName(parts)), span: span)
  }

  /// How many code points from here belong to one part of a name.
  func lengthOfPart(from start: Int) -> Int {
    var index = start
    while index < text.count {
      let isHyphen =
        text[index] == "-" && index > start && index + 1 < text.count
        && isNameCharacter(text[index + 1])
      guard isHyphen || isNameCharacter(text[index]) else { break }
      index += 1
    }
    return index - start
  }

  /// A symbol of a law: letters and digits, a subscript, primes; the subscript may stand before or behind the primes.
  func symbol(at start: Int) -> FormulaToken {
    var index = start
    while index < text.count, text[index].isLetter || text[index].isDecimalDigit { index += 1 }
    var base = written(start, index)
    base = Greek.letter(named: base) ?? base
    var subscripted = ""
    var primes = ""
    while index < text.count {
      if isPrime(text[index]) {
        primes += "'"
        index += 1
      } else if text[index] == "_", subscripted.isEmpty {
        let end = endOfSubscript(from: index + 1)
        guard end > index + 1 else { break }
        subscripted = subscriptText(index + 1, end)
        index = end
      } else {
        break
      }
    }
    let name = base + (subscripted.isEmpty ? "" : "_" + subscripted) + primes
    return FormulaToken(
      kind: .name(ValueName(name)), span: Span(offset: start, count: max(index - start, 1)))
  }

  private func endOfSubscript(from start: Int) -> Int {
    let isBraced = start < text.count && text[start] == "{"
    let first = isBraced ? start + 1 : start
    let end = text[first...].firstIndex { !$0.isLetter && !$0.isDecimalDigit } ?? text.count
    guard isBraced else { return end }
    return end > first && end < text.count && text[end] == "}" ? end + 1 : start
  }

  private func subscriptText(_ start: Int, _ end: Int) -> String {
    text[start] == "{" ? written(start + 1, end - 1) : written(start, end)
  }

  private func written(_ start: Int, _ end: Int) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: text[start..<end])
    return result
  }

  private func startsPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isDecimalDigit || scalar == "_" || scalar == "\""
  }

  private func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isDecimalDigit || scalar == "_" || isPrime(scalar)
  }

  private func isPrime(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "′" }
}
