import Diagnostics
import Graphs
import Nodes
import Numbers

extension GraphReading {
  /// A cell of a matrix: how many edges there are, or the weight of one; `nil` for an empty cell.
  private struct Cell {
    var number: Double?
    var place: SourceRange
  }

  /// `matrix`: rows of numbers. Without an empty cell (`_`, `∞`) they say how many edges there are, with one they are weights.
  mutating func readMatrix(_ entry: NodeMapping.Entry) {
    guard let rows = cells(of: entry), makeVertices(rows.count, for: entry) else { return }
    let isWeighted = rows.contains { $0.contains { $0.number == nil } }
    if !isWeighted, !checkCounts(rows) { return }
    let asymmetry = asymmetry(of: rows)
    if isDirected == false, let place = asymmetry {
      report(
        "graph/asymmetric-matrix", rows[place.row][place.column].place,
        "the matrix of an undirected graph is symmetric",
        explanation: "Row \(place.row + 1), column \(place.column + 1) differs from row "
          + "\(place.column + 1), column \(place.row + 1), and the block says `directed: false`.")
      return
    }
    let isArcs = isDirected ?? (asymmetry != nil)
    for row in rows.indices {
      for column in rows.indices where isArcs || column >= row {
        let cell = rows[row][column]
        guard let number = cell.number else { continue }
        var edge = Edge(from: row, to: column, directed: isArcs)
        if isWeighted {
          edge.weight = number
          add(edge, at: cell.place)
          continue
        }
        guard let count = count(of: number, isLoop: row == column && !isArcs, cell.place) else {
          return
        }
        for _ in 0..<count where graph.size < Self.most.size { add(edge, at: cell.place) }
      }
    }
  }

  /// The cells, row by row, as many in each row as there are rows.
  private mutating func cells(of entry: NodeMapping.Entry) -> [[Cell]]? {
    guard let list = entry.value.list else {
      report(
        "graph/wrong-value", entry.value.range,
        "`matrix` is a list of rows, `[[0, 1], [1, 0]]` for example")
      return nil
    }
    var rows: [[Cell]] = []
    for item in list.items {
      guard let row = item.list else {
        report("graph/wrong-value", item.range, "a row of a matrix is a list of numbers")
        return nil
      }
      guard row.items.count == list.items.count else {
        report(
          "graph/uneven-matrix", row.range,
          "a matrix has as many columns as rows",
          explanation: "There are \(list.items.count) rows, and \(row.items.count) numbers stand "
            + "in this one.")
        return nil
      }
      var cells: [Cell] = []
      for item in row.items {
        guard let cell = cell(item) else { return nil }
        cells.append(cell)
      }
      rows.append(cells)
    }
    return rows
  }

  private mutating func cell(_ item: Node) -> Cell? {
    if let text = item.scalar?.text {
      if ["_", "∞", "infinity"].contains(text) { return Cell(number: nil, place: item.range) }
      if let number = WrittenNumber(parsing: text), abs(number.value) <= 1e15 {
        return Cell(number: number.value, place: item.range)
      }
    }
    report(
      "graph/not-a-number", item.range, "a cell of a matrix is a number, or `_` for no edge",
      explanation: "Numbers are written like `4`, `-2.5` or `1e3`, and are at most 10¹⁵ in size.")
    return nil
  }

  /// False, with a diagnostic, if a cell is no number of edges.
  private mutating func checkCounts(_ rows: [[Cell]]) -> Bool {
    for row in rows {
      for cell in row {
        guard let number = cell.number else { continue }
        if number >= 0, number == number.rounded(), number <= 1000 { continue }
        report(
          "graph/not-a-count", cell.place, "a cell says how many edges there are, from 0 to 1000",
          explanation: "In a matrix of weights `_` stands where there is no edge, and then every "
            + "number is a weight.")
        return false
      }
    }
    return true
  }

  private func asymmetry(of rows: [[Cell]]) -> (row: Int, column: Int)? {
    for row in rows.indices {
      for column in 0..<row where rows[row][column].number != rows[column][row].number {
        return (row, column)
      }
    }
    return nil
  }

  /// How many edges a cell stands for: an undirected loop counts two.
  private mutating func count(of number: Double, isLoop: Bool, _ place: SourceRange) -> Int? {
    let count = Int(number)
    guard isLoop else { return count }
    if count % 2 == 0 { return count / 2 }
    report(
      "graph/half-loop", place, "a loop counts two on the diagonal of an undirected graph",
      explanation: "So the sum of a row is the degree of its vertex. "
        + "With `directed: true` a loop counts one.",
      [Solution("write `\(count + 1)`", replacement: "\(count + 1)")])
    return nil
  }
}
