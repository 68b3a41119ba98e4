import Geometry

/// A first guess for a stress layout: classical scaling on a few pivots that lie far apart (Brandes and Pich, "Eigensolver
/// methods for progressive multidimensional scaling of large data", 2006).
struct PivotStart {
  let positions: [Point]

  init(_ graph: HopDistances, pivotCount: Int = 12) {
    let count = graph.count
    let pivots = Self.pivots(of: graph, count: min(pivotCount, count))
    let columns = pivots.count
    var centred = [Double](repeating: 0, count: count * columns)
    for (column, pivot) in pivots.enumerated() {
      for row in 0..<count {
        let hops = Double(graph.hops[pivot * count + row])
        centred[row * columns + column] = hops * hops
      }
    }
    Self.centre(&centred, rows: count, columns: columns)
    let product = Self.product(of: centred, rows: count, columns: columns)
    let first = Self.mainDirection(of: product, size: columns, besides: nil)
    let second = Self.mainDirection(of: product, size: columns, besides: first)
    var positions: [Point] = []
    for row in 0..<count {
      var x = 0.0
      var y = 0.0
      for column in 0..<columns {
        x += centred[row * columns + column] * first[column]
        y += centred[row * columns + column] * second[column]
      }
      positions.append(Point(x, y))
    }
    self.positions = positions
  }

  /// Pivots, each as far as possible from those before it.
  private static func pivots(of graph: HopDistances, count: Int) -> [Int] {
    guard count > 0 else { return [] }
    var pivots = [0]
    var nearest = (0..<graph.count).map { graph.hops[$0] }
    while pivots.count < count {
      var farthest = 0
      for vertex in 0..<graph.count where nearest[vertex] > nearest[farthest] { farthest = vertex }
      pivots.append(farthest)
      for vertex in 0..<graph.count {
        nearest[vertex] = min(nearest[vertex], graph.hops[farthest * graph.count + vertex])
      }
    }
    return pivots
  }

  /// Subtracts the means of rows and columns and halves with the opposite sign, as classical scaling does.
  private static func centre(_ matrix: inout [Double], rows: Int, columns: Int) {
    var rowMeans = [Double](repeating: 0, count: rows)
    var columnMeans = [Double](repeating: 0, count: columns)
    var mean = 0.0
    for row in 0..<rows {
      for column in 0..<columns {
        let value = matrix[row * columns + column]
        rowMeans[row] += value / Double(columns)
        columnMeans[column] += value / Double(rows)
        mean += value / Double(rows * columns)
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * columns + column
        matrix[index] = (rowMeans[row] + columnMeans[column] - mean - matrix[index]) / 2
      }
    }
  }

  /// The transposed matrix times the matrix.
  private static func product(of matrix: [Double], rows: Int, columns: Int) -> [Double] {
    var product = [Double](repeating: 0, count: columns * columns)
    for row in 0..<rows {
      for left in 0..<columns {
        let factor = matrix[row * columns + left]
        for right in 0..<columns {
          product[left * columns + right] += factor * matrix[row * columns + right]
        }
      }
    }
    return product
  }

  /// The eigenvector with the largest eigenvalue, or the next one, by power iteration.
  private static func mainDirection(of matrix: [Double], size: Int, besides other: [Double]?)
    -> [Double]
  {
    var chance = Chance(seed: other == nil ? 1 : 2)
    var vector = (0..<size).map { _ in chance.next() - 0.5 }
    for _ in 0..<40 {
      var next = [Double](repeating: 0, count: size)
      for row in 0..<size {
        for column in 0..<size { next[row] += matrix[row * size + column] * vector[column] }
      }
      if let other {
        var along = 0.0
        for index in 0..<size { along += next[index] * other[index] }
        for index in 0..<size { next[index] -= along * other[index] }
      }
      let length = next.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length > 1e-12 else { return [Double](repeating: 0, count: size) }
      vector = next.map { $0 / length }
    }
    return vector
  }
}
