extension Graph {
  /// How many spanning trees the graph has, directions aside; parallel edges make different trees, loops none.
  ///
  /// By Kirchhoff's theorem a determinant, worked out exactly: modulo several primes, the remainders put together. `nil` for the
  /// graph without vertices, above 100 vertices, and if the number is above 2⁵³.
  public var spanningTreeCount: Int? {
    guard order > 0, order <= 100 else { return nil }
    guard isConnected else { return 0 }
    // The number is at most the product of all degrees but one.
    var bound = 1.0
    for vertex in 1..<max(1, order) { bound *= Double(max(1, degree(of: vertex))) }
    var digits: [UInt64] = []
    var product = 1.0
    for prime in Self.primes {
      digits.append(digit(of: reducedLaplacian(modulo: prime), prime, after: digits))
      product *= Double(prime)
      if product > 2 * bound { break }
    }
    guard product > 2 * bound else { return nil }
    // Written in the mixed base of the primes, only the lowest two digits can be there.
    guard digits.dropFirst(2).allSatisfy({ $0 == 0 }) else { return nil }
    let high = digits.count > 1 ? digits[1] : 0
    let count = high.multipliedReportingOverflow(by: Self.primes[0])
    guard !count.overflow, count.partialValue <= UInt64(Self.mostCounted) else { return nil }
    let sum = count.partialValue + digits[0]
    return sum <= UInt64(Self.mostCounted) ? Int(sum) : nil
  }

  /// The ten largest primes with 31 binary digits.
  private static let primes: [UInt64] = [
    2_147_483_647, 2_147_483_629, 2_147_483_587, 2_147_483_579, 2_147_483_563, 2_147_483_549,
    2_147_483_543, 2_147_483_497, 2_147_483_489, 2_147_483_477,
  ]

  /// The Laplacian without its first row and column.
  private func reducedLaplacian(modulo prime: UInt64) -> [[UInt64]] {
    var matrix = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: max(0, order - 1)), count: max(0, order - 1))
    func add(_ value: UInt64, _ row: Int, _ column: Int) {
      guard row > 0, column > 0 else { return }
      matrix[row - 1][column - 1] = (matrix[row - 1][column - 1] + value) % prime
    }
    for edge in edges where !edge.isLoop {
      add(1, edge.start, edge.start)
      add(1, edge.end, edge.end)
      add(prime - 1, edge.start, edge.end)
      add(prime - 1, edge.end, edge.start)
    }
    return matrix
  }

  /// The next digit of the determinant in the mixed base of the primes.
  private func digit(of matrix: [[UInt64]], _ prime: UInt64, after digits: [UInt64]) -> UInt64 {
    var value: UInt64 = 0
    var product: UInt64 = 1
    for (place, digit) in digits.enumerated() {
      value = (value + digit % prime * product) % prime
      product = product * (Self.primes[place] % prime) % prime
    }
    let rest = (determinant(of: matrix, modulo: prime) + prime - value) % prime
    return rest * inverse(of: product, modulo: prime) % prime
  }

  private func determinant(of matrix: [[UInt64]], modulo prime: UInt64) -> UInt64 {
    var rows = matrix
    var result: UInt64 = 1
    for column in rows.indices {
      guard let pivot = (column..<rows.count).first(where: { rows[$0][column] != 0 }) else {
        return 0
      }
      if pivot != column {
        rows.swapAt(pivot, column)
        result = prime - result
      }
      result = result * rows[column][column] % prime
      let scale = inverse(of: rows[column][column], modulo: prime)
      for row in (column + 1)..<max(column + 1, rows.count) where rows[row][column] != 0 {
        let factor = prime - rows[row][column] * scale % prime
        for place in column..<rows.count {
          rows[row][place] = (rows[row][place] + factor * rows[column][place]) % prime
        }
      }
    }
    return result
  }

  /// By Fermat's theorem the power with the exponent p − 2.
  private func inverse(of value: UInt64, modulo prime: UInt64) -> UInt64 {
    var result: UInt64 = 1
    var power = value % prime
    var exponent = prime - 2
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * power % prime }
      power = power * power % prime
      exponent >>= 1
    }
    return result
  }
}
